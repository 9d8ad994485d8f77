/** Coal of Glück Auf: level 1 yellow, 2 brown, 3 grey, 4 black; each with its tally. */
import type { ReactNode } from 'react';

export type Level = 1 | 2 | 3 | 4;
export const LEVELS: Readonly<Record<string, Level>> = { yellow: 1, brown: 2, grey: 3, black: 4 };

function tally(level: Level, width: number, gap: number, top: number, length: number): string {
  const first = width / 2 - ((level - 1) * gap) / 2;
  return Array.from({ length: level }, (_, i) => `M${first + i * gap} ${top}v${length}`).join('');
}

type At = { x: number; y: number };

/** A cube; (x, y) is its top left corner, `s` its size. */
export function Cube({ level, x, y, s = 18, piece }: At & { level: Level; s?: number; piece?: string }): ReactNode {
  const f = s * 0.8;
  const d = s * 0.2;
  return (
    <g transform={`translate(${x} ${y})`} data-piece={piece}>
      <path
        d={`M0 ${d}L${d} 0H${s}V${f}L${f} ${s}H0Z`}
        fill={`var(--c${level})`}
        stroke={`var(--c${level}-d)`}
        strokeLinejoin="round"
      />
      <path d={`M0 ${d}L${d} 0H${s}L${f} ${d}Z`} fill={`var(--c${level}-l)`} />
      <path d={`M${f} ${d}L${s} 0V${f}L${f} ${s}Z`} fill={`var(--c${level}-d)`} />
      <path
        d={tally(level, f, f * (level === 4 ? 0.19 : 0.22), d + f * 0.26, f * 0.5)}
        stroke={`var(--c${level}-i)`}
        strokeWidth={s * 0.085}
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

/** An empty place for a cube on an order: the same tally, hollow. */
export function Slot({ level, x, y, s = 20 }: At & { level: Level; s?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={0.75}
        y={0.75}
        width={s - 1.5}
        height={s - 1.5}
        rx={3}
        fill={`var(--c${level}-t)`}
        stroke={`var(--c${level}-s)`}
        strokeWidth={1.5}
      />
      <path
        d={tally(level, s, s * (level === 4 ? 0.17 : 0.2), s * 0.3, s * 0.4)}
        stroke={`var(--c${level}-s)`}
        strokeWidth={s * 0.08}
        strokeLinecap="round"
      />
    </g>
  );
}

/** A cart on the rail at (x, y), with its cube or empty; `w` is the width of its tub. */
export function Cart({ level, x, y, w = 36, cube }: At & { level: Level; w?: number; cube: ReactNode }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${w / 36})`}>
      {cube ?? <path d="M-15 -21.5H15" stroke="var(--cart-in)" strokeWidth={3.5} />}
      <path
        d="M-18 -21.5H18L14 -6.5H-14Z"
        fill="var(--cart)"
        stroke="var(--cart-d)"
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <path d="M-19 -21.5H19" stroke={`var(--c${level})`} strokeWidth={3.6} strokeLinecap="round" />
      <path d="M-15.8 -14H15.8" stroke="var(--cart-d)" opacity={0.7} />
      <path d="M-8 -20V-7M8 -20V-7" stroke="var(--cart-d)" opacity={0.55} />
      <g fill="var(--cart-w)" stroke="var(--cart-d)" strokeWidth={1.2}>
        <circle cx={-8.5} cy={-4} r={4} />
        <circle cx={8.5} cy={-4} r={4} />
      </g>
      <g fill="var(--cart-d)">
        <circle cx={-8.5} cy={-4} r={1.2} />
        <circle cx={8.5} cy={-4} r={1.2} />
      </g>
    </g>
  );
}
