/** Names of claims and villages. */
import type { Rect } from '../../../art/svg';
import { around, boxAt, distance, grid, middleOf, NEAT, SHEET, widened } from './geometry';
import { type Claim, type Ground, mineBox, VILLAGE_RADIUS, type Village } from './ground';
import { type Anchor, type Obstacle, type Place, settle, widthOf, type Wish, wrappings } from './labels';
import { Raster } from './raster';
import { cornerObstacles, type Corners } from './ornaments';
import { symbols, ways } from './symbols';

// no text is smaller than 11.5 px where all of the sheet has 0.92 pixels for a unit, as it has at 1280 × 800
export const CLAIM_SIZE = 12.6;
export const CLAIM_LEADING = 13.2;
export const CLAIM_SPACING = 0.5;
export const VILLAGE_SIZE = 12.8;

const OFF_THE_SHEET = 6;
const OUTSIDE = 420; // a name that lies outside its claim
const GAP = 6; // between a name and its mines
const SECOND_LINE = 5;
const LONG = 115; // from this width on a name had better have two lines
const TOO_LONG = 0.5;
const PER_UNIT = 0.7; // away from where a name would like to be

/** The edge of the sheet, as something names keep away from. */
function edges(): Obstacle[] {
  const { width, height } = SHEET;
  const boxes: Rect[] = [
    { x: -200, y: -200, w: width + 400, h: 200 + NEAT },
    { x: -200, y: height - NEAT, w: width + 400, h: 200 },
    { x: -200, y: 0, w: 200 + NEAT, h: height },
    { x: width - NEAT, y: 0, w: 200, h: height },
  ];
  return boxes.map((box) => ({ ...box, weight: OFF_THE_SHEET }));
}

// -- claims -------------------------------------------------------------------------------------------

export function claimNames(ground: Ground, corners: Corners): ReadonlyMap<string, Place> {
  const wishes = [...ground.claims].map(([id, claim]) => ({ id, places: claimPlaces(claim, ground) }));
  return settle(wishes, [...symbols(ground), ...ways(ground), ...edges(), ...cornerObstacles(corners)]);
}

/** Above its mines first; then anywhere inside. */
function claimPlaces(claim: Claim, { mines }: Ground): Place[] {
  const own = [...claim.mines, ...(claim.large_mine === null ? [] : [claim.large_mine])];
  const boxes = own.map((id) => mineBox(mines.get(id) as NonNullable<ReturnType<typeof mines.get>>));
  const block = around(
    boxes.flatMap(({ x, y, w, h }) => [
      { x, y },
      { x: x + w, y: y + h },
    ]),
  );
  const land = around(claim.shape);
  const inside = new Raster(land);
  inside.addShape(claim.shape, 1);
  const name = claim.name.toUpperCase();
  return wrappings(name).flatMap((text) => {
    const w = Math.max(...text.map((line) => widthOf(line, CLAIM_SIZE, true, CLAIM_SPACING)));
    const h = (text.length - 1) * CLAIM_LEADING + CLAIM_SIZE - 1;
    const wish = { x: middleOf(block).x, y: block.y - h / 2 - GAP };
    const below = { x: wish.x, y: block.y + block.h + h / 2 + GAP };
    const near = [0, 2, 4, 8].flatMap((d) => [
      { x: wish.x, y: wish.y - d },
      { x: below.x, y: below.y + d },
    ]);
    const spots = [...near, ...grid(land, 9, 9)];
    return spots.flatMap((spot) =>
      [0, -10, 10, -22, 22].map((dx) => {
        const at = { x: spot.x + dx, y: spot.y };
        const box = boxAt(at, w, h);
        const cost =
          (text.length - 1) * SECOND_LINE +
          TOO_LONG * Math.max(0, w - LONG) +
          PER_UNIT * distance(at, wish) +
          OUTSIDE * partOutside(box, inside);
        return { box, lines: text, anchor: 'middle' as Anchor, cost };
      }),
    );
  });
}

/** How much of a box lies outside a shape, 0 to 1. */
function partOutside(box: Rect, inside: Raster): number {
  return 1 - inside.sum(box) / (box.w * box.h);
}

// -- villages -----------------------------------------------------------------------------------------

const SIDES: readonly { side: string; dx: number; dy: number; anchor: Anchor; cost: number }[] = [
  { side: 'n', dx: 0, dy: -1, anchor: 'middle', cost: 0 },
  { side: 's', dx: 0, dy: 1, anchor: 'middle', cost: 1 },
  { side: 'e', dx: 1, dy: 0, anchor: 'start', cost: 1 },
  { side: 'w', dx: -1, dy: 0, anchor: 'end', cost: 2 },
  { side: 'ne', dx: 0.75, dy: -0.75, anchor: 'start', cost: 4 },
  { side: 'nw', dx: -0.75, dy: -0.75, anchor: 'end', cost: 4 },
  { side: 'se', dx: 0.75, dy: 0.75, anchor: 'start', cost: 5 },
  { side: 'sw', dx: -0.75, dy: 0.75, anchor: 'end', cost: 5 },
];
const NOT_ITS_SIDE = 9;
const BETWEEN_NAMES = 5;
const SHIFTS = [0, -0.3, 0.3];

export function villageNames(
  ground: Ground,
  corners: Corners,
  claims: ReadonlyMap<string, Place>,
): ReadonlyMap<string, Place> {
  const wishes: Wish[] = [...ground.villages].map(([id, village]) => ({ id, places: villagePlaces(village) }));
  const named = [...claims.values()].map(({ box }) => ({ ...widened(box, 3), weight: 4 }));
  return settle(wishes, [...symbols(ground), ...ways(ground), ...named, ...edges(), ...cornerObstacles(corners)]);
}

/** Around its circle: on the side the board file names, else above, below, right, left, at the corners. */
function villagePlaces({ name, at, label_side }: Village): Place[] {
  const w = widthOf(name, VILLAGE_SIZE, false) + BETWEEN_NAMES;
  const h = VILLAGE_SIZE;
  const r = VILLAGE_RADIUS + 3;
  return SIDES.flatMap(({ side, dx, dy, anchor, cost }) =>
    SHIFTS.map((shift) => {
      const slide = anchor === 'middle' ? shift * w : 0;
      const x = at.x + dx * r - (anchor === 'start' ? 0 : anchor === 'end' ? w : w / 2) + slide;
      const y = at.y + dy * (r + h / 2) - h / 2 + (anchor === 'middle' ? 0 : shift * h);
      const wished = label_side === '' || label_side === side ? 0 : NOT_ITS_SIDE;
      return { box: { x, y, w, h }, lines: [name], anchor, cost: cost + wished + 8 * Math.abs(shift) };
    }),
  );
}
