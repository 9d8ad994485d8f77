/** How the options of Glück Auf are grouped in the action bar, and the keys that come to mind for them. */
import { COMPONENTS } from '../../generated/glueck-auf-components';
import type { Option } from '../../lib/api';

/** By the text of an option. */
export const GROUPS: Readonly<Record<string, string>> = {
  'ga-draft-take': 'web-ga-group-orders',
  'ga-keep': 'web-ga-group-keep',
  'ga-return-next': 'web-ga-group-uppermost',
  'ga-cube-color': 'web-ga-supply',
  'ga-cage-to': 'web-ga-group-cage',
  'ga-load': 'web-ga-group-load',
  'ga-fill-cage': 'web-ga-group-fill-cage',
  'ga-fill-store': 'web-ga-group-fill-store',
  'ga-sub-begin': 'web-ga-group-substitute',
  'ga-sub-cage': 'web-ga-group-from-cage',
  'ga-sub-store': 'web-ga-group-from-store',
  'ga-stash': 'web-ga-group-stash',
};

/** The sign of the building that spaces of a kind belong to. */
export const SIGNS: Readonly<Record<string, string>> = {
  factory: 'web-ga-sign-works',
  factory_draw: 'web-ga-sign-works',
  money: 'web-ga-sign-bank',
  bank: 'web-ga-sign-bank',
  pit: 'web-ga-sign-pit',
  delivery: 'web-ga-sign-delivery',
  order: 'web-ga-sign-office',
  order_draw: 'web-ga-sign-office',
};

export const groupIcons: Readonly<Record<string, string>> = {
  'web-ga-sign-works': 'factory',
  'web-ga-sign-bank': 'bank',
  'web-ga-sign-pit': 'headframe',
  'web-ga-sign-delivery': 'horse-wagon',
  'web-ga-sign-office': 'order',
  'web-ga-group-orders': 'order',
  'web-ga-group-cage': 'cage',
  'web-ga-group-load': 'cube',
  'web-ga-group-stash': 'storage',
  'web-ga-group-from-store': 'storage',
  'web-ga-group-from-cage': 'cage',
  'web-ga-group-fill-cage': 'order',
  'web-ga-group-fill-store': 'order',
};

/** A worker space belongs to a building; the rest goes by what is done. */
export function groupOf(option: Option): string | null {
  if (option.text !== 'ga-worker') return null;
  const kind = COMPONENTS.spaces[String(option.args['space'])]?.kind;
  return kind === undefined ? null : (SIGNS[kind] ?? null);
}

/** Levels have their number, coal the first letter of its English name; black is K, as on the printed orders. */
const COAL_KEYS: Readonly<Record<string, string>> = { yellow: 'y', brown: 'b', grey: 'g', black: 'k' };

export function keyOf({ text, args }: Option): string | null {
  if (text === 'ga-cage-to') return String(args['level']);
  const color = args['color'];
  return typeof color === 'string' ? (COAL_KEYS[color] ?? null) : null;
}
