/** Wooden pieces and tokens of Schichtwechsel, for board and tableau; (x, y) is the upper left corner unless told. */
import type { ReactNode } from 'react';
import { Shape } from '../../../art/players';
import type { Point } from '../../../art/svg';
import type { PlayerColor } from '../../../table/board';
import './scene.css';

/** A name lets a piece travel; `from` is the home it comes from when it is new. */
type Named = { piece?: string | undefined; from?: string | undefined };
type At = Point & Named & { s?: number };
type Own = At & { color: PlayerColor };

function named({ piece, from }: Named): Record<string, string | undefined> {
  return { 'data-piece': piece, 'data-from': from };
}

/** The player's shape on a piece, in the ink of their colour. */
function Sign({ color, x, y, r }: Point & { color: PlayerColor; r: number }): ReactNode {
  return (
    <g fill={`var(--p-${color}-i)`} stroke="none">
      <Shape color={color} x={x} y={color === 'brass' ? y + r * 0.16 : y} r={r} />
    </g>
  );
}

function painted(color: PlayerColor): { fill: string; stroke: string } {
  return { fill: `var(--p-${color})`, stroke: `var(--p-${color}-d)` };
}

/** A white action cube. */
export function WhiteCube({ x, y, s = 15, ...name }: At): ReactNode {
  const edges = `M0 ${s * 0.28}l${s * 0.5} ${s * 0.28}l${s * 0.5}-${s * 0.28}M${s * 0.5} ${s * 0.56}V${s * 1.08}`;
  return (
    <g transform={`translate(${x} ${y})`} {...named(name)} stroke="var(--sw-stone-d)" strokeLinejoin="round">
      <path
        d={`M0 ${s * 0.28}L${s * 0.5} 0l${s * 0.5} ${s * 0.28}v${s * 0.52}L${s * 0.5} ${s * 1.08}L0 ${s * 0.8}z`}
        fill="var(--sw-stone)"
        strokeWidth={1.3}
      />
      <path d={edges} fill="none" />
    </g>
  );
}

function hexagon(s: number): string {
  return `M0 ${-s * 0.55}L${s * 0.5} ${-s * 0.27}V${s * 0.27}L0 ${s * 0.55} ${-s * 0.5} ${s * 0.27}V${-s * 0.27}z`;
}

/** The action cube of a player. */
export function PlayerCube({ x, y, s = 17, color, ...name }: Own): ReactNode {
  return (
    <g transform={`translate(${x + s / 2} ${y + s / 2})`} {...named(name)}>
      <path d={hexagon(s)} {...painted(color)} strokeWidth={1.3} strokeLinejoin="round" />
      <Sign color={color} x={0} y={0} r={s * 0.2} />
    </g>
  );
}

/** The action cube of whoever pays it, as a price. */
export function AnyPlayerCube({ x, y, s = 17 }: At): ReactNode {
  return (
    <g transform={`translate(${x + s / 2} ${y + s / 2})`}>
      <path d={hexagon(s)} fill="var(--sw-char)" stroke="var(--sw-ink)" strokeWidth={1.3} strokeLinejoin="round" />
      <circle cy={-s * 0.12} r={s * 0.13} fill="var(--sw-enamel)" />
      <path d={`M${-s * 0.22} ${s * 0.26}a${s * 0.22} ${s * 0.22} 0 0 1 ${s * 0.44} 0z`} fill="var(--sw-enamel)" />
    </g>
  );
}

export function Coin({ x, y, s = 16, ...name }: At): ReactNode {
  return (
    <g transform={`translate(${x + s / 2} ${y + s / 2})`} {...named(name)} stroke="var(--sw-coin-d)" fill="none">
      <circle r={s / 2} fill="var(--sw-coin)" strokeWidth={1.2} />
      <circle r={s * 0.32} />
      <path d={`M0 ${-s * 0.16}V${s * 0.16}`} strokeWidth={1.6} />
    </g>
  );
}

export function CoalBlock({ x, y, s = 18, ...name }: At): ReactNode {
  const lump = `M${s * 0.18} ${s * 0.02}h${s * 0.6}l${s * 0.22} ${s * 0.34}-${s * 0.1} ${s * 0.5}-${s * 0.36} ${s * 0.14}h-${s * 0.36}L0 ${s * 0.7} ${s * 0.02} ${s * 0.3}z`;
  const facets = `M${s * 0.24} ${s * 0.16}l${s * 0.26} ${s * 0.16} ${s * 0.3}-${s * 0.12}M${s * 0.5} ${s * 0.32}l-${s * 0.06} ${s * 0.34}`;
  return (
    <g transform={`translate(${x} ${y})`} {...named(name)}>
      <path d={lump} fill="var(--sw-coal)" stroke="var(--sw-coal-d)" strokeWidth={1.2} strokeLinejoin="round" />
      <path d={facets} stroke="var(--sw-coal-l)" strokeWidth={s * 0.072} fill="none" strokeLinecap="round" />
    </g>
  );
}

