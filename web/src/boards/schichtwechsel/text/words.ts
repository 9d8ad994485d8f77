/** What things are called, and sentences made of them. */
import type { Say } from '../../../lib/i18n';
import type { Texts } from '../../../lib/texts';
import type { Player } from '../../../table/board';

export type Words = {
  say: Say;
  /** A component by its kind and id: `('cart', 'cart_3')`. */
  called: (kind: string, id: string | number) => string;
  player: (seat: number) => string;
  /** Players in a list; nobody: a dash. */
  players: (seats: readonly number[]) => string;
};

export function wordsOf(texts: Texts, players: readonly Player[]): Words {
  const player = (seat: number): string => players.find((found) => found.seat === seat)?.name ?? '';
  return {
    say: texts.say.bind(texts),
    called: (kind, id) => capital(String(texts.name('sw', kind, id))),
    player,
    players: (seats) => (seats.length === 0 ? '–' : seats.map(player).join(', ')),
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
