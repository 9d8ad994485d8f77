/** The strip at the surface: the coal store to the left of the shaft, the balance of the mine to its right. */
import type { ReactNode } from 'react';
import { Cube } from '../../../art/coal';
import type { GlueckAufView, SeatView } from '../../../generated/glueck-auf';
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import { useSay } from '../../../lib/i18n';
import { IconAt, type Rect, Sign } from '../surface/parts';
import { levelOf } from '../surface/Tile';
import { cubesAt } from './cubes';
import { type Geometry, type Side, wall } from './geometry';
import { piece } from './Tunnels';

const isSmall = (g: Geometry): boolean => g.width < 1_000;

/** The brick bench on a side of the shaft. */
function bench(g: Geometry, side: Side): Rect {
  const small = isSmall(g);
  const w = small ? (g.width - g.shaft) / 2 - 11 : 215;
  const x = side === 'light' ? wall(g, side) - 7 - w : wall(g, side) + 7;
  return { x, y: g.top + (small ? 8 : 12), w, h: small ? 50 : 58 };
}

function Masonry({ x, y, w, h }: Rect): ReactNode {
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} fill="url(#ga-lining)" />
      <rect x={x} y={y} width={w} height={h} fill="#000" opacity={0.3} />
      <rect x={x} y={y - 4} width={w} height={6} fill="var(--stone-d)" />
      <rect x={x} y={y + h - 4} width={w} height={5} fill="var(--stone-d)" />
    </g>
  );
}

/** The wooden bins of the store. */
export function bins(g: Geometry): Rect {
  const { x, y } = bench(g, 'light');
  return isSmall(g) ? { x: x + 8, y: y + 10, w: 88, h: 36 } : { x: x + 10, y: y + 16, w: 134, h: 39 };
}

const CUBE = 24;

/** Where the cubes of each stored colour lie, side by side. */
export function heaps(
  g: Geometry,
  store: Readonly<Record<string, number>>,
): readonly (Rect & { color: string; n: number })[] {
  const box = bins(g);
  const colors = COMPONENTS.colors.filter((color) => (store[color] ?? 0) > 0);
  const pitch = Math.min(50, box.w / Math.max(1, colors.length));
  const s = pitch < 28 ? pitch - 3 : CUBE;
  return colors.map((color, i) => ({
    color,
    n: store[color] ?? 0,
    x: box.x + i * pitch + (pitch - s) / 2,
    y: box.y + (box.h - s) / 2 + 1,
    w: s,
    h: s,
  }));
}

/** Cubes beyond the third lie behind it. */
const SHOWN = 3;
const STEP = 3;

function Heap({ heap, ids }: { heap: Rect & { color: string; n: number }; ids: readonly string[] }): ReactNode {
  const { color, n, x, y, w } = heap;
  return (
    <g>
      {Array.from({ length: n }, (_, i) => {
        const back = Math.min(SHOWN, n) - 1 - Math.min(i, SHOWN - 1);
        return (
          <Cube key={i} level={levelOf(color)} x={x + back * STEP * 0.6} y={y - back * STEP} s={w} {...piece(ids[i])} />
        );
      })}
    </g>
  );
}

/** How many lie in a heap; drawn last, over rings. */
export function StoreCounts({ g, mine }: { g: Geometry; mine: SeatView }): ReactNode {
  return (
    <g aria-hidden="true" pointerEvents="none">
      {heaps(g, mine.store)
        .filter(({ n }) => n > 1)
        .map(({ color, n, x, y, w }) => (
          <g key={color} transform={`translate(${x + w - 1} ${y + w - 1})`}>
            <circle r={8.5} fill="var(--sign)" stroke="var(--sign-i)" strokeOpacity={0.6} />
            <text y={4.4} textAnchor="middle" fontSize={12.5} className="ga-val" fill="var(--sign-i)">
              {n}
            </text>
          </g>
        ))}
    </g>
  );
}

