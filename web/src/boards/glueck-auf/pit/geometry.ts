/** Measures of the section through a mine, in units of its drawing. */
import type { CartView } from '../../../generated/glueck-auf';
import { LEVELS, type Level } from '../../../art/coal';
import type { Layout } from '../../../table/board';

export const DEPTHS = [1, 2, 3, 4] as const;
export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];

/** How far sky and rock go on beyond the wide drawing, for windows of another shape. */
export const BEYOND = 900;

export type Geometry = {
  width: number;
  height: number;
  /** The axis of the shaft. */
  cx: number;
  /** Where the surface strip begins. */
  top: number;
  /** From there to the roof of level 1. */
  surface: number;
  /** From one level to the next. */
  pitch: number;
  cavity: number;
  shaft: number;
  landing: number;
  tile: number;
  cart: number;
  /** How far a tunnel may reach from the shaft before its tiles shrink. */
  reach: number;
  cage: { width: number; height: number };
  ghost: number;
};

export const GEOMETRY: Readonly<Record<Layout, Geometry>> = {
  wide: {
    width: 1440,
    height: 766,
    cx: 720,
    top: 286,
    surface: 84,
    pitch: 95,
    cavity: 70,
    shaft: 96,
    landing: 66,
    tile: 102,
    cart: 40,
    reach: 392,
    cage: { width: 80, height: 54 },
    ghost: 56,
  },
  phone: {
    width: 390,
    height: 436,
    cx: 195,
    top: 0,
    surface: 72,
    pitch: 89,
    cavity: 66,
    shaft: 76,
    landing: 37,
    tile: 60,
    cart: 26,
    reach: 157,
    cage: { width: 66, height: 52 },
    ghost: 54,
  },
};

/** The roof of a tunnel. */
export function roof(g: Geometry, level: number): number {
  return g.top + g.surface + (level - 1) * g.pitch;
}

/** What the cage stands on; level 0 is the surface. */
export function floor(g: Geometry, level: number): number {
  return level === 0 ? g.top + g.surface - 16 : roof(g, level) + g.cavity;
}

export function wall(g: Geometry, side: Side): number {
  return g.cx + (side === 'light' ? -g.shaft : g.shaft) / 2;
}

/** A cart with its place in the view: cubes are called by it. */
export type Standing = { cart: CartView; index: number; x: number };
export type Gallery = { from: number; width: number; carts: readonly Standing[] };
export type Tunnel = {
  level: Level;
  side: Side;
  length: number;
  /** Width of its carts. */
  cart: number;
  printed: readonly Standing[];
  tiles: readonly Gallery[];
};

/** A tile with one cart needs less room than one with two, once room is scarce. */
const SINGLE = 0.64;
/** A pair of carts is this many carts wide. */
const PAIR = 2.17;
const MARGIN = 10;

/** The tunnel on one side of a level, with everything that stands in it. */
export function tunnel(g: Geometry, carts: readonly CartView[], level: Level, side: Side): Tunnel {
  const here = carts
    .map((cart, index) => ({ cart, index }))
    .filter(({ cart }) => LEVELS[cart.color] === level && cart.side === side);
  const numbers = [...new Set(here.map(({ cart }) => cart.tile).filter((tile) => tile !== null))];
  const loads = numbers.map((tile) => here.filter(({ cart }) => cart.tile === tile));
  const { widths, pair } = widthsOf(
    g,
    loads.map((load) => load.length),
  );
  const width = Math.min(g.cart, (pair - MARGIN) / PAIR);
  const dir = side === 'light' ? -1 : 1;
  const at = (distance: number): number => wall(g, side) + dir * distance;
  let from = g.landing;
  const tiles = loads.map((load, n) => {
    const span = widths[n] ?? 0;
    const middle = at(from + span / 2 - (span > 60 ? 2 : 0));
    const gallery = {
      from,
      width: span,
      carts: load.map((one, i) => ({ ...one, x: middle + (i - (load.length - 1) / 2) * width * 1.17 })),
    };
    from += span;
    return gallery;
  });
  const printed = here
    .filter(({ cart }) => cart.tile === null)
    .map((one) => ({ ...one, x: at(g.landing / 2 + (g.landing < 50 ? 3 : 0)) }));
  return { level, side, length: from, cart: width, printed, tiles };
}

/** How wide each tile is, and how wide one with two carts would be. */
function widthsOf(g: Geometry, carts: readonly number[]): { widths: readonly number[]; pair: number } {
  const room = g.reach - g.landing;
  if (carts.length * g.tile <= room) return { widths: carts.map(() => g.tile), pair: g.tile };
  const weights = carts.map((n): number => (n > 1 ? 1 : SINGLE));
  const unit = Math.min(g.tile, room / weights.reduce((a, b) => a + b));
  return { widths: weights.map((weight) => weight * unit), pair: unit };
}
