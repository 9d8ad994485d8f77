/** What is told one by one after an event, such as the majorities at the end of a shift. */
import type { GameEvent } from '../lib/api';
import type { Say } from '../lib/i18n';
import type { Args } from '../lib/texts';
import { seatOf } from './log';

/** A step of the animation: a sentence on a banner, with whom it is about and the points that it brought. */
export type AnimationStep = { text: string; ms: number; seat?: number | undefined; points?: number | undefined };

export const SHORT_MS = 900;
export const LONG_MS = 1_400;

/** An event as a step of so many milliseconds. */
export function stepOf(event: GameEvent, ms: number, say: Say, names: readonly string[]): AnimationStep {
  const { points, vp } = event.args;
  const brought = event.kind === 'vp_gained' ? vp : points;
  return {
    text: say(event.text, event.args as Args, names),
    ms,
    seat: seatOf(event) ?? undefined,
    points: typeof brought === 'number' ? brought : undefined,
  };
}
