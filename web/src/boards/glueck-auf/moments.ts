/** What is told one by one at the end of a shift and of the game: who scores what. */
import type { GameEvent } from '../../lib/api';
import type { Say } from '../../lib/i18n';
import type { Args } from '../../lib/texts';
import type { Moment } from '../../table/board';

const SHORT_MS = 900;
const LONG_MS = 1_400;

const HOW_LONG: Readonly<Record<string, number>> = {
  shift_ended: SHORT_MS,
  delivered_shown: SHORT_MS,
  element_scored: LONG_MS,
  start_passed: SHORT_MS,
  shift_began: SHORT_MS,
  money_scored: LONG_MS,
  coal_scored: LONG_MS,
  outstanding_scored: LONG_MS,
  imbalance_scored: LONG_MS,
  game_won: LONG_MS,
};

export function moment(event: GameEvent, say: Say, names: readonly string[]): Moment | null {
  const ms = HOW_LONG[event.kind];
  if (ms === undefined) return null;
  const { seat, points } = event.args;
  return {
    text: say(event.text, event.args as Args, names),
    ms,
    seat: typeof seat === 'number' ? seat : undefined,
    points: typeof points === 'number' ? points : undefined,
  };
}
