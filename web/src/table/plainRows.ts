/** The public state of titles without a drawn board, as rows of words: names come from the title's own catalogue. */
import type { KohleUndKolonieView } from '../generated/kohle-und-kolonie';
import type { View as SchichtwechselView } from '../generated/schichtwechsel';
import type { Texts } from '../lib/texts';

export type Stock = { icon: string; text: string; count: number };
export type Row = { text: string; values: readonly string[] };

export type PlainView = { score: number; stocks: readonly Stock[]; rows: readonly Row[] };

/** What is shown of a seat, by the prefix of the title. */
export const SEATS: Readonly<Record<string, (view: never, seat: number, texts: Texts) => PlainView>> = {
  kk: (view: KohleUndKolonieView, seat, texts) => companyOf(view, seat, texts),
  sw: (view: SchichtwechselView, seat, texts) => collieryOf(view, seat, texts),
};

/** What all share, by the prefix of the title. */
export const SHARED: Readonly<Record<string, (view: never, texts: Texts) => readonly Row[]>> = {
  kk: (view: KohleUndKolonieView, texts) => regionOf(view, texts),
  sw: (view: SchichtwechselView, texts) => townOf(view, texts),
};

const NOTHING: PlainView = { score: 0, stocks: [], rows: [] };

function companyOf(view: KohleUndKolonieView, seat: number, texts: Texts): PlainView {
  const own = view.seats[seat];
  if (own === undefined) return NOTHING;
  const name = (kind: string, value: string): string => String(texts.name('kk', kind, value));
  const mines = Object.entries(own.tableau).flatMap(([space, { tile, income }]) =>
    tile === null ? [] : [`${name('space', space)}: ${name('tile', tile)} (${income})`],
  );
  return {
    score: own.score,
    stocks: [
      { icon: 'thaler', text: 'web-table-stock-thalers', count: own.coins },
      { icon: 'worker', text: 'web-table-stock-workers', count: own.workers },
      { icon: 'miner', text: 'web-table-stock-miners', count: own.miners },
      { icon: 'engineer', text: 'web-table-stock-engineers', count: own.engineers },
      { icon: 'settlement', text: 'web-table-stock-settlements', count: own.settlements },
      { icon: 'steam-engine', text: 'web-table-stock-engines', count: own.engines + own.reserve_engines },
    ],
    rows: [
      { text: 'web-table-row-mines', values: mines },
      { text: 'web-table-row-token', values: own.bonus === null ? [] : [name('token', own.bonus)] },
    ],
  };
}

function regionOf(view: KohleUndKolonieView, texts: Texts): Row[] {
  const mines = Object.entries(view.mines).filter(([, mine]) => mine.place === 'display');
  return [
    { text: 'web-table-row-phase', values: [String(texts.name('kk', 'phase', view.phase))] },
    { text: 'web-table-row-for-sale', values: mines.map(([mine]) => String(texts.name('kk', 'mine', mine))) },
  ];
}

function collieryOf(view: SchichtwechselView, seat: number, texts: Texts): PlainView {
  const own = view.seats[seat];
  if (own === undefined) return NOTHING;
  const name = (kind: string, value: string): string => String(texts.name('sw', kind, value));
  const carts = Object.entries(own.carts).map(([cart, { coal, spoil, size }]) => {
    const load = [coal > 0 && `${coal} ${name('kind', 'coal')}`, spoil > 0 && `${spoil} ${name('kind', 'spoil')}`];
    return `${name('cart', cart)}: ${load.filter((part) => part !== false).join(', ') || '0'} / ${size}`;
  });
  const wagons = Object.entries(own.wagons).map(
    ([wagon, { coal, size }]) => `${name('wagon', wagon)}: ${coal} / ${size}`,
  );
  return {
    score: own.score,
    stocks: [
      { icon: 'action-stone', text: 'web-table-stock-white', count: own.white },
      { icon: 'mark', text: 'web-table-stock-coins', count: own.coins },
      { icon: 'tool', text: 'web-table-stock-tools', count: own.tools },
      { icon: 'pit-water', text: 'web-table-stock-water', count: own.water },
      { icon: 'spoil', text: 'web-table-stock-heap', count: own.heap },
      { icon: 'coke', text: 'web-table-stock-coke', count: own.coke_wagons },
    ],
    rows: [
      { text: 'web-table-row-carts', values: carts },
      { text: 'web-table-row-wagons', values: wagons },
      {
        text: 'web-table-row-tracks',
        values: Object.entries(own.discs).map(([track, n]) => `${name('track', track)}: ${n}`),
      },
      { text: 'web-table-row-miner', values: [name('space', own.space)] },
      { text: 'web-table-row-tile', values: own.tile === null ? [] : [name('tile', own.tile)] },
    ],
  };
}

function townOf(view: SchichtwechselView, texts: Texts): Row[] {
  const name = (kind: string, value: string): string => String(texts.name('sw', kind, value));
  const free = Object.entries(view.cards).filter(([, card]) => card.is_available && card.users.length === 0);
  return [
    { text: 'web-table-row-phase', values: [name('phase', view.phase)] },
    { text: 'web-table-row-round-card', values: view.round_card === null ? [] : [name('card', view.round_card)] },
    { text: 'web-table-row-cards', values: free.map(([card]) => name('card', card)) },
    { text: 'web-table-row-tiles', values: view.tiles.map((tile) => name('tile', tile)) },
  ];
}
