/** Players are colour, shape and initial; drawn here for shell and boards. */
import type { ReactNode } from 'react';
import type { PlayerColor } from '../table/board';

const SHAPES: Record<PlayerColor, (r: number) => ReactNode> = {
  red: (r) => <circle r={r} />,
  blue: (r) => <rect x={-r * 0.9} y={-r * 0.9} width={r * 1.8} height={r * 1.8} rx={r * 0.16} />,
  brass: (r) => <path d={`M0 ${-r * 1.12}L${r * 1.12} ${r * 0.86}H${-r * 1.12}Z`} strokeLinejoin="round" />,
  patina: (r) => <path d={`M0 ${-r * 1.2}L${r * 1.2} 0 0 ${r * 1.2} ${-r * 1.2} 0Z`} strokeLinejoin="round" />,
  chalk: (r) => (
    <path
      d={`M0 ${-r * 1.1}L${r * 0.98} ${-r * 0.55}V${r * 0.55}L0 ${r * 1.1} ${-r * 0.98} ${r * 0.55}V${-r * 0.55}Z`}
      strokeLinejoin="round"
    />
  ),
};

type At = { x: number; y: number };

/** The shape of a player, in the colours of whoever draws it. */
export function Shape({ color, x, y, r }: At & { color: PlayerColor; r: number }): ReactNode {
  return <g transform={`translate(${x} ${y})`}>{SHAPES[color](r)}</g>;
}

/** A crest inside a drawing. */
export function CrestAt({
  color,
  x,
  y,
  r,
  letter = '',
}: At & { color: PlayerColor; r: number; letter?: string }): ReactNode {
  const isTriangle = color === 'brass';
  return (
    <g transform={`translate(${x} ${y})`}>
      <g fill={`var(--p-${color})`} stroke={`var(--p-${color}-d)`} strokeWidth={Math.max(1, r * 0.12)}>
        {SHAPES[color](r)}
      </g>
      {letter && (
        <text
          className="crest-letter"
          y={isTriangle ? r * 0.62 : r * 0.4}
          textAnchor="middle"
          fontSize={r * (isTriangle ? 1 : 1.15)}
          fill={`var(--p-${color}-i)`}
        >
          {letter}
        </text>
      )}
    </g>
  );
}

/** A crest in a line of text or a panel. */
export function Crest({ color, size, letter }: { color: PlayerColor; size: number; letter: string }): ReactNode {
  return (
    <svg className="crest" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <CrestAt color={color} x={0} y={color === 'brass' ? 1.2 : 0} r={11} letter={letter} />
    </svg>
  );
}

/** A miner with cap and lamp; its feet at (x, y). */
export function Worker({
  color,
  x,
  y,
  h = 26,
  piece,
}: At & { color: PlayerColor; h?: number; piece?: string }): ReactNode {
  const k = h / 26;
  const edge = `var(--p-${color}-d)`;
  return (
    <g transform={`translate(${x - 10 * k} ${y - 26 * k}) scale(${k})`} data-piece={piece}>
      <path
        d="M2.2 26 3.8 16.4C4.3 13.6 6.2 12.4 8 12.2 6.3 11 5.7 9.4 5.7 8H4.3C4.3 4 6.4 1.4 10 1.4S15.7 4 15.7 8H14.3C14.3 9.4 13.7 11 12 12.2 13.8 12.4 15.7 13.6 16.2 16.4L17.8 26Z"
        fill={`var(--p-${color})`}
        stroke={edge}
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <path d="M4.4 8H15.6" stroke={edge} strokeWidth={1.2} fill="none" />
      <circle cx={10} cy={5.2} r={1.7} fill="var(--lamp-core)" stroke={edge} strokeWidth={0.8} />
      <g fill={`var(--p-${color}-i)`} stroke="none">
        <Shape color={color} x={10} y={color === 'brass' ? 19.6 : 19.2} r={3} />
      </g>
    </g>
  );
}

/** A crew on a space; more than `max` are one figure and a count. */
export function Workers({
  color,
  n,
  x,
  y,
  h = 24,
  max = 3,
}: At & { color: PlayerColor; n: number; h?: number; max?: number }): ReactNode {
  const w = h * 0.62;
  if (n > max)
    return (
      <>
        <Worker color={color} x={x - w * 0.45} y={y} h={h} />
        <text x={x + w * 0.2} y={y - h * 0.22} className="wn">
          ×{n}
        </text>
      </>
    );
  return Array.from({ length: n }, (_, i) => (
    <Worker key={i} color={color} x={x + (i - (n - 1) / 2) * w} y={y} h={h} />
  ));
}
