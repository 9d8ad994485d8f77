/** What spaces are called and what sending workers there means, in whole sentences. */
import { useMemo } from 'react';
import type { GlueckAufView } from '../../../generated/glueck-auf';
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import { useSay, useTexts } from '../../../lib/i18n';
import type { Texts } from '../../../lib/texts';
import type { Player } from '../../../table/board';
import { SIGNS } from '../groups';
import { BANK } from './bays';
import { orderFacts } from './Order';
import { tileFacts } from './Tile';

export type Words = {
  /** What the space offers, such as “8 steps”. */
  offer: (space: string) => string;
  /** The same with the building, such as “Pit work: 8 steps”. */
  title: (space: string) => string;
  /** What happens to whom when workers are sent there. */
  consequence: (space: string) => string;
  /** That it is out of play; empty where it is not. */
  closed: (space: string) => string;
};

/** How many workers a space takes, as the server says; the bank, which is no such space, takes one. */
export function crewNeeded(view: GlueckAufView, space: string): number {
  return view.spaces[space]?.needs ?? 1;
}

/** What a space offers: what lies or is done there, with its price or what it brings. */
export function offerOf(space: string, view: GlueckAufView, texts: Texts): string {
  const say = texts.say.bind(texts);
  const name = (kind: string, id: string): string => String(texts.name('ga', kind, id));
  const { kind, value } = COMPONENTS.spaces[space] ?? { kind: '', value: 0 };
  const piece = view.spaces[space]?.piece ?? null;
  switch (kind) {
    case 'factory':
      if (piece === null) return say('web-ga-space-no-tile');
      return say('web-ga-space-tile', { what: name('tile', piece), count: tileFacts(piece).cost });
    case 'factory_draw':
      return say('web-ga-space-draw-tiles', { count: value });
    case 'pit':
      return say('web-ga-space-pit', { count: value });
    case 'delivery':
      return name('transport', space.replace('delivery_', ''));
    case 'money':
      return say('web-ga-space-money', { count: value });
    case 'order':
      if (piece === null) return say('web-ga-space-no-order');
      return say('web-ga-space-order', { what: name('order', piece), count: orderFacts(piece).points });
    case 'order_draw':
      return say('web-ga-space-draw-orders', { count: value });
    default:
      return say('web-ga-space-bank', { count: value });
  }
}

export function useWords(view: GlueckAufView, players: readonly Player[], seat: number | null): Words {
  const say = useSay();
  const texts = useTexts();
  return useMemo(() => {
    const offer = (space: string): string => offerOf(space, view, texts);

    function title(space: string): string {
      const building = say(SIGNS[COMPONENTS.spaces[space]?.kind ?? ''] ?? '');
      return view.spaces[space]?.is_open === false
        ? building
        : say('web-ga-space-in', { building, what: offer(space) });
    }

    function displaced(space: string): string {
      const there = view.spaces[space];
      if (there === undefined || there.owner === null) return '';
      if (there.owner === seat) return say('web-ga-displaces-own', { count: there.crew });
      return say('web-ga-displaces', { who: players[there.owner]?.name ?? '', count: there.crew });
    }

    function consequence(space: string): string {
      const need = space === BANK ? 1 : crewNeeded(view, space);
      const mine = seat === null ? null : view.seats[seat];
      const left = mine == null ? '' : say('web-ga-left', { count: mine.workers - need });
      return [say('web-ga-send', { count: need }), displaced(space), left].filter((part) => part !== '').join(' ');
    }

    function closed(space: string): string {
      return view.spaces[space]?.is_open === false ? say('web-ga-closed', { count: view.players }) : '';
    }

    return { offer, title, consequence, closed };
  }, [view, players, seat, say, texts]);
}
