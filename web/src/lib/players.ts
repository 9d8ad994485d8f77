/** The players of a table as everybody names and draws them. */
import { COLORS, type Player } from '../table/board';
import type { Table } from './api';
import type { Say } from './i18n';

/** Names by seat; bots go by their rank, numbered where several have the same. */
export function namesOf(table: Table, say: Say): string[] {
  return table.seats.map((seat, n) => {
    if (seat.name === '') return say('web-gone-person');
    if (seat.bot === null) return seat.name ?? say('kernel-seat', { number: n + 1 });
    const alike = table.seats.filter((other) => other.bot === seat.bot);
    const rank = rankOf(seat.bot);
    return alike.length > 1 ? `${rank} ${alike.indexOf(seat) + 1}` : rank;
  });
}

/** `hauer` is a Hauer in every language. */
export function rankOf(bot: string): string {
  return bot.charAt(0).toLocaleUpperCase() + bot.slice(1);
}

/** Everybody with colour and an initial that no other player of the table has. */
export function playersOf(table: Table, say: Say): Player[] {
  const names = namesOf(table, say);
  const initials = initialsOf(names);
  return table.seats.map((seat, n) => ({
    seat: n,
    name: names[n] ?? '',
    initial: initials[n] ?? '',
    color: COLORS[n % COLORS.length] ?? 'red',
    isMe: table.my_seats.includes(n),
    isBot: seat.bot !== null,
  }));
}

/** The first letter of each name that is not taken yet; the seat's number where there is none. */
export function initialsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, n) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    const found = letters.find((letter) => !taken.has(letter)) ?? String(n + 1);
    taken.add(found);
    return found;
  });
}
