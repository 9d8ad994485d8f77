/** What an act set going: its effects in their order, each with a symbol, told one after the other. */
import { useState } from 'react';
import { seatOf } from '../../table/log';
import type { Event } from './events';

/** A link of a chain. */
export type Link = { event: Event; icon: string; n: string; seat: number | null };

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

const ICONS: Readonly<Partial<Record<Event['kind'], string>>> = {
  round_began: 'hourglass',
  card_revealed: 'round-card',
  cart_locked: 'lock',
  stone_added: 'bag',
  triple_given: 'bag',
  cube_loaded: 'minecart',
  tile_taken: 'selection',
  water_rose: 'water-up',
  water_overflowed: 'pit-water',
  water_fell: 'water-down',
  vp_gained: 'vp',
  vp_lost: 'vp',
  tools_taken: 'tool',
  tools_returned: 'tool',
  cubes_taken: 'cube',
  coins_taken: 'mark',
  coke_sold: 'coke',
  cart_hauled: 'minecart',
  coal_placed: 'wagon-coal',
  spoil_heaped: 'spoil',
  wagon_converted: 'coke',
  coke_made: 'coke-oven',
  coke_received: 'wagon-coke',
  coke_loaded: 'wagon-coke',
  target_reached: 'trophy',
  house_placed: 'house',
  headframe_brought: 'headframe',
  headframe_moved: 'headframe',
  miner_moved: 'miner',
  exit_reached: 'trophy',
  overtime_worked: 'miner',
  own_card_paid: 'action-stone',
  card_copied: 'copy',
  exchanged: 'spoil',
  passed: 'pass',
  marker_taken: 'start-player',
  scoring_began: 'round-card',
  final_began: 'trophy',
  game_won: 'trophy',
  field_used: 'house',
  tile_used: 'selection',
  piece_lost: 'warning',
  cubes_lost: 'cube',
};

/** Null: it says nothing new. */
function iconOf({ kind, args }: Event): string | null {
  switch (kind) {
    case 'disc_moved':
      return args.track;
    case 'barrier_crossed':
      return bonusIcon(args.bonuses);
    case 'card_paid':
      return cardIcon(args.card);
    default:
      return ICONS[kind] ?? null;
  }
}

/** How many, or how far. */
function numberOf({ kind, args }: Event): string {
  switch (kind) {
    case 'round_began':
      return String(args.round);
    case 'water_rose':
    case 'water_overflowed':
    case 'water_fell':
      return String(args.level);
    case 'vp_gained':
      return `+${args.vp}`;
    case 'vp_lost':
      return `−${args.vp}`;
    case 'tools_returned':
      return `−${args.count}`;
    case 'tools_taken':
    case 'cubes_taken':
    case 'coins_taken':
    case 'spoil_heaped':
      return `+${args.count}`;
    case 'cart_hauled':
      return String(args.count);
    case 'coke_sold':
      return '−2';
    case 'coke_made':
    case 'coke_received':
      return '+1';
    case 'disc_moved':
      return String(args.place);
    default:
      return '';
  }
}

function bonusIcon([only, more]: readonly string[]): string {
  return more === undefined ? (BONUS_ICONS[only ?? ''] ?? 'barrier') : 'barrier';
}

/** The links that events make, in their order; what says nothing new makes none. */
export function linksOf(events: readonly Event[]): Link[] {
  return events.flatMap((event) => {
    const icon = iconOf(event);
    return icon === null ? [] : [{ event, icon, n: numberOf(event), seat: seatOf(event) }];
  });
}

export type Chain = {
  links: readonly Link[];
  /** How many of them were there before. */
  known: number;
};

/** A chain goes on until another begins. */
export function extended(chain: Chain, news: readonly Event[]): Chain {
  const begins = news.findLastIndex(({ kind }) => BEGINNINGS.has(kind));
  if (begins === -1) return { links: [...chain.links, ...linksOf(news)], known: chain.links.length };
  return { links: linksOf(news.slice(begins)), known: 0 };
}

/** The chain that is going on, as the news tell it. */
export function useChain(news: readonly Event[]): Chain {
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
function moves({ kind, args }: Event): string | null {
  switch (kind) {
    case 'cube_loaded':
      return `${args.kind}:${args.seat}:`;
    case 'cart_hauled':
    case 'spoil_heaped':
      return `spoil:${args.seat}:`;
    case 'coal_placed':
      return `coal:${args.seat}:`;
    case 'coke_made':
    case 'coke_received':
    case 'coke_loaded':
    case 'coke_sold':
      return `coke:${args.seat}:`;
    case 'disc_moved':
      return `disc:${args.seat}:${args.track}`;
    case 'house_placed':
      return `house:${args.seat}:`;
    case 'headframe_brought':
    case 'headframe_moved':
      return `headframe:${args.seat}:`;
    case 'miner_moved':
      return `miner:${args.seat}`;
    case 'water_rose':
    case 'water_fell':
    case 'water_overflowed':
      return `water:${args.seat}`;
    default:
      return null;
  }
}

/** How long a piece waits for its turn: until the first link of the chain that moves it. */
export function waits(news: readonly Event[]): (piece: string) => number {
  const links = linksOf(news);
  const step = pace(links.length);
  const turns = links.map(({ event }, i) => ({ name: moves(event), ms: i * step }));
  return (piece) => turns.find(({ name }) => name !== null && piece.startsWith(name))?.ms ?? 0;
}
