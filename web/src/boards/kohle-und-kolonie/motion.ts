/** How the pieces of Kohle & Kolonie travel, and how long an event is shown. */
import { OUT, type Styles, TRAVEL } from '../motion';
import { LONG_MS, SHORT_MS } from '../../table/animation';
import type { Event } from './events';

export const STYLES: Styles = {
  tile: { ms: 520, gap: 80, easing: TRAVEL },
  miner: { ms: 420, gap: 60, easing: TRAVEL },
  engineer: { ms: 420, gap: 60, easing: TRAVEL },
  engine: { ms: 420, gap: 80, easing: TRAVEL },
  settlement: { ms: 420, gap: 60, easing: OUT },
  coin: { ms: 240, gap: 60, easing: OUT },
};

type Kind = Event['kind'];

/** How long is shown: the disaster disc by disc, what the Trust does, the fall of the hammer, the end. */
const STEPS: Readonly<Partial<Record<Kind, number>>> = {
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
const TOLD_POINTS: ReadonlySet<string> = new Set([
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

export function stepMs({ kind, args }: Event): number | null {
  if (kind === 'vp_gained') return TOLD_POINTS.has(args.category) ? SHORT_MS : null;
  return STEPS[kind] ?? null;
}
