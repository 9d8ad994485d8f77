/** What may be touched underground: levels for the cage, coal in carts, in the cage and in the store. */
import type { ReactNode } from 'react';
import type { GlueckAufView, SeatView } from '../../../generated/glueck-auf';
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import { useTarget } from '../../../table/board';
import { KeyBadge } from '../surface/lights';
import type { Rect } from '../surface/parts';
import { bins, heaps } from './Bench';
import { type Berth, cageOf } from './cubes';
import { DEPTHS, floor, type Geometry, type Tunnel } from './geometry';
import { Lamps } from './Lamps';
import { decks, footing } from './Shaft';

type Props = { g: Geometry; view: GlueckAufView; seat: number; tunnels: readonly Tunnel[] };

export function Targets({ g, view, seat, tunnels }: Props): ReactNode {
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const foot = footing(g, mine.cage_level);
  return (
    <>
      {[0, ...DEPTHS].map((level) => (
        <Ghost key={level} g={g} level={level} isUp={level < mine.cage_level} />
      ))}
      {/* below the coal that lies in it */}
      <Lamps id="store" rings={[bins(g)]} />
      {COMPONENTS.colors.map((color) => (
        <g key={color}>
          <Lamps id={`cart:${color}`} rings={tubs(g, tunnels, mine.cage_level, color)} />
          <Lamps id={`cage:${color}`} {...inCage(g, foot, cageOf(view, seat), color)} isTight />
          <Lamps id={`store:${color}`} {...inStore(g, mine, color)} />
        </g>
      ))}
    </>
  );
}

/** Where the cage may go: an arrow in the shaft. */
function Ghost({ g, level, isUp }: { g: Geometry; level: number; isUp: boolean }): ReactNode {
  const id = `level:${level}`;
  const { key } = useTarget(id);
  const w = g.cage.width;
  const h = level === 0 ? 50 : g.ghost;
  const y = level === 0 ? floor(g, 0) + (g.top === 0 ? 4 : 0) : floor(g, level) - 4;
  const box = { x: g.cx - w / 2, y: y - h, w, h };
  const isKeyed = key !== null;
  return (
    <Lamps id={id} rings={[box]}>
      <g pointerEvents="none">
        <rect className="ga-focus" x={box.x - 6} y={box.y - 6} width={w + 12} height={h + 12} rx={10} fill="none" />
        <rect className="gl-ghost-halo" x={box.x - 3} y={box.y - 3} width={w + 6} height={h + 6} rx={8} />
        <rect className="gl-ghost" x={box.x} y={box.y} width={w} height={h} rx={6} />
        <path
          transform={`translate(${isKeyed ? g.cx - 12 : g.cx} ${y - h / 2}) ${isUp ? '' : 'scale(1 -1)'}`}
          d="M0 11V-10M-9 -1 0 -10 9 -1"
          className="gl-arrow"
        />
        {isKeyed && (
          <KeyBadge x={g.cx + 20} y={y - h / 2}>
            {key.toUpperCase()}
          </KeyBadge>
        )}
      </g>
    </Lamps>
  );
}

/** Carts at the level of the cage that hold this coal. */
function tubs(g: Geometry, tunnels: readonly Tunnel[], level: number, color: string): readonly Rect[] {
  return tunnels
    .filter((tunnel) => tunnel.level === level)
    .flatMap((tunnel) =>
      [...tunnel.printed, ...tunnel.tiles.flatMap((tile) => tile.carts)]
        .filter(({ cart }) => cart.cube === color)
        .map(({ x }) => {
          const w = tunnel.cart + 6;
          return { x: x - w / 2, y: floor(g, level) - 3 - w, w, h: w };
        }),
    );
}

type Lights = { rings: readonly Rect[]; hits: readonly Rect[] };

function inCage(g: Geometry, foot: number, berths: readonly Berth[], color: string): Lights {
  const rings = decks(g)
    .filter((_, i) => berths[i]?.color === color)
    .map(({ x, y, s }) => ({ x: g.cx + x + 1, y: foot + y + 1, w: s - 2, h: s - 2 }));
  return { rings, hits: rings.map(({ x, y, w, h }) => ({ x: x - 3, y: y - 4, w: w + 6, h: h + 8 })) };
}

function inStore(g: Geometry, mine: SeatView, color: string): Lights {
  const box = bins(g);
  const rings = heaps(g, mine.store)
    .filter((heap) => heap.color === color)
    .map(({ x, y, w, h }) => ({ x: x - 3, y: y - 3, w: w + 6, h: h + 6 }));
  const reach = 44;
  return {
    rings,
    hits: rings.map(({ x, w }) => ({
      x: rings.length > 1 ? x : x + w / 2 - Math.min(reach, w + 10) / 2,
      y: box.y - 4,
      w: Math.min(reach, w + 10),
      h: reach,
    })),
  };
}