/** Bins with what is stored, and the plate of the surface. */
export function Store({ g, view, seat }: { g: Geometry; view: GlueckAufView; seat: number }): ReactNode {
  const say = useSay();
  const box = bins(g);
  const small = isSmall(g);
  const planks = small ? [10, 24] : [12, 26];
  return (
    <g aria-hidden="true" data-help="store" data-home="store">
      <Masonry {...bench(g, 'light')} />
      <rect x={box.x} y={box.y} width={box.w} height={box.h} rx={2} fill="var(--wood-d)" />
      <path
        d={planks.map((dy) => `M${box.x} ${box.y + dy}h${box.w}`).join('')}
        stroke="var(--wood)"
        strokeWidth={7}
        opacity={0.75}
      />
      {small ? (
        <text x={wall(g, 'light') - 12} y={41} textAnchor="end" fontSize={13} className="ga-val" fill="var(--sign-i)">
          {say('web-ga-store-short')}
        </text>
      ) : (
        <>
          <Sign x={box.x + box.w / 2} y={g.top + 3} w={112} size={14}>
            {say('web-ga-store')}
          </Sign>
          <SurfacePlate g={g} name={say('web-ga-surface')} />
        </>
      )}
      {heaps(g, view.seats[seat]?.store ?? {}).map((heap) => (
        <Heap key={heap.color} heap={heap} ids={cubesAt(view, seat, heap.color, 'store')} />
      ))}
    </g>
  );
}

function SurfacePlate({ g, name }: { g: Geometry; name: string }): ReactNode {
  return (
    <g transform={`translate(${wall(g, 'light') - 72} ${g.top + 26})`}>
      <rect width={58} height={36} rx={4} fill="var(--sign)" stroke="var(--sign-i)" strokeOpacity={0.5} />
      <text x={29} y={16} textAnchor="middle" fontSize={16} className="ga-val" fill="var(--sign-i)">
        0
      </text>
      <text x={29} y={29} textAnchor="middle" fontSize={13} className="ga-val" fill="var(--sign-i)">
        {name}
      </text>
    </g>
  );
}

/** Tiles on each side of the mine. */
export function tilesBySide(mine: SeatView): { light: number; dark: number } {
  const count = (side: string): number => mine.tiles.filter((tile) => COMPONENTS.tiles[tile]?.side === side).length;
  return { light: count('light'), dark: count('dark') };
}

/** What the imbalance costs at the end; no minus before a zero. */
export function imbalancePoints(mine: SeatView): number {
  return mine.imbalance === 0 ? 0 : mine.imbalance * COMPONENTS.points_per_excess_tile;
}

const LEAST_SIZE = 12.5;

/** Light against dark, and what the difference will cost. */
export function Balance({ g, mine }: { g: Geometry; mine: SeatView }): ReactNode {
  const say = useSay();
  const small = isSmall(g);
  const points = imbalancePoints(mine);
  const x = wall(g, 'dark') + (small ? 14 : 18);
  const y = g.top + (small ? 15 : 22);
  const w = small ? 134 : 196;
  const from = small ? 36 : 42;
  const room = w - from - 6;
  const sizeOf = (line: string): number => Math.min(small ? 12.5 : 13.5, room / (0.455 * line.length));
  /** The long words where they can be read, else the short ones. */
  const fitting = (long: string, short: string): string => (!small && sizeOf(long) >= LEAST_SIZE ? long : short);
  const tiles = tilesBySide(mine);
  const lines = [
    fitting(say('web-ga-balance', tiles), say('web-ga-balance-short', tiles)),
    points === 0
      ? say('web-ga-balance-even')
      : fitting(
          say('web-ga-balance-cost', { points, count: mine.imbalance }),
          say('web-ga-balance-cost-short', { points }),
        ),
  ];
  return (
    <g aria-hidden="true" data-help="balance">
      <Masonry {...bench(g, 'dark')} />
      <g transform={`translate(${x} ${y})`} data-plate="">
        <rect
          width={w}
          height={small ? 38 : 42}
          rx={4}
          fill="var(--sign)"
          stroke="var(--sign-i)"
          strokeOpacity={0.35}
        />
        <IconAt id="balance" x={small ? 6 : 8} y={small ? 7 : 8} size={small ? 24 : 26} color="var(--sign-i)" />
        {lines.map((line, i) => (
          <text
            key={i}
            x={from}
            y={small ? 17 + i * 14 : 18 + i * 16}
            fontSize={sizeOf(line)}
            className="ga-val"
            fill={i > 0 && points < 0 ? '#FFB08F' : 'var(--sign-i)'}
          >
            {line}
          </text>
        ))}
      </g>
    </g>
  );
}
