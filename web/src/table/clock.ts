/** Time to think, as it is shown: what is left of the move, then of the bank. */
import type { Table } from '../lib/api';
import type { Say } from '../lib/i18n';

type Clocks = NonNullable<Table['clocks']>;

export type Left = {
  /** Seconds of the move. */
  move: number;
  /** Seconds of the bank. */
  bank: number;
  isOut: boolean;
};

/** What is left to the seat whose clock runs; null: none does. */
export function leftOf(clocks: Clocks | null, now: number): Left | null {
  if (clocks === null || clocks.seat === null || clocks.move === null) return null;
  const used = Math.max(0, now - clocks.since);
  const move = Math.max(0, clocks.move - used);
  const bank = Math.max(0, (clocks.bank[clocks.seat] ?? 0) - Math.max(0, used - clocks.move));
  return { move, bank, isOut: move + bank <= 0 };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `4:12`, `1:05:00`, or days and hours. */
export function span(seconds: number, say: Say): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) {
    return say('web-table-clock-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  }
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How long until a shown clock changes, in milliseconds. */
export function tick(left: Left): number {
  return left.move + left.bank >= DAY ? 30_000 : 500;
}
