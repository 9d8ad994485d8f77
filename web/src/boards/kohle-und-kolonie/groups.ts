/** How the options of Kohle & Kolonie are grouped in the action bar, and the keys that come to mind for them. */
import type { Option } from '../../lib/api';

/** By the text of an option. */
export const GROUPS: Readonly<Record<string, string>> = {
  'kk-buy-mine': 'web-kk-group-action',
  'kk-buy-steam-engine': 'web-kk-group-action',
  'kk-place-settlement': 'web-kk-group-action',
  'kk-engineer': 'web-kk-group-action',
  'kk-move-miners': 'web-kk-group-action',
  'kk-use-bonus': 'web-kk-group-token',
  'kk-use-marker': 'web-kk-group-token',
  'kk-use-aid': 'web-kk-group-token',
  'kk-use-rail-consolidation': 'web-kk-group-token',
  'kk-use-rail-wagon': 'web-kk-group-token',
  'kk-flip-cokery': 'web-kk-group-flip',
  'kk-flip-ironworks': 'web-kk-group-flip',
  'kk-flip-loading': 'web-kk-group-flip',
  'kk-flip-workforce-workers': 'web-kk-group-flip',
  'kk-flip-workforce-coins': 'web-kk-group-flip',
  'kk-buy-workers': 'web-kk-group-trade',
  'kk-sell-workers': 'web-kk-group-trade',
  'kk-token': 'web-kk-group-tokens',
  'kk-mine': 'web-kk-group-mines',
  'kk-village': 'web-kk-group-villages',
  'kk-station': 'web-kk-group-stations',
  'kk-rescue': 'web-kk-group-rescue',
  'kk-space': 'web-kk-group-spaces',
  'kk-square': 'web-kk-group-spaces',
  'kk-miner-space': 'web-kk-group-pithead',
  'kk-engineer-space': 'web-kk-group-pithead',
  'kk-steam-space': 'web-kk-group-pithead',
  'kk-raise': 'web-kk-group-raise',
};

export const groupIcons: Readonly<Record<string, string>> = {
  'web-kk-group-action': 'hammers',
  'web-kk-group-token': 'bonus',
  'web-kk-group-flip': 'redo',
  'web-kk-group-trade': 'labourer',
  'web-kk-group-tokens': 'bonus',
  'web-kk-group-mines': 'mine-small',
  'web-kk-group-villages': 'village',
  'web-kk-group-stations': 'station',
  'web-kk-group-rescue': 'rescue',
  'web-kk-group-spaces': 'claim',
  'web-kk-group-pithead': 'pit-ironworks',
  'web-kk-group-raise': 'gavel',
};

/** Main actions and moves by the first letter of their English name, raises by how much is added. */
const KEYS: Readonly<Record<string, string>> = {
  'kk-buy-mine': 'b',
  'kk-buy-steam-engine': 's',
  'kk-place-settlement': 'h',
  'kk-engineer': 'e',
  'kk-move-miners': 'm',
  'kk-use-bonus': 't',
  'kk-use-marker': 'x',
  'kk-deploy': 'd',
  'kk-move': 'm',
  'kk-move-engineer': 'e',
  'kk-yes': 'y',
  'kk-buy-workers': 'w',
};

export function keyOf({ text, args }: Option): string | null {
  const by = args['by'];
  if (text === 'kk-raise' && typeof by === 'number' && by < 10) return String(by);
  return KEYS[text] ?? null;
}
