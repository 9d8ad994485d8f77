/** What things are called, and sentences made of them. */
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import type { Say } from '../../../lib/i18n';
import type { Texts } from '../../../lib/texts';
import type { Player } from '../../../table/board';

export type Words = {
  say: Say;
  texts: Texts;
  /** A component by its kind and id: `('space', 'pit_8')`. */
  called: (kind: string, id: string | number) => string;
  player: (seat: number) => string;
  /** Cubes by colour, as a list. */
  cubes: (held: Readonly<Record<string, number>>) => string;
};

export function wordsOf(texts: Texts, players: readonly Player[]): Words {
  const say = texts.say.bind(texts);
  const called = (kind: string, id: string | number): string => String(texts.name('ga', kind, id));
  return {
    say,
    texts,
    called,
    player: (seat) => players.find((player) => player.seat === seat)?.name ?? '',
    cubes: (held) => {
      const some = COMPONENTS.colors.filter((color) => (held[color] ?? 0) > 0);
      if (some.length === 0) return say('web-ga-text-nothing');
      return some.map((color) => `${held[color]} × ${called('slot', color).toLowerCase()}`).join(', ');
    },
  };
}
