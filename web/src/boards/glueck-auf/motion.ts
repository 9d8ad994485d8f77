/** How the pieces of Glück Auf travel, and how long an event is shown. */
import { OUT, type Styles, TRAVEL } from '../motion';
import { LONG_MS, SHORT_MS } from '../../table/animation';
import type { Event } from './events';

const LEVEL_PITCH = 95;

export const STYLES: Styles = {
  displaced: { ms: 420, gap: 60, easing: TRAVEL },
  worker: { ms: 320, gap: 40, wait: { after: 'displaced', ms: 300 }, easing: OUT },
  cube: { ms: 420, gap: 80, lift: 12, easing: TRAVEL },
  cage: { ms: (_, y) => cageTime(y), gap: 0, easing: TRAVEL },
  tile: { ms: 520, gap: 80, easing: TRAVEL },
  order: { ms: 420, gap: 60, easing: TRAVEL },
};

/** 160 ms and 120 for each level. */
function cageTime(y: number): number {
  return 160 + 120 * Math.min(4, Math.max(1, Math.round(Math.abs(y) / LEVEL_PITCH)));
}

type Kind = Event['kind'];

/** How long what happens at the end of a shift and of the game is shown: who scores what. */
const STEPS: Readonly<Partial<Record<Kind, number>>> = {
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

export function stepMs({ kind }: Event): number | null {
  return STEPS[kind] ?? null;
}
