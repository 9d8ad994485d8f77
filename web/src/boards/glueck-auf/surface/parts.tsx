/** Small parts of drawings: signs, planks, lamps, chimneys. */
import type { ReactNode } from 'react';
import { type Point, type Rect } from '../../../art/svg';

export { box, IconAt, type Point, type Rect } from '../../../art/svg';

/** A black plate with a thin inner line, lettered in the game's face; (x, y) is the middle of its upper edge. */
export function Sign({
  x,
  y,
  w,
  size = 16,
  children,
}: Point & { w: number; size?: number; children: string }): ReactNode {
  return (
    <g>
      <rect x={x - w / 2} y={y} width={w} height={24} rx={2} fill="var(--sign)" />
      <rect
        x={x - w / 2 + 2.5}
        y={y + 2.5}
        width={w - 5}
        height={19}
        rx={1}
        fill="none"
        stroke="var(--sign-i)"
        strokeOpacity={0.4}
        strokeWidth={0.8}
      />
      <text x={x} y={y + 17.3} textAnchor="middle" fontSize={size} className="ga-sign" letterSpacing={0.6}>
        {children}
      </text>
    </g>
  );
}

/** A small plate with a number. */
export function Plaque({ x, y, w = 30, children }: Point & { w?: number; children: ReactNode }): ReactNode {
  return (
    <g>
      <rect x={x - w / 2} y={y} width={w} height={20} rx={3} fill="var(--sign)" stroke="var(--iron-l)" />
      <text x={x} y={y + 15} textAnchor="middle" fontSize={15} className="ga-val" fill="var(--sign-i)">
        {children}
      </text>
    </g>
  );
}

/** Two planks over what is out of play. */
export function Planks({ x, y, w, h }: Rect): ReactNode {
  const top = y + h * 0.18;
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx={4} fill="var(--pad-in)" stroke="var(--pad-s)" opacity={0.85} />
      <g stroke="var(--wood-d)" fill="var(--wood-l)">
        <path d={`M${x + 2} ${top}L${x + w - 2} ${y + h * 0.42}v8L${x + 2} ${top + 8}z`} />
        <path d={`M${x + w - 2} ${y + h * 0.2}L${x + 2} ${y + h * 0.62}v8L${x + w - 2} ${y + h * 0.2 + 8}z`} />
      </g>
      <g fill="var(--wood-d)">
        <circle cx={x + 6} cy={top + 5} r={1.1} />
        <circle cx={x + w - 6} cy={y + h * 0.42 + 3} r={1.1} />
      </g>
    </g>
  );
}

export function LampPost({ x, y, h }: Point & { h: number }): ReactNode {
  const top = y - h;
  return (
    <g>
      <circle className="ga-lampglow" cx={x} cy={top} r={42} fill="url(#ga-glow)" />
      <path d={`M${x} ${y}V${top + 8}M${x - 6} ${top + 14}h12`} stroke="var(--iron-d)" strokeWidth={2.6} />
      <path d={`M${x - 4} ${y}h8l-1.5-7h-5z`} fill="var(--iron-d)" />
      <path
        d={`M${x - 4} ${top + 8}l-1.5-9h11l-1.5 9z`}
        fill="var(--lamp-core)"
        stroke="var(--iron-d)"
        strokeWidth={1.3}
      />
      <path d={`M${x - 6} ${top - 1}L${x} ${top - 6}l6 5z`} fill="var(--iron-d)" />
    </g>
  );
}

const PUFFS = [
  [0, 0, 7],
  [10, -9, 10],
  [26, -16, 13],
  [47, -20, 14],
  [70, -26, 11],
] as const;

export function Smoke({ x, y, k, opacity }: Point & { k: number; opacity: number }): ReactNode {
  return (
    <g fill="var(--smoke)" opacity={opacity}>
      {PUFFS.map(([dx, dy, r]) => (
        <circle key={r} cx={x + dx * k} cy={y + dy * k} r={r * k} />
      ))}
    </g>
  );
}

/** (x, y) is its lower left corner. */
export function Chimney({ x, y, w, h }: Rect): ReactNode {
  return (
    <g>
      <path d={`M${x} ${y}l${w * 0.12} -${h}h${w * 0.76}l${w * 0.12} ${h}z`} fill="url(#ga-brick)" />
      <path d={`M${x + w * 0.62} ${y}v-${h}h${w * 0.26}l${w * 0.12} ${h}z`} fill="var(--brick-sh)" opacity={0.45} />
      <rect x={x} y={y - h - 3} width={w} height={6} fill="var(--stone)" />
      <rect x={x + 1} y={y - h + 9} width={w - 2} height={3} fill="var(--stone-d)" />
    </g>
  );
}
