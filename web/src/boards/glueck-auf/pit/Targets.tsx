/** What may be touched underground: levels for the cage, coal in carts, in the cage and in the store. */
import type { ReactNode } from 'react';
import type { GlueckAufView, SeatView } from '../../../generated/glueck-auf';
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import { useTarget } from '../../../table/board';
import { KeyBadge } from '../../../art/lights';
import { bins, heaps } from './Bench';
import { type Berth, cageOf } from './cubes';
import { DEPTHS, floor, type Geometry, type Tunnel } from './geometry';
import { type Lamp, Lamps } from './Lamps';
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
      <Lamps id="store" at={[{ ring: bins(g) }]} />
      {COMPONENTS.colors.map((color) => (
        <g key={color}>
          <Lamps id={`cart:${color}`} at={tubs(g, tunnels, mine.cage_level, color)} />
          <Lamps id={`cage:${color}`} at={inCage(g, foot, cageOf(view, seat), color)} isTight />
          <Lamps id={`store:${color}`} at={inStore(g, mine, color)} />
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
  return (
    <Lamps id={id} at={[{ ring: box }]}>
      <g pointerEvents="none">
        <rect className="lit-focus" x={box.x - 6} y={box.y - 6} width={w + 12} height={h + 12} rx={10} fill="none" />
        <rect className="gl-ghost-halo" x={box.x - 3} y={box.y - 3} width={w + 6} height={h + 6} rx={8} />
        <rect className="gl-ghost" x={box.x} y={box.y} width={w} height={h} rx={6} />
        <path
          transform={`translate(${g.cx} ${y - h / 2}) ${isUp ? '' : 'scale(1 -1)'}`}
          d="M0 11V-10M-9 -1 0 -10 9 -1"
          className="gl-arrow"
        />
        {key !== null && (
          <KeyBadge x={g.cx + 22} y={y - h / 2}>
            {key.toUpperCase()}
          </KeyBadge>
        )}
      </g>
    </Lamps>
  );
}

/** What a finger needs. */
const REACH = 44;

/** Carts at the level of the cage that hold this coal. */
function tubs(g: Geometry, tunnels: readonly Tunnel[], level: number, color: string): readonly Lamp[] {
  return tunnels
    .filter((tunnel) => tunnel.level === level)
    .flatMap((tunnel) =>
      [...tunnel.printed, ...tunnel.tiles.flatMap((tile) => tile.carts)]
        .filter(({ cart }) => cart.cube === color)
        .map(({ x }) => {
          const w = tunnel.cart + 6;
          const wide = Math.max(REACH, w);
          const foot = floor(g, level) - 3;
          return {
            ring: { x: x - w / 2, y: foot - w, w, h: w },
            hit: { x: x - wide / 2, y: foot - wide, w: wide, h: wide },
          };
        }),
    );
}

function inCage(g: Geometry, foot: number, berths: readonly Berth[], color: string): readonly Lamp[] {
  return decks(g)
    .filter((_, i) => berths[i]?.color === color)
    .map(({ x, y, s }) => ({
      ring: { x: g.cx + x + 1, y: foot + y + 1, w: s - 2, h: s - 2 },
      hit: { x: g.cx + x - 2.5, y: foot + y - 3.5, w: s + 5, h: s + 7 },
    }));
}

function inStore(g: Geometry, mine: SeatView, color: string): readonly Lamp[] {
  return heaps(g, mine.store)
    .filter((heap) => heap.color === color)
    .map(({ x, y, w, h }) => {
      const wide = Math.min(REACH, w + 8);
      return {
        ring: { x: x - 3, y: y - 3, w: w + 6, h: h + 6 },
        hit: { x: x + w / 2 - wide / 2, y: bins(g).y - 4, w: wide, h: REACH },
      };
    });
}
