/** What may be touched is lit by a lamp: ring, halo, key, tick, veil over the rest. For boards of every title. */
import type { ReactNode } from 'react';
import type { PlayerColor } from '../table/board';
import type { Point, Rect } from './svg';
import './lit.css';

const EDGE = '#2A1B05';
const DARK = '#221503';

/** The ring of a legal target; halo and width follow pointing and focus in lit.css. */
export function Ring({ x, y, w, h, r = 6 }: Rect & { r?: number }): ReactNode {
  return (
    <g className="lit-ring" fill="none" pointerEvents="none">
      <rect className="lit-halo" x={x - 5} y={y - 5} width={w + 10} height={h + 10} rx={r + 4} />
      <rect className="lit-focus" x={x - 8} y={y - 8} width={w + 16} height={h + 16} rx={r + 6} />
      <rect className="lit-edge" x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx={r + 1} stroke={EDGE} />
      <rect className="lit-lamp" x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx={r + 1} stroke="var(--lamp)" />
    </g>
  );
}

/** The key that chooses a target. */
export function KeyBadge({ x, y, children }: Point & { children: string }): ReactNode {
  return (
    <g className="lit-key-badge" transform={`translate(${x} ${y})`} aria-hidden="true" pointerEvents="none">
      <rect x={-9} y={-9} width={18} height={18} rx={5} fill="var(--lamp)" stroke={EDGE} strokeWidth={1.5} />
      <text y={4.3} textAnchor="middle" fontSize={13} className="lit-key" fill={DARK}>
        {children}
      </text>
    </g>
  );
}

/** The tick of what is selected. */
export function TickBadge({ x, y }: Point): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle r={10} fill="var(--lamp)" stroke={EDGE} strokeWidth={1.5} />
      <path d="M-4.5 0.2-1.2 3.6 4.8-3.4" fill="none" stroke={DARK} strokeWidth={2.2} strokeLinecap="round" />
    </g>
  );
}

/** What may not be touched now lies in the dark; boards set `--veil`. */
export function Veil({ x, y, w, h, r = 5 }: Rect & { r?: number }): ReactNode {
  return (
    <rect
      className="lit-veil"
      x={x - 1}
      y={y - 1}
      width={w + 2}
      height={h + 2}
      rx={r}
      fill="var(--veil)"
      pointerEvents="none"
    />
  );
}

/** Just changed, by a player: holds 2.4 s, then fades. */
export function Fresh({ x, y, w, h, r = 7, color }: Rect & { r?: number; color: PlayerColor }): ReactNode {
  return (
    <g className="lit-fresh" fill="none" pointerEvents="none">
      <rect x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx={r} stroke="#fff" strokeWidth={4} opacity={0.65} />
      <rect x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx={r} stroke={`var(--p-${color})`} strokeWidth={2.5} />
    </g>
  );
}
