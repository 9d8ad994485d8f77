/** The spoil heap, and what it can be exchanged for. */
import type { ReactNode } from 'react';
import { Lit } from '../../../art/Lit';
import type { Point, Rect } from '../../../art/svg';
import type { ExchangeFacts } from '../../../generated/schichtwechsel-components';
import { useLying } from '../places';
import { Effects } from '../town/Effects';
import { lineOf } from '../town/effects';
import { SpoilBlock } from '../town/pieces';
import { type Colliery, starts } from './colliery';

const PITCH = { x: 24, y: 23 };
const CUBE = 22;

/** A pyramid, filled row by row from below; (x, y) is the middle of its foot. */
export function Heap({ colliery: { mine, seat, facts }, x, y }: Point & { colliery: Colliery }): ReactNode {
  const lying = useLying();
  const names = lying(seat, 'spoil')['heap'] ?? [];
  const { rows } = facts.tableau.heap;
  const spots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      x: x + (i - count / 2) * PITCH.x + 1,
      y: y - (row + 1) * PITCH.y,
    })),
  );
  const widest = Math.max(...rows) * PITCH.x;
  return (
    <g data-help="heap">
      {spots.map((spot, i) =>
        i < mine.heap ? (
          <SpoilBlock key={i} {...spot} s={CUBE} {...(names[i] === undefined ? {} : { piece: names[i] })} />
        ) : (
          <rect
            key={i}
            x={spot.x + 1}
            y={spot.y + 1}
            width={20}
            height={20}
            rx={3}
            fill="var(--sw-white)"
            fillOpacity={0.45}
            stroke="var(--sw-ink)"
            strokeOpacity={0.65}
            strokeWidth={1.2}
            strokeDasharray="3 2.5"
          />
        ),
      )}
      <rect
        x={x - widest / 2}
        y={y - rows.length * PITCH.y}
        width={widest}
        height={rows.length * PITCH.y}
        fill="transparent"
      />
    </g>
  );
}

type Group = { spoil: number; exchanges: readonly (readonly [string, ExchangeFacts])[] };

/** Exchanges for the same number of spoil stand together. */
function grouped(all: Readonly<Record<string, ExchangeFacts>>): Group[] {
  const found = new Map<number, (readonly [string, ExchangeFacts])[]>();
  for (const entry of Object.entries(all)) {
    const { spoil } = entry[1];
    found.set(spoil, [...(found.get(spoil) ?? []), entry]);
  }
  return [...found].map(([spoil, exchanges]) => ({ spoil, exchanges }));
}

const LABEL = 30;
const SCALE = 0.72;
const GAP = 6;

/** One box for each number of spoil, in it what there is for it; `least` is how wide a choice must be. */
export function Exchanges({
  colliery: { facts, mine },
  x,
  y,
  w,
  h,
  least = 36,
}: Rect & { colliery: Colliery; least?: number }): ReactNode {
  const groups = grouped(facts.tableau.heap.exchanges);
  const cell = ([, { effects }]: readonly [string, ExchangeFacts]): number =>
    Math.max(least, lineOf(effects).width * SCALE + 10);
  const wide = groups.map(({ exchanges }) => LABEL + exchanges.reduce((sum, entry) => sum + cell(entry), 0));
  const lines = inLines(wide, w, GAP);
  return lines.flatMap((line, n) => {
    const total = line.reduce((sum, i) => sum + (wide[i] ?? 0), 0) + GAP * (line.length - 1);
    const stretch = Math.max(0, w - total) / line.reduce((sum, i) => sum + (groups[i]?.exchanges.length ?? 0), 0);
    const widths = line.map((i) => (wide[i] ?? 0) + stretch * (groups[i]?.exchanges.length ?? 0));
    const at = starts(widths, x, GAP);
    return line.map((i, k) => {
      const group = groups[i];
      if (group === undefined) return null;
      const cells = group.exchanges.map((entry) => cell(entry) + stretch);
      return (
        <Box
          key={group.spoil}
          group={group}
          cells={cells}
          isEnough={mine.heap >= group.spoil}
          x={at[k] ?? 0}
          y={y + n * (h + GAP)}
          w={widths[k] ?? 0}
          h={h}
        />
      );
    });
  });
}

/** Which boxes stand in which line. */
export function inLines(widths: readonly number[], most: number, gap: number): number[][] {
  const lines: number[][] = [];
  let left = 0;
  for (const [i, width] of widths.entries()) {
    const line = lines.at(-1);
    if (line === undefined || width + gap > left) {
      lines.push([i]);
      left = most - width;
    } else {
      line.push(i);
      left -= width + gap;
    }
  }
  return lines;
}

type BoxProps = Rect & { group: Group; cells: readonly number[]; isEnough: boolean };

function Box({ group: { spoil, exchanges }, cells, isEnough, x, y, w, h }: BoxProps): ReactNode {
  const at = starts(cells, x + LABEL);
  return (
    <g data-help="exchange">
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={6}
        fill={isEnough ? 'var(--sw-white)' : 'var(--sw-well)'}
        stroke="var(--sw-dash)"
        strokeWidth={1.2}
        strokeDasharray={isEnough ? undefined : '4 3'}
      />
      <SpoilBlock x={x + 4} y={y + h / 2 - 7} s={14} />
      <text x={x + 20} y={y + h / 2 + 5.5} fontSize={15} className="sw-num" fill="var(--sw-ink-2)">
        {spoil}
      </text>
      {exchanges.map(([id, { effects }], i) => {
        const left = at[i] ?? 0;
        const width = cells[i] ?? 0;
        return (
          <g key={id}>
            {i > 0 && (
              <path d={`M${left} ${y + 8}v${h - 16}`} stroke="var(--sw-dash)" strokeOpacity={0.6} strokeWidth={1} />
            )}
            <Effects effects={effects} x={left + 3} y={y + 5} w={width - 6} h={h - 10} isCentred most={SCALE} />
            <Lit id={`exchange:${id}`} at={{ x: left + 2, y: y + 2, w: width - 4, h: h - 4 }} r={5} veils={false} />
          </g>
        );
      })}
    </g>
  );
}
