/** Lettering on the tableau. */
import type { ReactNode } from 'react';
import type { Point } from '../../../art/svg';
import { LETTER } from '../letters';

/** What a part is called. */
export function Label({
  x,
  y,
  isCentred = false,
  children,
}: Point & { isCentred?: boolean; children: string }): ReactNode {
  return (
    <text
      x={x}
      y={y}
      textAnchor={isCentred ? 'middle' : 'start'}
      fontSize={LETTER}
      className="sw-sign"
      fill="var(--sw-ink)"
    >
      {children}
    </text>
  );
}

/** The same on a plate of its own, where the ground is too dark for it; hauled coal comes from there. */
export function Sunk({ x, y, children }: Point & { children: string }): ReactNode {
  const w = 20 + 10.5 * children.length;
  return (
    <g data-home="underground">
      <rect x={x} y={y} width={w} height={18} rx={4} fill="var(--sw-white)" />
      <text x={x + w / 2} y={y + 13.5} textAnchor="middle" fontSize={LETTER} className="sw-sign" fill="var(--sw-ink)">
        {children}
      </text>
    </g>
  );
}