const GRAINS = [
  [0.3, 0.34, 0.083],
  [0.66, 0.28, 0.067],
  [0.5, 0.6, 0.089],
  [0.26, 0.74, 0.061],
  [0.74, 0.7, 0.072],
] as const;

export function SpoilBlock({ x, y, s = 18, ...name }: At): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} {...named(name)}>
      <rect
        x={0.6}
        y={0.6}
        width={s - 1.2}
        height={s - 1.2}
        rx={s / 6}
        fill="var(--sw-spoil)"
        stroke="var(--sw-spoil-d)"
        strokeWidth={1.3}
      />
      {GRAINS.map(([gx, gy, r]) => (
        <circle key={gx} cx={s * gx} cy={s * gy} r={s * r} fill="var(--sw-spoil-d)" />
      ))}
    </g>
  );
}

function octagon(s: number): string {
  return `M${s * 0.22} 0h${s * 0.56}L${s} ${s * 0.22}v${s * 0.56}L${s * 0.78} ${s}H${s * 0.22}L0 ${s * 0.78}V${s * 0.22}z`;
}

/** A coke of a player. */
export function Coke({ x, y, s = 20, color, ...name }: Own): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} {...named(name)}>
      <path d={octagon(s)} {...painted(color)} strokeWidth={1.3} />
      <Sign color={color} x={s / 2} y={s / 2} r={s * 0.22} />
    </g>
  );
}

/** A coke of nobody in particular, in symbols. */
export function AnyCoke({ x, y, s = 20 }: At): ReactNode {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d={octagon(s)}
      fill="var(--sw-door-d)"
      stroke="var(--sw-ink)"
      strokeWidth={1.2}
    />
  );
}

/** Where a coke may lie. */
export function CokePlace({ x, y, s = 20, color = 'var(--sw-dash)' }: At & { color?: string }): ReactNode {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d={octagon(s)}
      fill="none"
      stroke={color}
      strokeWidth={1.2}
      strokeDasharray="2.5 2"
    />
  );
}

function gable(s: number): string {
  return `M0 ${s * 0.44}L${s / 2} 0 ${s} ${s * 0.44}V${s}H0z`;
}

/** A house of a player. */
export function House({ x, y, s = 20, color, ...name }: Own): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} {...named(name)}>
      <path d={gable(s)} {...painted(color)} strokeWidth={1.3} strokeLinejoin="round" />
      <Sign color={color} x={s / 2} y={s * 0.64} r={s * 0.18} />
    </g>
  );
}

/** Where a house may stand. */
export function HousePlace({ x, y, s = 20 }: At): ReactNode {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d={gable(s)}
      fill="none"
      stroke="var(--sw-dash)"
      strokeWidth={1.2}
      strokeDasharray="2.5 2"
      strokeLinejoin="round"
    />
  );
}

/** A disc on a track; (x, y) is its middle. */
export function Disc({ x, y, r = 9, color, ...name }: Omit<Own, 's'> & { r?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} {...named(name)}>
      <circle cy={r * 0.2} r={r} fill="#000" opacity={0.33} />
      <circle r={r} {...painted(color)} strokeWidth={1.5} />
      <Sign color={color} x={0} y={0} r={r * 0.42} />
    </g>
  );
}

const FRAME = 'M-4 0-3-17M4 0 3-17M4-14 11 0M-4-6H6M-3.5-12H5';

/** A headframe; (x, y) is where it stands, `k` its scale. */
export function Headframe({ x, y, k = 1, color, ...name }: Omit<Own, 's'> & { k?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} {...named(name)} fill="none">
      <path d={FRAME} stroke="var(--sw-enamel)" strokeWidth={5} strokeLinecap="round" opacity={0.85} />
      <path d={FRAME} stroke={`var(--p-${color}-d)`} strokeWidth={2.6} />
      <circle cy={-19} r={5} {...painted(color)} strokeWidth={1.5} />
      <Sign color={color} x={0} y={-19} r={2} />
    </g>
  );
}
