/** The shaft with its guides, the plates of the levels, and the cage on its rope. */
import { memo, type ReactNode, useId } from 'react';
import { Cube } from '../../../art/coal';
import type { GlueckAufView } from '../../../generated/glueck-auf';
import { levelOf } from '../surface/Tile';
import { cageOf } from './cubes';
import { DEPTHS, floor, type Geometry, roof, type Side, wall } from './geometry';

export function bottom(g: Geometry): number {
  return floor(g, 4) + 16;
}

export const Shaft = memo(function Shaft({ g }: { g: Geometry }): ReactNode {
  const xl = wall(g, 'light');
  const xr = wall(g, 'dark');
  const depth = bottom(g) - g.top;
  const brackets = Array.from({ length: Math.ceil((depth - 20) / 26) }, (_, i) => g.top + 10 + i * 26);
  return (
    <g aria-hidden="true">
      <rect x={xl - 7} y={g.top} width={g.shaft + 14} height={depth} fill="url(#ga-brick)" />
      <rect x={xl} y={g.top} width={g.shaft} height={depth - 5} fill="var(--tun)" />
      <path
        d={brackets.map((y) => `M${xl + 3} ${y}h6M${xr - 9} ${y}h6`).join('')}
        stroke="var(--iron-l)"
        strokeWidth={1.5}
        opacity={0.7}
      />
      <path
        d={`M${xl + 6} ${g.top}v${depth - 6}M${xr - 6} ${g.top}v${depth - 6}`}
        stroke="var(--iron-l)"
        strokeWidth={2.5}
      />
      <rect x={xl} y={g.top} width={g.shaft} height={depth - 5} fill="url(#ga-shaft)" opacity={0.6} />
      {DEPTHS.map((level) => (
        <g key={level}>
          <rect x={xl - 8} y={roof(g, level)} width={9} height={g.cavity - 4} fill="var(--tun)" />
          <rect x={xr - 1} y={roof(g, level)} width={9} height={g.cavity - 4} fill="var(--tun)" />
          <path
            d={`M${xl - 8} ${floor(g, level) - 4}h9M${xr - 1} ${floor(g, level) - 4}h9`}
            stroke="var(--railc)"
            strokeWidth={2.2}
          />
        </g>
      ))}
    </g>
  );
});

/** The number and the coal of a level, on the landing that has no cart. */
export function LevelPlate({
  g,
  level,
  side,
  name,
}: {
  g: Geometry;
  level: number;
  side: Side;
  name: string;
}): ReactNode {
  const y = roof(g, level) + g.cavity / 2 - 17;
  const x = side === 'light' ? wall(g, side) - g.landing + 6 : wall(g, side) + 8;
  const isSmall = g.landing < 50;
  const w = isSmall ? 26 : g.landing - 14;
  const h = isSmall ? 26 : 34;
  return (
    <g transform={`translate(${isSmall ? x - 2 : x} ${isSmall ? y + 3 : y})`} aria-hidden="true">
      <rect width={w} height={h} rx={4} fill="var(--sign)" stroke={`var(--c${level})`} strokeWidth={2} />
      <text
        x={w / 2}
        y={isSmall ? 19 : 16}
        textAnchor="middle"
        fontSize={isSmall ? 17 : 16}
        className="ga-val"
        fill="var(--sign-i)"
      >
        {level}
      </text>
      {!isSmall && (
        <text x={w / 2} y={29.5} textAnchor="middle" fontSize={13.5} className="ga-val" fill="var(--sign-i)">
          {name}
        </text>
      )}
    </g>
  );
}

export type Place = { x: number; y: number; s: number };

/** Where cubes lie in the cage, from its foot: two on the upper deck, three on the lower. */
export function decks(g: Geometry): readonly Place[] {
  const { width, height } = g.cage;
  const s = Math.min(20, (width - 16) / 3 - 1);
  const pitch = s + (width - 3 * s) / 4;
  const upper = -height / 2 - s - 3;
  const lower = -s - 5;
  return [
    { x: -pitch / 2 - s / 2, y: upper, s },
    { x: pitch / 2 - s / 2, y: upper, s },
    { x: -pitch - s / 2, y: lower, s },
    { x: -s / 2, y: lower, s },
    { x: pitch - s / 2, y: lower, s },
  ];
}

/** Where the foot of the cage is. */
export function footing(g: Geometry, level: number): number {
  return level === 0 ? floor(g, 0) : floor(g, level) - 3;
}

const FRAME = '#B9AF9F';

/** The cage with its cubes; the rope hangs from above and is clipped to the shaft. */
export function Cage({ g, view, seat }: { g: Geometry; view: GlueckAufView; seat: number }): ReactNode {
  const clip = useId();
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const { width: w, height: h } = g.cage;
  const berths = cageOf(view, seat);
  const top = g.top === 0 ? 0 : g.top - 20;
  return (
    <g aria-hidden="true">
      <clipPath id={clip}>
        <rect x={g.cx - g.shaft / 2} y={top} width={g.shaft} height={bottom(g) - top} />
      </clipPath>
      <g clipPath={`url(#${clip})`} data-help="cage">
        <g data-piece={`cage:${seat}`} transform={`translate(${g.cx} ${footing(g, mine.cage_level)})`}>
          <path d={`M0 -900V${-h - 12}`} stroke="#1A1613" strokeWidth={3.5} />
          <path d={`M0 -900V${-h - 12}`} stroke="#A79C8B" strokeWidth={1.5} />
          <path
            d={`M0 ${-h - 14}V${-h}M0 ${-h - 12}L${8 - w / 2} ${-h}M0 ${-h - 12}L${w / 2 - 8} ${-h}`}
            stroke="var(--iron-l)"
            strokeWidth={2.5}
          />
          <rect x={-w / 2} y={-h} width={w} height={h} rx={2} fill="#2E2A27" stroke={FRAME} strokeWidth={2.5} />
          <path d={`M${-w / 2} ${-h / 2 - 1}h${w}`} stroke={FRAME} strokeWidth={2.5} />
          <path d={`M${2 - w / 2} ${4 - h}h${w - 4}M${2 - w / 2} -3h${w - 4}`} stroke="#6E665C" strokeWidth={2} />
          <circle cy={-h / 2} r={w * 0.7} fill="url(#ga-glow)" opacity={0.25} />
          {decks(g).map(({ x, y, s }, i) => {
            const cube = berths[i] ?? null;
            if (cube === null)
              return (
                <rect
                  key={i}
                  x={x + 1}
                  y={y + 1}
                  width={s - 2}
                  height={s - 2}
                  rx={2.5}
                  fill="none"
                  stroke={FRAME}
                  strokeWidth={1.2}
                  strokeDasharray="3 2.5"
                  opacity={0.8}
                />
              );
            return <Cube key={cube.name} level={levelOf(cube.color)} x={x} y={y} s={s} piece={cube.name} />;
          })}
        </g>
      </g>
    </g>
  );
}
