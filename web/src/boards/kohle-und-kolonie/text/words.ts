/** What things are called, and sentences made of them. */
import type { KohleUndKolonieView, MineView } from '../../../generated/kohle-und-kolonie';
import type { KohleUndKolonieComponents } from '../../../generated/kohle-und-kolonie-components';
import type { Say } from '../../../lib/i18n';
import type { Texts } from '../../../lib/texts';
import type { Player } from '../../../table/board';

export type Words = {
  say: Say;
  facts: KohleUndKolonieComponents;
  /** A component by its kind and id: `('village', 'horst')`. */
  called: (kind: string, id: string | number) => string;
  player: (seat: number) => string;
  /** Who has a mine, or when it comes. */
  owner: (mine: MineView | undefined) => string;
  /** Miners by seat, as a list. */
  miners: (held: Readonly<Record<string, number>>) => string;
};

export type TextProps = { view: KohleUndKolonieView; words: Words };

const PLACES: Readonly<Record<string, string>> = {
  display: 'web-kk-text-on-offer',
  trust: 'web-kk-trust',
  waiting: 'web-kk-text-waiting',
  gone: 'web-kk-text-gone',
};

export function wordsOf(texts: Texts, players: readonly Player[], facts: KohleUndKolonieComponents): Words {
  const say = texts.say.bind(texts);
  const player = (seat: number): string => players.find((found) => found.seat === seat)?.name ?? '';
  return {
    say,
    facts,
    called: (kind, id) => String(texts.name('kk', kind, id)),
    player,
    owner: (mine) => (mine?.owner == null ? say(PLACES[mine?.place ?? ''] ?? 'web-kk-text-gone') : player(mine.owner)),
    miners: (held) => {
      const some = Object.entries(held).map(([seat, count]) =>
        say('web-kk-text-miners', { name: player(Number(seat)), count }),
      );
      return some.length === 0 ? '–' : some.join(', ');
    },
  };
}
