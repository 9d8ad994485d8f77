/** Hills and woods in the free parts of the land. */
import { noise } from '../../../art/noise';
import type { Point, Rect } from '../../../art/svg';
import { boxAt, distance, round, SHEET } from './geometry';
import { chartOf } from './labels';
import type { Ground } from './ground';
import { cornerObstacles, type Corners } from './ornaments';
import { symbols, tracks } from './symbols';

export type Hill = { ridge: readonly Point[]; seed: number };
export type Wood = { trees: readonly Point[] };

const HILLS = 24;
const HILL_SIZE = 46;
const WOODS = 9;
const WOOD_SIZE = 34;

/** Ridges in the free parts of the land. */
export function hills(ground: Ground, corners: Corners, taken: readonly Rect[]): Hill[] {
  return freeSpots(ground, corners, taken, HILL_SIZE, HILLS, 7).map((at, i) => {
    const random = noise(31 + 17 * i);
    const turn = random() * Math.PI;
    const half = HILL_SIZE * (0.32 + 0.12 * random());
    const bend = (random() - 0.5) * 16;
    const way = { x: Math.cos(turn), y: Math.sin(turn) };
    const ridge = [-1, 0, 1].map((u) => ({
      x: round(at.x + u * half * way.x - (u === 0 ? bend : 0) * way.y),
      y: round(at.y + u * half * way.y + (u === 0 ? bend : 0) * way.x),
    }));
    return { ridge, seed: 3 + 2 * i };
  });
}

export function woods(ground: Ground, corners: Corners, taken: readonly Rect[]): Wood[] {
  return freeSpots(ground, corners, taken, WOOD_SIZE, WOODS, 101).map((at, i) => {
    const random = noise(51 + 13 * i);
    const trees = Array.from({ length: 7 }, () => ({
      x: Math.round(at.x + (random() - 0.5) * WOOD_SIZE),
      y: Math.round(at.y + (random() - 0.5) * WOOD_SIZE * 0.7),
    }));
    return { trees };
  });
}

/** Points with so much room around them, far from each other. */
function freeSpots(
  ground: Ground,
  corners: Corners,
  taken: readonly Rect[],
  size: number,
  most: number,
  seed: number,
): Point[] {
  const land = chartOf([]);
  for (const { shape } of ground.claims.values()) land.addShape(shape, 1);
  const things = [...symbols(ground), ...cornerObstacles(corners), ...taken, ...tracks(ground)];
  const others = chartOf(things.map((box) => ({ ...box, weight: 1 })));
  const random = noise(seed);
  const found: Point[] = [];
  for (let tries = 0; tries < 900 && found.length < most; tries++) {
    const at = { x: random() * SHEET.width, y: random() * SHEET.height };
    const box = boxAt(at, size, size * 0.8);
    if (found.some((other) => distance(at, other) < size * 1.3)) continue;
    if (others.sum(box) === 0 && land.sum(box) >= 0.95 * box.w * box.h) found.push(at);
  }
  return found;
}
