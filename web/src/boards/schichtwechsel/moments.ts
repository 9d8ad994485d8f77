/** What is told one by one: how a round begins and is scored, what barriers and copies set going, the end. */
import type { GameEvent } from '../../lib/api';
import type { Say } from '../../lib/i18n';
import type { Args } from '../../lib/texts';
import type { Moment } from '../../table/board';

const SHORT_MS = 900;
const LONG_MS = 1_400;

const HOW_LONG: Readonly<Record<string, number>> = {
  round_began: SHORT_MS,
  card_revealed: LONG_MS,
  water_overflowed: SHORT_MS,
  barrier_crossed: SHORT_MS,
  card_copied: SHORT_MS,
  target_reached: LONG_MS,
  exit_reached: LONG_MS,
  marker_taken: SHORT_MS,
  scoring_began: SHORT_MS,
  final_began: SHORT_MS,
  game_won: LONG_MS,
};

/** Points are told where they belong to a scoring; the rest of them is seen in the chain. */
const SCORED = /^(round_cards|end_)/;

function howLong({ kind, args }: GameEvent): number | undefined {
  const isScored = (kind === 'vp_gained' || kind === 'vp_lost') && SCORED.test(String(args['category']));
  return isScored ? LONG_MS : HOW_LONG[kind];
}

export function moment(event: GameEvent, say: Say, names: readonly string[]): Moment | null {
  const ms = howLong(event);
  if (ms === undefined) return null;
  const { seat, vp } = event.args;
  return {
    text: say(event.text, event.args as Args, names),
    ms,
    seat: typeof seat === 'number' ? seat : undefined,
    points: event.kind === 'vp_gained' && typeof vp === 'number' ? vp : undefined,
  };
}
