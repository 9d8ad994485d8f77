/** How the pieces of Schichtwechsel travel; those of a chain of effects one after the other. */
import { OUT, type Styles, TRAVEL } from '../motion';
import { LONG_MS, SHORT_MS } from '../../table/animation';
import type { Event } from './events';

export const STYLES: Styles = {
  coal: { ms: 420, gap: 80, lift: 12, easing: TRAVEL },
  spoil: { ms: 420, gap: 80, lift: 12, easing: TRAVEL },
  coke: { ms: 460, gap: 100, lift: 14, easing: TRAVEL },
  house: { ms: 520, gap: 120, lift: 16, easing: TRAVEL },
  headframe: { ms: 520, gap: 120, lift: 16, easing: TRAVEL },
  disc: { ms: (x) => 160 * Math.max(1, Math.round(Math.abs(x) / 64)), gap: 120, easing: TRAVEL },
  miner: { ms: 420, gap: 120, easing: TRAVEL },
  tile: { ms: 520, gap: 80, easing: TRAVEL },
  stone: { ms: 320, gap: 60, easing: OUT },
  water: { ms: 320, gap: 0, easing: TRAVEL },
};

type Kind = Event['kind'];

/** How long is shown: how a round begins and is scored, what barriers and copies set going, the end. */
const STEPS: Readonly<Partial<Record<Kind, number>>> = {
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

export function stepMs({ kind, args }: Event): number | null {
  if (kind === 'vp_gained' || kind === 'vp_lost') return SCORED.test(args.category) ? LONG_MS : null;
  return STEPS[kind] ?? null;
}
