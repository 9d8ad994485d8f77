/** What may be touched is lit by a lamp: ring, halo, key and cost, veil over the rest. For every part of the board. */
import type { ReactNode } from 'react';
import { Worker } from '../../../art/players';
import type { PlayerColor } from '../../../table/board';
import type { Point, Rect } from './parts';

const EDGE = '#2A1B05';

/** The ring of a legal target; halo and width follow pointing and focus in scene.css. */
export function Ring({ x, y, w, h, r = 6 }: Rect & { r?: number }): ReactNode {
  return (
    <g className="ga-ring" fill="none" pointerEvents="none">
      <rect className="ga-halo" x={x - 5} y={y - 5} width={w + 10} height={h + 10} rx={r + 4} />
      <rect className="ga-focus" x={x - 8} y={y - 8} width={w + 16} height={h + 16} rx={r + 6} />
      <rect className="ga-ring-edge" x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx={r + 1} stroke={EDGE} />
      <rect className="ga-ring-lamp" x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx={r + 1} stroke="var(--lamp)" />
    </g>
  );
}

/** The key that chooses a target. */
export function KeyBadge({ x, y, children }: Point & { children: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true" pointerEvents="none">
      <rect x={-10} y={-10} width={20} height={20} rx={5} fill="var(--lamp)" stroke={EDGE} strokeWidth={1.5} />
      <text y={4.3} textAnchor="middle" fontSize={13} className="ga-val" fill="#221503">
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
      <path d="M-4.5 0.2-1.2 3.6 4.8-3.4" fill="none" stroke="#221503" strokeWidth={2.2} strokeLinecap="round" />
    </g>
  );
}

/** How many workers a space takes. */
export function NeedBadge({ x, y, n, color }: Point & { n: number; color: PlayerColor }): ReactNode {
  return (
    <g transform={`translate(${x - 15} ${y})`} aria-hidden="true" pointerEvents="none">
      <rect width={30} height={18} rx={9} fill="#221503" stroke="var(--lamp)" strokeWidth={1.5} />
      <Worker color={color} x={9.5} y={16} h={14} />
      <text x={20.5} y={13.8} textAnchor="middle" fontSize={14} className="ga-val" fill="var(--lamp-core)">
        {n}
      </text>
    </g>
  );
}

/** What may not be touched now lies in the dark. */
export function Veil({ x, y, w, h }: Rect): ReactNode {
  return (
    <rect
      className="ga-veil"
      x={x - 1}
      y={y - 1}
      width={w + 2}
      height={h + 2}
      rx={5}
      fill="var(--veil)"
      pointerEvents="none"
    />
  );
}

/** Just changed, by a player: holds 2.4 s, then fades. */
export function Fresh({ x, y, w, h, color }: Rect & { color: PlayerColor }): ReactNode {
  return (
    <g className="ga-fresh" fill="none" pointerEvents="none">
      <rect x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx={7} stroke="#fff" strokeWidth={4} opacity={0.65} />
      <rect x={x - 2} y={y - 2} width={w + 4} height={h + 4} rx={7} stroke={`var(--p-${color})`} strokeWidth={2.5} />
    </g>
  );
}
