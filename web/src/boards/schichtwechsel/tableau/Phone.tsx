/** The colliery on a phone: its parts one below the other. */
import type { ReactNode } from 'react';
import { useSay } from '../../../lib/i18n';
import type { Colliery } from './colliery';
import { CokeWagons, Sold } from './Coke';
import { Gauge } from './Gauge';
import { Exchanges, Heap } from './Heap';
import { Houses } from './Houses';
import { Label, Sunk } from './labels';
import { Carts, Hand, Wagons } from './Loads';
import { OwnCard } from './OwnCard';
import { Scene } from './Scene';
import { Stock } from './Stock';
import { NoTile, Tile } from './Tile';
import { LETTER } from '../letters';

export const PHONE = { width: 374, height: 1040 };

const SCENE = { width: 374, ground: 96, height: 232 };
const RIGHT = 92; // beside the gauge
const WIDTH = 274;

export function PhoneColliery({ colliery }: { colliery: Colliery }): ReactNode {
  const say = useSay();
  const { mine, facts, seat } = colliery;
  return (
    <>
      <rect {...PHONE} fill="var(--sw-cream)" />
      <svg width={SCENE.width} height={SCENE.height}>
        <Scene {...SCENE} />
      </svg>
      <Label x={12} y={20}>
        {say('web-sw-wagons')}
      </Label>
      <Wagons colliery={colliery} x={12} y={96} width={350} />
      <Sunk x={8} y={114}>
        {say('web-sw-underground')}
      </Sunk>
      <Hand colliery={colliery} x={150} y={112} h={46} />
      <Carts colliery={colliery} x={12} y={224} width={350} isNarrow />
      <Houses colliery={colliery} x={8} y={240} w={358} h={54} isStacked />
      <Stock colliery={colliery} x={8} y={302} w={358} h={52} />
      <Label x={46} y={378} isCentred>
        {say('web-sw-water')}
      </Label>
      <Gauge colliery={colliery} x={16} y={388} w={60} h={368} />
      <Label x={RIGHT + 44} y={378} isCentred>
        {say('web-sw-heap')}
      </Label>
      <Heap colliery={colliery} x={RIGHT + 44} y={470} />
      <Label x={RIGHT + 104} y={378}>
        {say('web-sw-coke-wagons')}
      </Label>
      <CokeWagons colliery={colliery} x={RIGHT + 104} y={394} />
      <Label x={RIGHT} y={504}>
        {say('web-sw-sales')}
      </Label>
      <Sold colliery={colliery} x={RIGHT} y={512} w={WIDTH} h={88} />
      <Label x={RIGHT} y={624}>
        {say('web-sw-exchange')}
      </Label>
      <text x={RIGHT} y={640} fontSize={LETTER} className="sw-narrow" fill="var(--sw-ink-3)">
        {say('web-sw-exchange-note')}
      </text>
      <Exchanges colliery={colliery} x={RIGHT} y={650} w={WIDTH} h={48} least={48} />
      {mine.tile === null ? (
        <NoTile x={68} y={790} />
      ) : (
        <Tile id={mine.tile} facts={facts.tiles[mine.tile]} x={68} y={790} piece={`tile:${mine.tile}:${seat}`} />
      )}
      <OwnCard colliery={colliery} x={196} y={790} />
    </>
  );
}
