/** What is told one by one: the disaster disc by disc, what the Trust does, the fall of the hammer, the end. */
import type { GameEvent } from '../../lib/api';
import type { Say } from '../../lib/i18n';
import type { Args } from '../../lib/texts';
import type { Moment } from '../../table/board';

const SHORT_MS = 900;
const LONG_MS = 1_400;

const HOW_LONG: Readonly<Record<string, number>> = {
  round_began: SHORT_MS,
  disaster_shown: LONG_MS,
  seat_disc_drawn: LONG_MS,
  black_disc_drawn: SHORT_MS,
  blank_disc_drawn: SHORT_MS,
  disaster_removed: SHORT_MS,
  trust_bought: SHORT_MS,
  claim_due: LONG_MS,
  consolidated: LONG_MS,
  trust_consolidated: LONG_MS,
  tile_flipped: SHORT_MS,
  loaded: SHORT_MS,
  game_won: LONG_MS,
};

/** Points worth a banner: what the board brings, what large mines and the end bring. */
const TOLD_POINTS = new Set([
  'claims',
  'large_mines',
  'compensation',
  'end_engines',
  'end_coins',
  'end_stations',
  'end_markers',
  'end_pithead',
  'end_lines',
]);

function howLong({ kind, args }: GameEvent): number | undefined {
  if (kind === 'vp_gained') return TOLD_POINTS.has(String(args['category'])) ? SHORT_MS : undefined;
  return HOW_LONG[kind];
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
