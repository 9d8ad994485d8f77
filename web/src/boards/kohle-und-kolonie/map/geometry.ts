/** The sheet the map is drawn on, and small helps with shapes. Facts have 1000 × 700 units, the sheet is a little smaller. */
import type { Point, Rect } from '../../../art/svg';

export const SHEET = { width: 908, height: 630 };
export const NEAT = 14; // the neat line around the map

const SCALE = 0.9;
const OFFSET = { x: 4, y: 2 };

/** A point of the facts on the sheet. */
export function onSheet({ x, y }: Point): Point {
  return { x: round(x * SCALE + OFFSET.x), y: round(y * SCALE + OFFSET.y) };
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A path through points; closed unless told. */
export function lines(points: readonly Point[], isClosed = true): string {
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'z' : ''}`;
}

/** A smooth path through points. */
export function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  if (points.length === 0) return '';
  let path = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = { x: round(b.x + (c.x - a.x) / 6), y: round(b.y + (c.y - a.y) / 6) };
    const second = { x: round(c.x - (d.x - b.x) / 6), y: round(c.y - (d.y - b.y) / 6) };
    path += `C${first.x} ${first.y} ${second.x} ${second.y} ${c.x} ${c.y}`;
  }
  return path;
}

/** Points along a broken line, so far apart. */
export function along(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  for (const [i, from] of points.entries()) {
    const to = points[i + 1];
    if (to === undefined) {
      found.push(from);
      continue;
    }
    const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
    for (let k = 0; k < parts; k++)
      found.push({ x: from.x + ((to.x - from.x) * k) / parts, y: from.y + ((to.y - from.y) * k) / parts });
  }
  return found;
}

/** The smallest box around points. */
export function around(points: readonly Point[]): Rect {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The box of this size with its middle there. */
export function boxAt({ x, y }: Point, w: number, h: number): Rect {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

export function middleOf({ x, y, w, h }: Rect): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

/** A box with a margin around it. */
export function widened({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by };
}

/** How much of two boxes is common to both. */
export function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Points spread evenly inside a box. */
export function grid({ x, y, w, h }: Rect, columns: number, rows: number): Point[] {
  const found: Point[] = [];
  for (let i = 1; i < columns; i++)
    for (let j = 1; j < rows; j++) found.push({ x: x + (w * i) / columns, y: y + (h * j) / rows });
  return found;
}
