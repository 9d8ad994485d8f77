/** The blue stone of the bag. */
import type { ReactNode } from 'react';
import type { Point } from '../../../art/svg';

export function WaterStone({ x, y, s = 18 }: Point & { s?: number }): ReactNode {
  const drop = `M${s * 0.5} ${s * 0.2}q${s * 0.28} ${s * 0.34} 0 ${s * 0.56}q-${s * 0.28}-${s * 0.22} 0-${s * 0.56}z`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={0.6}
        y={0.6}
        width={s - 1.2}
        height={s - 1.2}
        rx={s / 6}
        fill="var(--sw-water)"
        stroke="var(--sw-stone-d)"
        strokeWidth={1.3}
      />
      <path d={drop} fill="#fff" />
    </g>
  );
}
