/** Times of day, time left and time past, in words. */
import type { Table } from '../lib/api';
import type { Say } from '../lib/i18n';
import type { Language } from '../lib/texts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const GREETINGS = {
  morning: ['web-hello-morning', 'web-greeting-morning'],
  day: ['web-hello-day', 'web-greeting-day'],
  evening: ['web-hello-evening', 'web-greeting-evening'],
} as const;

/** Part of the day by the hour, 0 to 23. */
export function partOfDay(hour: number): keyof typeof GREETINGS {
  if (hour >= 5 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

/** A greeting; without a name for a stranger. */
export function greeting(hour: number, name: string | undefined, say: Say): string {
  const [hello, byName] = GREETINGS[partOfDay(hour)];
  return name === undefined ? say(hello) : say(byName, { name });
}

/** What is left of a player's time: to the second below an hour, then in hours, then in days. */
export function leftText(seconds: number, say: Say): string {
  if (seconds <= 0) return say('web-left-none');
  if (seconds < HOUR) {
    const whole = Math.floor(seconds);
    return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
  }
  if (seconds < 2 * DAY) return say('web-left-hours', { count: Math.floor(seconds / HOUR) });
  return say('web-left-days', { count: Math.floor(seconds / DAY) });
}

/** How much time players of a table have. */
export function paceText(pace: Table['pace'], say: Say): string {
  if (pace['kind'] === 'live')
    return say('web-pace-live', { count: Math.max(1, Math.round(Number(pace['move']) / MINUTE)) });
  if (pace['kind'] === 'slow') return say('web-pace-slow', { count: Number(pace['days']) });
  return say('web-pace-none');
}

/** How long ago something was: “yesterday”, “3 hours ago”. */
export function agoText(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(0, seconds);
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour');
  return format.format(-Math.floor(past / DAY), 'day');
}
