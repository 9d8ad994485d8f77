/** The names of the cities, in spaced letters across their land where nothing else stands. */
import type { Point, Rect } from '../../../art/svg';
import { around, boxAt, grid } from './geometry';
import type { Claim, Ground } from './ground';
import { chartOf } from './labels';
import { Raster } from './raster';
import { cornerObstacles, type Corners } from './ornaments';
import { symbols, tracks } from './symbols';

export type Lettering = {
  region: Claim['region'];
  name: string;
  at: Point;
  angle: number;
  size: number;
  spacing: number;
};

const ON_THINGS = 1.2;
const TURNS = [0, -10, 12, -24, 26];
const SIZES = [
  { size: 24, spacing: 16 },
  { size: 22, spacing: 10 },
  { size: 18, spacing: 6 },
];

export function regionNames(ground: Ground, corners: Corners, names: readonly Rect[]): Lettering[] {
  const taken = chartOf([
    ...symbols(ground),
    ...tracks(ground),
    ...cornerObstacles(corners),
    ...names.map((box) => ({ ...box, weight: 3 })),
  ]);
  return Object.entries(ground.facts.regions).flatMap(([id, name]) => {
    const region = id as Claim['region'];
    const own = [...ground.claims.values()].filter((claim) => claim.region === region);
    const best = own.length === 0 ? undefined : bestLettering(region, name.toUpperCase(), own, taken);
    return best === undefined ? [] : [best];
  });
}

function bestLettering(
  region: Claim['region'],
  name: string,
  claims: readonly Claim[],
  taken: Raster,
): Lettering | undefined {
  const land = around(claims.flatMap(({ shape }) => shape));
  const inside = new Raster(land);
  for (const { shape } of claims) inside.addShape(shape, 1);
  let best: Lettering | undefined;
  let least = Infinity;
  for (const [i, { size, spacing }] of SIZES.entries())
    for (const at of grid(land, 22, 22))
      for (const angle of TURNS) {
        const letters = letterBoxes({ name, at, angle, size, spacing });
        const cost = i * 25 + Math.abs(angle) / 2 + letterCost(letters, inside, taken);
        if (cost < least) [best, least] = [{ region, name, at, angle, size, spacing }, cost];
      }
  return best;
}

/** The boxes of its letters. */
export function letterBoxes({ name, at, angle, size, spacing }: Omit<Lettering, 'region'>): Rect[] {
  const pitch = 0.72 * size + spacing;
  const turn = (angle * Math.PI) / 180;
  return [...name].map((_, i) => {
    const along = (i - (name.length - 1) / 2) * pitch;
    return boxAt(
      { x: at.x + along * Math.cos(turn), y: at.y - size / 3 + along * Math.sin(turn) },
      0.7 * size,
      0.8 * size,
    );
  });
}

function letterCost(letters: readonly Rect[], inside: Raster, taken: Raster): number {
  let cost = 0;
  for (const letter of letters) cost += ON_THINGS * taken.sum(letter) + letter.w * letter.h - inside.sum(letter);
  return cost;
}
