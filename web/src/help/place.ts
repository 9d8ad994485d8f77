/** Where a tip may stand: beside what it is about, over nothing that may be chosen and on no way there. */

export type Box = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };

const GAP = 10; // to what it is about, and to the edges of the window
const STEP = 16;
const NEAR = 200; // beyond that nobody sees what it is about

/**
 * The free place nearest to what a tip is about; null: there is none near enough. From there the pointer goes straight to
 * any of the goals, without crossing the tip.
 */
export function freePlace(
  about: Box,
  size: Size,
  taken: readonly Box[],
  room: Size,
  goals: readonly Box[] = [],
): Box | null {
  const from = middle(about);
  const ways = goals.map((goal) => ({ from, to: middle(goal) }));
  return nearest(about, size, [...taken, about], room, NEAR, ways) ?? nearest(about, size, taken, room, NEAR, ways);
}

type Point = { x: number; y: number };
type Way = { from: Point; to: Point };

function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Whether a straight way leads over a box. */
export function leadsOver({ from, to }: Way, { left, top, width, height }: Box): boolean {
  let [first, last] = [0, 1]; // the part of the way that is within the sides looked at so far
  const sides = [
    { at: from.x, by: to.x - from.x, low: left, high: left + width },
    { at: from.y, by: to.y - from.y, low: top, high: top + height },
  ];
  for (const { at, by, low, high } of sides) {
    if (by === 0) {
      if (at < low || at > high) return false;
      continue;
    }
    const [near, far] = [(low - at) / by, (high - at) / by];
    first = Math.max(first, Math.min(near, far));
    last = Math.min(last, Math.max(near, far));
  }
  return first <= last;
}

/** The place nearest to something that covers none of what is taken. */
export function nearest(
  about: Box,
  { width, height }: Size,
  taken: readonly Box[],
  room: Size,
  farthest = NEAR,
  ways: readonly Way[] = [],
): Box | null {
  let best: Box | null = null;
  let least = farthest;
  for (const top of stops(about.top, about.height, height, room.height)) {
    for (const left of stops(about.left, about.width, width, room.width)) {
      const place = { left, top, width, height };
      const far = distance(place, about);
      if (far >= least || taken.some((box) => distance(place, box) < GAP / 2)) continue;
      if (ways.some((way) => leadsOver(way, place))) continue;
      best = place;
      least = far;
    }
  }
  return best;
}

/** Along one side: flush with its ends, just beyond them, then anywhere. */
function stops(from: number, length: number, size: number, room: number): readonly number[] {
  const beside = [from, from + length - size, from + length + GAP, from - size - GAP];
  const last = room - GAP - size;
  const others = Array.from({ length: Math.max(0, Math.floor((last - GAP) / STEP) + 1) }, (_, i) => GAP + i * STEP);
  return [...beside, ...others].filter((at) => at >= GAP && at <= last);
}

/** Between two boxes; 0 where they touch or lie over one another. */
export function distance(a: Box, b: Box): number {
  const x = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const y = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(x, y);
}
