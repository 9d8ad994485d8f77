/** How the options of Schichtwechsel are grouped in the action bar, and the keys that come to mind for them. */
import type { Option } from '../../lib/api';

/** By the text of an option; under the name of a group only drawings are shown, so they must tell options apart. */
export const GROUPS: Readonly<Record<string, string>> = {
  'sw-track-step': 'sw-box-track',
  'sw-exchange': 'web-sw-exchange',
  'sw-pay': 'web-sw-group-pay',
};

/** Cards stand under the sign of what they do. */
const CARDS: Readonly<Record<string, string>> = {
  haul: 'sw-box-haul',
  coking: 'sw-box-coking',
  loading: 'sw-box-loading',
  track: 'sw-box-track',
  miner: 'sw-box-miner',
  water: 'sw-box-water',
  headframe: 'sw-box-headframe',
  start: 'sw-box-copy',
};

const KINDS: Readonly<Record<string, string>> = { coal: 'sw-kind-coal', spoil: 'sw-kind-spoil' };

export const groupIcons: Readonly<Record<string, string>> = {
  'sw-box-haul': 'minecart',
  'sw-box-coking': 'coke-oven',
  'sw-box-loading': 'wagon-coke',
  'sw-box-track': 'road',
  'sw-box-miner': 'miner',
  'sw-box-water': 'pit-water',
  'sw-box-headframe': 'headframe',
  'sw-box-copy': 'start-player',
  'web-sw-exchange': 'spoil',
};

/** A card belongs to its sign, a cube to its kind; the rest goes by what is done. */
export function groupOf({ text, args }: Option): string | null {
  if (text === 'sw-card' || text === 'sw-copy') return CARDS[String(args['card']).split('_', 1)[0] ?? ''] ?? null;
  if (text === 'sw-place-cube') return KINDS[String(args['kind'])] ?? null;
  return null;
}

const PAYMENTS: Readonly<Record<string, string>> = { w: 'w', p: 's', c: 'm' };
const NUMBERED = ['cart', 'wagon', 'house', 'field', 'steps', 'levels'] as const;

/** Carts, wagons, houses and fields have their number, simple payments a letter. */
export function keyOf({ text, args }: Option): string | null {
  if (text === 'sw-pay') return PAYMENTS[String(args['payment'])] ?? null;
  for (const name of NUMBERED) {
    const value = args[name];
    if (value !== undefined) return /(\d)$/.exec(String(value))?.[1] ?? null;
  }
  return null;
}
