/** A first game with hints: what to say when, in the course of one shift. */
import type { AnyView, GameEvent, Option, Question } from '../lib/api';

export type Moment<View = AnyView, Event = GameEvent> = {
  view: View;
  seat: number;
  /** Tells questions apart. */
  ply: number;
  /** What I am asked; null while others decide. */
  decision: Question | null;
  options: readonly Option[];
  log: readonly Event[];
};

export type Hint<View = AnyView, Event = GameEvent> = {
  /** The message that says it; it also tells hints apart. */
  text: string;
  /** Whether it fits the moment. */
  fits: (moment: Moment<View, Event>) => boolean;
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

/** A hint while it is shown, and the question of mine that it stands beside; null: none yet. */
export type Given<View> = { hint: Hint<View>; ply: number | null };

/** A hint in the next moment; null: it is over, for its question was answered, or it fits no more. */
export function stillGiven<View>({ hint, ply }: Given<View>, moment: Moment<View>): Given<View> | null {
  if (!hint.fits(moment) || (ply !== null && ply !== moment.ply)) return null;
  return { hint, ply: ply ?? (moment.decision === null ? null : moment.ply) };
}
