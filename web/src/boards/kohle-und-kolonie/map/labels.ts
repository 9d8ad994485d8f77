/**
 * Where names stand on the map. Every name has places it would like; it takes the one where it covers least: symbols,
 * other names, tracks, the edge of the sheet. A few rounds, in which each looks again at where the others stand.
 */
import type { Point, Rect } from '../../../art/svg';
import { middleOf, overlap, SHEET, widened } from './geometry';
import { Raster } from './raster';

/** Something that should not be covered, and how much it matters. */
export type Obstacle = Rect & { weight: number };

/** A place for a name: its box and what it costs to stand there. */
export type Place = { box: Rect; lines: readonly string[]; anchor: Anchor; cost: number };
export type Anchor = 'start' | 'middle' | 'end';
export type Wish = { id: string; places: readonly Place[] };

const ROUNDS = 4;
const ON_A_NAME = 3; // weight of covering another name
const MARGIN = 120; // around the sheet

/** For every name the best of its places. */
export function settle(wishes: readonly Wish[], obstacles: readonly Obstacle[]): ReadonlyMap<string, Place> {
  const chart = chartOf(obstacles);
  const fixed = new Map<Place, number>();
  for (const { places } of wishes) for (const place of places) fixed.set(place, place.cost + chart.sum(place.box));
  const found = new Map<string, Place>();
  for (let round = 0; round < ROUNDS; round++) {
    let isSettled = true;
    for (const { id, places } of wishes) {
      const others = [...found].filter(([other]) => other !== id).map(([, place]) => place.box);
      const best = cheapest(places, (place) => (fixed.get(place) ?? 0) + onNames(place.box, others));
      if (best === undefined || found.get(id) === best) continue;
      found.set(id, best);
      isSettled = false;
    }
    if (isSettled) break;
  }
  return found;
}

function cheapest(places: readonly Place[], cost: (place: Place) => number): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const found = cost(place);
    if (found < least) [best, least] = [place, found];
  }
  return best;
}

function onNames(box: Rect, others: readonly Rect[]): number {
  return others.reduce((sum, other) => sum + ON_A_NAME * overlap(box, other), 0);
}

/** Where obstacles are, on the sheet and around it. */
export function chartOf(obstacles: readonly Obstacle[]): Raster {
  const chart = new Raster(widened({ x: 0, y: 0, w: SHEET.width, h: SHEET.height }, MARGIN));
  for (const obstacle of obstacles) chart.add(obstacle, obstacle.weight);
  return chart;
}

// -- sizes -------------------------------------------------------------------------------------------

const NARROW = new Set("fijlrtI.,'’- ");
const BROAD = new Set('mwMWÄÖÜ&');

/** About how wide a text is; the real width depends on the fonts that have come. */
export function widthOf(text: string, size: number, isCapital: boolean, spacing = 0): number {
  const plain = isCapital ? 0.73 : 0.52;
  let width = 0;
  for (const letter of text)
    width += spacing + size * (NARROW.has(letter) ? plain * 0.62 : BROAD.has(letter) ? plain * 1.35 : plain);
  return width;
}

/** A name in one line, and in two if it has two words. */
export function wrappings(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  if (words.length === 1) return [[name]];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const best = cuts.reduce((a, b) => (longest(b) < longest(a) ? b : a));
  return [[name], best];
}

/** Where the lines of a text begin inside its box. */
export function baseline({ box, anchor, lines }: Place, i: number, leading: number): Point {
  const x = anchor === 'middle' ? middleOf(box).x : anchor === 'start' ? box.x : box.x + box.w;
  return { x, y: box.y + box.h - 1.5 - (lines.length - 1 - i) * leading };
}
