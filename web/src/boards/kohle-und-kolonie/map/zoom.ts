/** A window on a large sheet: how far it is zoomed in, and which part it shows. */
import type { Point } from '../../../art/svg';

/** How many times the sheet is as large as when all of it is seen, and how far it is scrolled. */
export type Camera = { zoom: number; x: number; y: number };
export type Size = { width: number; height: number };

export const MOST_ZOOM = 3;
export const STEP = 1.6;

export function limited(zoom: number, most: number): number {
  return Math.min(most, Math.max(1, zoom));
}

/** The sheet at this zoom, with what is under a point of the window staying there. */
export function zoomedAt({ zoom, x, y }: Camera, to: number, focus: Point): Camera {
  const k = to / zoom;
  return { zoom: to, x: Math.max(0, (x + focus.x) * k - focus.x), y: Math.max(0, (y + focus.y) * k - focus.y) };
}

/** The sheet at this zoom with a point of it in the middle of the window; the point in units of the sheet. */
export function centredOn(point: Point, zoom: number, scale: number, window: Size): Camera {
  return {
    zoom,
    x: Math.max(0, point.x * scale * zoom - window.width / 2),
    y: Math.max(0, point.y * scale * zoom - window.height / 2),
  };
}

/** Pixels for a unit when all of the sheet is seen. */
export function fitting(sheet: Size, window: Size): number {
  return Math.min(window.width / sheet.width, window.height / sheet.height);
}

/** The zoom at which the window is full of the sheet. */
export function filling(sheet: Size, window: Size): number {
  const scale = fitting(sheet, window);
  return scale === 0 ? 1 : Math.max(window.width / sheet.width, window.height / sheet.height) / scale;
}

/** The least distance between points; infinite for one. */
export function closest(points: readonly Point[]): number {
  let least = Infinity;
  for (const [i, a] of points.entries())
    for (const b of points.slice(i + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  return least;
}

/** Of some points the one nearest to the middle of all. */
export function central(points: readonly Point[]): Point | null {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  return points.length === 0 ? null : points.reduce((a, b) => (far(b) < far(a) ? b : a));
}
