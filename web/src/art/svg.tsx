/** Small helps for drawings. */
import type { ReactNode } from 'react';

export type Point = { x: number; y: number };
export type Rect = Point & { w: number; h: number };

/** The attributes of a <rect>. */
export function box({ x, y, w, h }: Rect): Point & { width: number; height: number } {
  return { x, y, width: w, height: h };
}

/** A symbol of `icons.svg` inside a drawing, in the colour given. */
export function IconAt({ id, x, y, size, color }: Point & { id: string; size: number; color: string }): ReactNode {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" style={{ color }} aria-hidden="true">
      <use href={`#i-${id}`} />
    </svg>
  );
}
