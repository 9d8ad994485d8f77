/** A small drawing for the button of an option. */
import type { ReactNode } from 'react';
import { Icon } from '../../lib/Icon';
import { TOKEN_ICONS } from './tokens';

type Args = Readonly<Record<string, string | number>>;

const ICONS: Readonly<Record<string, string>> = {
  'kk-buy-mine': 'mine-small',
  'kk-buy-steam-engine': 'steam-engine',
  'kk-place-settlement': 'settlement',
  'kk-engineer': 'engineer',
  'kk-move-miners': 'miner',
  'kk-use-marker': 'extra-action',
  'kk-flip-cokery': 'pit-cokery',
  'kk-flip-ironworks': 'pit-ironworks',
  'kk-flip-loading': 'pit-loading',
  'kk-flip-workforce-workers': 'pit-workforce',
  'kk-flip-workforce-coins': 'pit-workforce',
  'kk-buy-workers': 'labourer',
  'kk-sell-workers': 'thaler',
  'kk-mine': 'mine-small',
  'kk-station': 'station',
  'kk-village': 'village',
  'kk-rescue': 'rescue',
  'kk-square': 'rescue',
  'kk-space': 'claim',
  'kk-supply': 'undo',
  'kk-deploy': 'plus',
  'kk-move': 'arrow-right',
  'kk-move-engineer': 'engineer',
  'kk-yes': 'miner',
  'kk-pay-worker': 'labourer',
  'kk-pay-rail-worker': 'rail-token',
  'kk-use-aid': 'consolidation',
  'kk-use-rail-consolidation': 'rail-token',
  'kk-load-by-worker': 'labourer',
  'kk-use-rail-wagon': 'wagon',
  'kk-vp-only': 'vp',
  'kk-lose-vp': 'vp',
  'kk-coins-only': 'thaler',
  'kk-pay-coin': 'thaler',
  'kk-vp-and-coin': 'vp',
};

/** Pithead spaces show their tile, which begins their id. */
const TILES: Readonly<Record<string, string>> = {
  cokery: 'pit-cokery',
  ironworks: 'pit-ironworks',
  loading: 'pit-loading',
  administration: 'pit-admin',
};

export function Glyph({ text, args }: { text: string; args: Args }): ReactNode {
  const { token, space, value } = args;
  if (text === 'kk-raise') return <b className="kk-glyph">{value}</b>;
  const tile = typeof space === 'string' ? TILES[space.split('_')[0] ?? ''] : undefined;
  const icon = (typeof token === 'string' ? TOKEN_ICONS[token] : undefined) ?? tile ?? ICONS[text];
  return icon === undefined ? null : <Icon id={icon} size={20} />;
}
