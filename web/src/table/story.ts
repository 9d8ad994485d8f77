/** Moments told one after the other: never longer than three seconds, and not at all for who wants no motion. */
import type { Moment } from './board';

const LONGEST_MS = 3_000;
const SHORTEST_MS = 300;

/** What is told of some moments: shortened evenly to fit, and beyond that only the last of them. */
export function paced(moments: readonly Moment[], speed: number): Moment[] {
  if (speed === 0) return [];
  const kept = moments.slice(-Math.floor(LONGEST_MS / SHORTEST_MS));
  const wanted = kept.reduce((sum, moment) => sum + moment.ms / speed, 0);
  const factor = Math.min(1, LONGEST_MS / Math.max(1, wanted));
  return kept.map((moment) => ({ ...moment, ms: Math.max(SHORTEST_MS, (moment.ms / speed) * factor) }));
}

/** After new moments came: they follow what is still to be told, and what is too long is cut at its beginning. */
export function queued(waiting: readonly Moment[], fresh: readonly Moment[], speed: number): Moment[] {
  return paced([...waiting.map((moment) => ({ ...moment, ms: moment.ms * speed })), ...fresh], speed);
}
