/** The colliery on a desk: one strip under the town. */
import { type ReactNode, useId } from 'react';
import { useSay } from '../../../lib/i18n';
import { Exchanges, Heap } from './Heap';
import type { Colliery } from './colliery';
import { CokeWagons, Sold } from './Coke';
import { Gauge } from './Gauge';
import { Houses } from './Houses';
import { Label, Sunk } from './labels';
import { Carts, Hand, Wagons } from './Loads';
import { OwnCard } from './OwnCard';
import { Scene } from './Scene';
import { Stock } from './Stock';
import { NoTile, Tile } from './Tile';
import { LETTER } from '../letters';

export const WIDE = { width: 1184, height: 258 };

const SCENE = { width: 470, ground: 104, height: 206 };

export function WideColliery({ colliery }: { colliery: Colliery }): ReactNode {
  const say = useSay();
  const id = useId();
  const { mine, facts, seat } = colliery;
  const { width, height } = WIDE;
  return (
    <>
      <rect className="sw-shade" x={2} y={3} width={width} height={height} rx={12} />
      <clipPath id={id}>
        <rect width={width} height={height} rx={12} />
      </clipPath>
      <rect width={width} height={height} rx={12} fill="var(--sw-cream)" />
      <g clipPath={`url(#${id})`}>
        <svg width={SCENE.width} height={SCENE.height}>
          <Scene {...SCENE} />
        </svg>
      </g>
      <Label x={62} y={20} isCentred>
        {say('web-sw-heap')}
      </Label>
      <Heap colliery={colliery} x={62} y={104} />
      <Label x={134} y={20}>
        {say('web-sw-wagons')}
      </Label>
      <Wagons colliery={colliery} x={134} y={104} width={324} />
      <Sunk x={8} y={122}>
        {say('web-sw-underground')}
      </Sunk>
      <Hand colliery={colliery} x={150} y={110} h={30} />
      <Carts colliery={colliery} x={18} y={200} width={434} />
      <Houses colliery={colliery} x={10} y={211} w={456} h={41} />
      <Label x={518} y={20} isCentred>
        {say('web-sw-water')}
      </Label>
      <Gauge colliery={colliery} x={494} y={28} w={48} h={222} />
      <Label x={566} y={20}>
        {say('web-sw-coke-wagons')}
      </Label>
      <CokeWagons colliery={colliery} x={568} y={38} />
      <Label x={746} y={20}>
        {say('web-sw-sales')}
      </Label>
      <Sold colliery={colliery} x={746} y={32} w={186} h={88} />
      <Label x={564} y={145}>
        {say('web-sw-exchange')}
      </Label>
      <text x={932} y={144} textAnchor="end" fontSize={LETTER} className="sw-narrow" fill="var(--sw-ink-3)">
        {say('web-sw-exchange-note')}
      </text>
      <Exchanges colliery={colliery} x={562} y={152} w={370} h={46} />
      <Stock colliery={colliery} x={562} y={207} w={370} h={44} />
      {mine.tile === null ? (
        <NoTile x={946} y={10} />
      ) : (
        <Tile id={mine.tile} facts={facts.tiles[mine.tile]} x={946} y={10} piece={`tile:${mine.tile}:${seat}`} />
      )}
      <OwnCard colliery={colliery} x={1066} y={10} />
      <rect width={width} height={height} rx={12} fill="none" stroke="var(--sw-edge)" strokeWidth={3} />
    </>
  );
}
