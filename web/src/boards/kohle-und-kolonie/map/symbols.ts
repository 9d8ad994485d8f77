/** What lies on the map and should not be covered. */
import type { Point } from '../../../art/svg';
import { along, boxAt, widened } from './geometry';
import type { Obstacle } from './labels';
import { type Ground, mineBox, stationBox, villageBox } from './ground';

const ON_A_SYMBOL = 4;
const ON_A_TRACK = 1.1;
const ON_THE_RIVER = 0.25;
const ON_A_BORDER = 0.12;
const TRACK_WIDTH = 7;

/** Mines, villages and stations. */
export function symbols({ mines, villages, stations }: Ground): Obstacle[] {
  const boxes = [
    ...[...mines.values()].map((mine) => widened(mineBox(mine), 2.5)), // heads rise above it
    ...[...villages.values()].map(villageBox),
    ...[...stations.values()].map(stationBox),
  ];
  return boxes.map((box) => ({ ...box, weight: ON_A_SYMBOL }));
}

/** Tracks and the river, as chains of small boxes. */
export function tracks({ lines, river }: Ground): Obstacle[] {
  return [
    ...lines.flatMap(({ course }) => chain(course, TRACK_WIDTH, ON_A_TRACK)),
    ...chain(river, 2 * TRACK_WIDTH, ON_THE_RIVER),
  ];
}

/** The same and the borders of claims. */
export function ways(ground: Ground): Obstacle[] {
  const { claims } = ground;
  return [...tracks(ground), ...[...claims.values()].flatMap(({ shape }) => chain(shape, TRACK_WIDTH, ON_A_BORDER))];
}

function chain(points: readonly Point[], size: number, weight: number): Obstacle[] {
  return along(points, size).map((at) => ({ ...boxAt(at, size, size), weight }));
}
