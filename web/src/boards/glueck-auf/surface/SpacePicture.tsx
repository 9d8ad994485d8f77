/** A small picture of what a space offers, for lists. */
import type { ReactNode } from 'react';
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import { Icon } from '../../../lib/Icon';
import { useSay } from '../../../lib/i18n';
import { OrderCard, TileCard } from '../cards';
import { TRANSPORT_ICON } from './bays';

export function SpacePicture({ id, piece }: { id: string; piece: string | null }): ReactNode {
  const say = useSay();
  const { kind, value } = COMPONENTS.spaces[id] ?? { kind: '', value: 0 };
  const picture = (): ReactNode => {
    if (kind === 'factory' && piece !== null) return <TileCard id={piece} height={46} />;
    if (kind === 'order' && piece !== null) return <OrderCard id={piece} height={54} />;
    if (kind === 'delivery') return <Icon id={TRANSPORT_ICON[id.replace('delivery_', '')] ?? 'order'} size={36} />;
    if (kind === 'pit') return <b className="ga-plate">{value}</b>;
    if (kind === 'money' || kind === 'bank') return <b className="ga-plate">{say('web-ga-price', { count: value })}</b>;
    if (kind.endsWith('draw')) return <b className="ga-plate">{say('web-ga-draws', { count: value })}</b>;
    return null;
  };
  return <span className="ga-picture">{picture()}</span>;
}
