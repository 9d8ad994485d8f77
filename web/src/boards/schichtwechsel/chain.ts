/** What an act set going: its effects in their order, each with a symbol, told one after the other. */
import { useState } from 'react';
import type { GameEvent } from '../../lib/api';

/** A link of a chain. */
export type Link = { event: GameEvent; icon: string; n: string; seat: number | null };

/** With these a new chain begins. */
const BEGINNINGS = new Set([
  'round_began',
  'triple_given',
  'tile_taken',
  'field_used',
  'card_paid',
  'own_card_paid',
  'passed',
  'scoring_began',
  'final_began',
]);

const CARD_ICONS: Readonly<Record<string, string>> = {
  haul: 'minecart',
  coking: 'coke-oven',
  loading: 'wagon-coke',
  track: 'road',
  miner: 'miner',
  water: 'pit-water',
  headframe: 'headframe',
  start: 'start-player',
};

/** The symbol of a card, by what it does. */
export function cardIcon(card: string): string {
  return CARD_ICONS[card.split('_', 1)[0] ?? ''] ?? 'action-stone';
}

const BONUS_ICONS: Readonly<Record<string, string>> = {
  miner: 'miner',
  headframe: 'headframe',
  vp2: 'vp',
  house: 'house',
  return_tool: 'tool',
};

type Args = GameEvent['args'];
type Look = { icon: string | ((args: Args) => string); n?: (args: Args) => string };

const signed =
  (sign: string, name: string) =>
  (args: Args): string =>
    `${sign}${String(args[name])}`;

const LOOKS: Readonly<Record<string, Look>> = {
  round_began: { icon: 'hourglass', n: signed('', 'round') },
  card_revealed: { icon: 'round-card' },
  cart_locked: { icon: 'lock' },
  stone_added: { icon: 'bag' },
  triple_given: { icon: 'bag' },
  cube_loaded: { icon: 'minecart' },
  tile_taken: { icon: 'selection' },
  water_rose: { icon: 'water-up', n: signed('', 'level') },
  water_overflowed: { icon: 'pit-water', n: signed('', 'level') },
  water_fell: { icon: 'water-down', n: signed('', 'level') },
  vp_gained: { icon: 'vp', n: signed('+', 'vp') },
  vp_lost: { icon: 'vp', n: signed('−', 'vp') },
  tools_taken: { icon: 'tool', n: signed('+', 'count') },
  tools_returned: { icon: 'tool', n: signed('−', 'count') },
  cubes_taken: { icon: 'cube', n: signed('+', 'count') },
  coins_taken: { icon: 'mark', n: signed('+', 'count') },
  coke_sold: { icon: 'coke', n: () => '−2' },
  cart_hauled: { icon: 'minecart', n: signed('', 'count') },
  coal_placed: { icon: 'wagon-coal' },
  spoil_heaped: { icon: 'spoil', n: signed('+', 'count') },
  wagon_converted: { icon: 'coke' },
  coke_made: { icon: 'coke-oven', n: () => '+1' },
  coke_received: { icon: 'wagon-coke', n: () => '+1' },
  coke_loaded: { icon: 'wagon-coke' },
  disc_moved: { icon: ({ track }) => String(track), n: signed('', 'place') },
  barrier_crossed: { icon: ({ bonuses }) => bonusIcon(bonuses) },
  target_reached: { icon: 'trophy' },
  house_placed: { icon: 'house' },
  headframe_brought: { icon: 'headframe' },
  headframe_moved: { icon: 'headframe' },
  miner_moved: { icon: 'miner' },
  exit_reached: { icon: 'trophy' },
  overtime_worked: { icon: 'miner' },
  card_paid: { icon: ({ card }) => cardIcon(String(card)) },
  own_card_paid: { icon: 'action-stone' },
  card_copied: { icon: 'copy' },
  exchanged: { icon: 'spoil' },
  passed: { icon: 'pass' },
  marker_taken: { icon: 'start-player' },
  scoring_began: { icon: 'round-card' },
  final_began: { icon: 'trophy' },
  game_won: { icon: 'trophy' },
  field_used: { icon: 'house' },
  tile_used: { icon: 'selection' },
  piece_lost: { icon: 'warning' },
  cubes_lost: { icon: 'cube' },
};

