/** Everything on the map that options may name, and where it lies. */
import { use, useMemo } from 'react';
import type { Point, Rect } from '../../../art/svg';
import type { KohleUndKolonieView } from '../../../generated/kohle-und-kolonie';
import { TargetsContext } from '../../../table/board';
import { distance, middleOf } from './geometry';
import { mineBox, stationBox, villageBox } from './ground';
import type { Survey } from './survey';
import type { Told, Words } from './words';

export type Kind = 'mine' | 'village' | 'station' | 'claim';

export type Spot = {
  /** As options name it: `mine:k-rabe`. */
  target: string;
  kind: Kind;
  id: string;
  at: Point;
  box: Rect;
  /** The corner of its ring. */
  r: number;
  /** Where the key stands that chooses it: over the level of a mine, which no longer matters, else at a corner. */
  keyAt: Point;
};

/** What the drawing shows now: mines that are gone and what is out of play cannot be pointed at. */
export function spotsOf(survey: Survey, view: KohleUndKolonieView): readonly Spot[] {
  const spots: Spot[] = [];
  for (const [id, { box }] of survey.claimNames)
    if (view.claims[id]?.is_in_play !== false)
      spots.push({ target: `claim:${id}`, kind: 'claim', id, at: middleOf(box), box, r: 3, keyAt: middleOf(box) });
  for (const [id, mine] of survey.mines) {
    const place = view.mines[id]?.place ?? 'gone';
    if (place !== 'gone')
      spots.push({ target: `mine:${id}`, kind: 'mine', id, at: mine.at, box: mineBox(mine), r: 6, keyAt: mine.at });
  }
  for (const [id, village] of survey.villages)
    spots.push({
      target: `village:${id}`,
      kind: 'village',
      id,
      at: village.at,
      box: villageBox(village),
      r: 17,
      keyAt: beside(village.at, 14),
    });
  for (const [id, station] of survey.stations)
    spots.push({
      target: `station:${id}`,
      kind: 'station',
      id,
      at: station.at,
      box: stationBox(station),
      r: 4,
      keyAt: beside(station.at, 12),
    });
  return spots;
}

function beside({ x, y }: Point, by: number): Point {
  return { x: x + by, y: y + by };
}

/** Of some spots those that may be chosen now. */
export function useLegal(spots: readonly Spot[]): readonly Spot[] {
  const targets = use(TargetsContext);
  return useMemo(
    () => spots.filter(({ target }) => ['legal', 'selected'].includes(targets.get(target).state)),
    [spots, targets],
  );
}

const FINGER = 44; // px across

/** How far around a spot one may press, in units: a finger's width, but never nearer to another that may be chosen. */
export function reach(spot: Spot, legal: readonly Spot[], scale: number): number {
  const others = legal.filter((other) => other !== spot).map((other) => distance(other.at, spot.at));
  return Math.min(FINGER / 2 / scale, Math.min(...others, Infinity) / 2);
}

/** The least scale at which no two that may be chosen are nearer than a finger. */
export function touchable(nearest: number): number {
  return FINGER / nearest;
}

export function told({ kind, id }: Pick<Spot, 'kind' | 'id'>, words: Words): Told {
  return words[kind](id);
}
