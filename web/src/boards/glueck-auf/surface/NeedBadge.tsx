import type { ReactNode } from 'react';
import type { Point } from '../../../art/svg';
import { Worker } from '../../../art/players';
import type { PlayerColor } from '../../../table/board';

export const BADGE_H = 18;

/** How many workers a space takes. */
export function NeedBadge({ x, y, n, color }: Point & { n: number; color: PlayerColor }): ReactNode {
  return (
    <g className="ga-need" transform={`translate(${x - 15} ${y})`} aria-hidden="true" pointerEvents="none">
      <rect width={30} height={BADGE_H} rx={9} fill="#221503" stroke="var(--lamp)" strokeWidth={1.5} />
      <Worker color={color} x={9.5} y={16} h={14} />
      <text x={20.5} y={13.8} textAnchor="middle" fontSize={14} className="ga-val" fill="var(--lamp-core)">
        {n}
      </text>
    </g>
  );
}
