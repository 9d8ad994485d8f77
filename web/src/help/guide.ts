/** A first game with hints: what to say when, in the course of one shift. */
import type { GameEvent, Option, Question } from '../lib/api';

export type Moment<View> = {
  view: View;
  seat: number;
  /** What I am asked; null while others decide. */
  decision: Question | null;
  options: readonly Option[];
  log: readonly GameEvent[];
};

export type Hint<View> = {
  /** The message that says it; it also tells hints apart. */
  text: string;
  /** Whether it fits the moment. */
  fits: (moment: Moment<View>) => boolean;
  /** After it the guide has nothing more to say. */
  isLast?: boolean;
};

/** The first hint that fits and was not given yet. */
export function nextHint<View>(
  hints: readonly Hint<View>[],
  moment: Moment<View>,
  given: ReadonlySet<string>,
): Hint<View> | null {
  return hints.find((hint) => !given.has(hint.text) && hint.fits(moment)) ?? null;
}
