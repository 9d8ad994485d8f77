/** An enamel sign: the ground of every group of cards and places. */
import type { ReactNode } from 'react';
import { IconAt, type Rect } from '../../../art/svg';
import './scene.css';
import { LETTER } from '../letters';

export type Enamel = 'navy' | 'red' | 'petrol' | 'mustard' | 'char' | 'blue' | 'olive';

/** What it is lettered in. */
export function inkOn(enamel: Enamel): string {
  return enamel === 'mustard' ? 'var(--sw-mustard-i)' : 'var(--sw-enamel)';
}

type Props = Rect & { enamel: Enamel; title?: string; icon?: string; r?: number };

export function Plate({ x, y, w, h, enamel, title, icon, r = 10 }: Props): ReactNode {
  const ink = inkOn(enamel);
  const gloss = `M${x + 6} ${y + 22}V${y + r}q0-${r - 6} ${r - 6}-${r - 6}h${w * 0.62}c-${w * 0.2} 4-${w * 0.45} 10-${w * 0.62} 16z`;
  return (
    <g>
      <rect className="sw-shade" x={x + 2} y={y + 3} width={w} height={h} rx={r} />
      <rect x={x} y={y} width={w} height={h} rx={r} fill={`var(--sw-${enamel})`} />
      <rect
        x={x + 3}
        y={y + 3}
        width={w - 6}
        height={h - 6}
        rx={r - 3}
        fill="none"
        stroke={ink}
        strokeWidth={1.3}
        opacity={0.8}
      />
      <path className="sw-gloss" d={gloss} />
      {icon !== undefined && <IconAt id={icon} x={x + 9} y={y + 5} size={20} color={ink} />}
      {title !== undefined && (
        <text x={x + (icon === undefined ? 12 : 33)} y={y + 20} fontSize={LETTER} className="sw-sign" fill={ink}>
          {title}
        </text>
      )}
    </g>
  );
}