function bonusIcon(bonuses: unknown): string {
  const [only, more] = Array.isArray(bonuses) ? (bonuses as string[]) : [];
  return more === undefined ? (BONUS_ICONS[only ?? ''] ?? 'barrier') : 'barrier';
}

/** The links that events make, in their order; what says nothing new makes none. */
export function linksOf(events: readonly GameEvent[]): Link[] {
  return events.flatMap((event) => {
    const look = LOOKS[event.kind];
    if (look === undefined) return [];
    const icon = typeof look.icon === 'string' ? look.icon : look.icon(event.args);
    const { seat } = event.args;
    return [{ event, icon, n: look.n?.(event.args) ?? '', seat: typeof seat === 'number' ? seat : null }];
  });
}

export type Chain = {
  links: readonly Link[];
  /** How many of them were there before. */
  known: number;
};

/** A chain goes on until another begins. */
export function extended(chain: Chain, news: readonly GameEvent[]): Chain {
  const begins = news.findLastIndex(({ kind }) => BEGINNINGS.has(kind));
  if (begins === -1) return { links: [...chain.links, ...linksOf(news)], known: chain.links.length };
  return { links: linksOf(news.slice(begins)), known: 0 };
}

/** The chain that is going on, as the news tell it. */
export function useChain(news: readonly GameEvent[]): Chain {
  const [state, setState] = useState(() => ({ news, chain: extended({ links: [], known: 0 }, news) }));
  if (state.news === news) return state.chain;
  const chain = news.length === 0 ? state.chain : extended(state.chain, news);
  setState({ news, chain });
  return chain;
}

const STEP_MS = 360;
const WHOLE_MS = 2_400;

/** How long after the first of so many links each further one follows. */
export function pace(links: number): number {
  return Math.min(STEP_MS, WHOLE_MS / Math.max(1, links));
}

/** What an event moves: the beginning of the names of its pieces. */
const MOVES: Readonly<Record<string, (args: Args) => string[]>> = {
  cube_loaded: ({ kind, seat }) => [`${String(kind)}:${String(seat)}:`],
  cart_hauled: ({ seat }) => [`spoil:${String(seat)}:`],
  coal_placed: ({ seat }) => [`coal:${String(seat)}:`],
  spoil_heaped: ({ seat }) => [`spoil:${String(seat)}:`],
  coke_made: ({ seat }) => [`coke:${String(seat)}:`],
  coke_received: ({ seat }) => [`coke:${String(seat)}:`],
  coke_loaded: ({ seat }) => [`coke:${String(seat)}:`],
  coke_sold: ({ seat }) => [`coke:${String(seat)}:`],
  disc_moved: ({ seat, track }) => [`disc:${String(seat)}:${String(track)}`],
  house_placed: ({ seat }) => [`house:${String(seat)}:`],
  headframe_brought: ({ seat }) => [`headframe:${String(seat)}:`],
  headframe_moved: ({ seat }) => [`headframe:${String(seat)}:`],
  miner_moved: ({ seat }) => [`miner:${String(seat)}`],
  water_rose: ({ seat }) => [`water:${String(seat)}`],
  water_fell: ({ seat }) => [`water:${String(seat)}`],
  water_overflowed: ({ seat }) => [`water:${String(seat)}`],
};

/** How long a piece waits for its turn: until the first link of the chain that moves it. */
export function waits(news: readonly GameEvent[]): (piece: string) => number {
  const links = linksOf(news);
  const step = pace(links.length);
  const turns = links.flatMap(({ event }, i) =>
    (MOVES[event.kind]?.(event.args) ?? []).map((name) => ({ name, ms: i * step })),
  );
  return (piece) => turns.find(({ name }) => piece.startsWith(name))?.ms ?? 0;
}
