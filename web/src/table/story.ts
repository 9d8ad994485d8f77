/** Steps told one after the other: never longer than three seconds, and not at all for who wants no motion. */
import type { AnimationStep } from './animation';

const LONGEST_MS = 3_000;
const SHORTEST_MS = 300;

/** What is told of some steps: shortened evenly to fit, and beyond that only the last of them. */
export function paced(steps: readonly AnimationStep[], speed: number): AnimationStep[] {
  if (speed === 0) return [];
  const kept = steps.slice(-Math.floor(LONGEST_MS / SHORTEST_MS));
  const wanted = kept.reduce((sum, step) => sum + step.ms / speed, 0);
  const factor = Math.min(1, LONGEST_MS / Math.max(1, wanted));
  return kept.map((step) => ({ ...step, ms: Math.max(SHORTEST_MS, (step.ms / speed) * factor) }));
}

/** After new steps came: they follow what is still to be told, and what is too long is cut at its beginning. */
export function queued(
  waiting: readonly AnimationStep[],
  fresh: readonly AnimationStep[],
  speed: number,
): AnimationStep[] {
  return paced([...waiting.map((step) => ({ ...step, ms: step.ms * speed })), ...fresh], speed);
}
