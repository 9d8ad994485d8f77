/** Compass and cartouche stand in the corners of the sheet where they cover least. */
import type { Point, Rect } from '../../../art/svg';
import { middleOf, NEAT, overlap, SHEET } from './geometry';
import type { Obstacle } from './labels';
import { symbols } from './symbols';
import type { Ground } from './ground';

/** The buttons lie over the sheet; in the corner where they cover least while all of it is seen. */
export type Corners = { cartouche: Rect; compass: Rect; buttons: Rect };

const CARTOUCHE = { w: 108, h: 74 };
const COMPASS = { w: 46, h: 62 };
const BUTTONS = { w: 48, h: 44 };
const GAP = 6;

/** Right before left, below before above for the cartouche, the other way round for the compass. */
export function corners(ground: Ground): Corners {
  const taken = symbols(ground);
  const cartouche = best(cornersOf(CARTOUCHE), taken);
  const compass = best(
    cornersOf(COMPASS)
      .filter((box) => overlap(box, cartouche) === 0)
      .reverse(),
    taken,
  );
  const buttons = best(
    cornersOf(BUTTONS).filter((box) => overlap(box, cartouche) + overlap(box, compass) === 0),
    taken,
  );
  return { cartouche, compass, buttons };
}

/** Below right, below left, above left, above right. */
function cornersOf({ w, h }: { w: number; h: number }): Rect[] {
  const [left, right] = [NEAT + GAP, SHEET.width - NEAT - GAP - w];
  const [top, bottom] = [NEAT + GAP, SHEET.height - NEAT - GAP - h];
  const places: Point[] = [
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left, y: top },
    { x: right, y: top },
  ];
  return places.map((at) => ({ ...at, w, h }));
}

function best(boxes: readonly Rect[], taken: readonly Obstacle[]): Rect {
  const covered = (box: Rect): number => taken.reduce((sum, other) => sum + other.weight * overlap(box, other), 0);
  return boxes.reduce((a, b) => (covered(b) < covered(a) ? b : a));
}

/** Compass and cartouche as things that names keep away from. */
export function cornerObstacles({ cartouche, compass, buttons }: Corners): Obstacle[] {
  return [cartouche, compass, buttons].map((box) => ({ ...box, weight: 4 }));
}

export function middleOfCompass({ compass }: Corners): Point {
  return { x: middleOf(compass).x, y: compass.y + compass.h - 24 };
}

export function cornerOf({ x, y, w, h }: Rect): 'top left' | 'top right' | 'bottom left' | 'bottom right' {
  const isLeft = x + w / 2 < SHEET.width / 2;
  if (y + h / 2 < SHEET.height / 2) return isLeft ? 'top left' : 'top right';
  return isLeft ? 'bottom left' : 'bottom right';
}
