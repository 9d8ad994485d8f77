/** How the options of Schichtwechsel are grouped in the action bar, and the keys that come to mind for them. */
import type { Option } from '../../lib/api';

/** By the text of an option. */
export const GROUPS: Readonly<Record<string, string>> = {
  'sw-track-step': 'sw-box-track',
  'sw-haul': 'sw-box-haul',
  'sw-convert': 'web-sw-wagons',
  'sw-place-coal': 'web-sw-wagons',
  'sw-load': 'sw-box-plant',
  'sw-coking-field': 'sw-box-plant',
  'sw-house-pick': 'sw-box-houses',
  'sw-house-plot': 'sw-box-plots',
  'sw-headframe-to': 'sw-box-headframe',
  'sw-miner-steps': 'sw-box-shift',
  'sw-water-amount': 'web-sw-water',
  'sw-take-tile': 'web-sw-display',
  'sw-assign-triple': 'web-sw-drawn',
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
  'web-sw-wagons': 'wagon-coal',
  'sw-box-plant': 'coke-oven',
  'sw-box-houses': 'house',
  'sw-box-plots': 'house',
  'sw-box-shift': 'miner',
  'web-sw-water': 'water-down',
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
