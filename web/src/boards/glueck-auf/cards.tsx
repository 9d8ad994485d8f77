/** Tiles and orders as cards of their own, for sheets and lists. */
import type { ReactNode } from 'react';
import { Cube } from '../../art/coal';
import { useSay } from '../../lib/i18n';
import { Order } from './surface/Order';
import { levelOf, Tile, tileFacts } from './surface/Tile';

export function OrderCard({ id, height = 104 }: { id: string; height?: number }): ReactNode {
  return (
    <svg className="ga-card" height={height} viewBox="-1 -2 52 73" aria-hidden="true">
      <Order id={id} x={0} y={0} w={50} h={70} />
    </svg>
  );
}

export function TileCard({ id, height = 72 }: { id: string; height?: number }): ReactNode {
  const say = useSay();
  return (
    <svg className="ga-card" height={height} viewBox="-1 -1 70 47" aria-hidden="true">
      <Tile id={id} price={say('web-ga-price', { count: tileFacts(id).cost })} x={0} y={0} w={68} h={45} />
    </svg>
  );
}

export function CoalCard({ color, height = 48 }: { color: string; height?: number }): ReactNode {
  return (
    <svg className="ga-card" height={height} viewBox="-1 -1 20 20" aria-hidden="true">
      <Cube level={levelOf(color)} x={0} y={0} s={18} />
    </svg>
  );
}

/** The place of a card that is gone. */
export function Gap({ width, height }: { width: number; height: number }): ReactNode {
  return <span className="ga-gap" style={{ width, height }} aria-hidden="true" />;
}
