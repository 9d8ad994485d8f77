/** A player's panel: what can be paid with, coke, water, tool markers. */
import type { ReactNode } from 'react';
import type { View } from '../../generated/schichtwechsel';
import { useSay } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import type { Player } from '../../table/board';
import { Coin, PlayerCube, WhiteCube } from './town/pieces';
import './panels.css';

type Props = { view: View; seat: number; player: Player };

export function Panel({ view, seat, player }: Props): ReactNode {
  const say = useSay();
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const coke = mine.coke_in_plant + mine.coke_wagons + mine.sold;
  const stocks = [
    { text: say('web-sw-panel-cube'), n: mine.cube ? 1 : 0, sign: <CubeSign player={player} /> },
    { text: say('web-sw-panel-white'), n: mine.white, sign: <WhiteSign /> },
    { text: say('web-sw-panel-coins'), n: mine.coins, sign: <CoinSign /> },
    { text: say('web-sw-panel-coke'), n: coke, sign: <Icon id="coke" size={17} /> },
    { text: say('web-sw-panel-water'), n: mine.water, sign: <Icon id="pit-water" size={17} /> },
    { text: say('web-sw-panel-tools'), n: mine.tools, sign: <Icon id="tool" size={17} /> },
  ];
  return (
    <ul className="sw-stocks" data-passed={mine.passed || undefined}>
      {stocks.map(({ text, n, sign }) => (
        <li key={text} title={text}>
          {sign}
          <span className="unseen">{text} </span>
          {n}
        </li>
      ))}
    </ul>
  );
}

function CubeSign({ player }: { player: Player }): ReactNode {
  return (
    <svg width={18} height={20} viewBox="-1 -1 20 22" aria-hidden="true">
      <PlayerCube x={0} y={0} s={18} color={player.color} />
    </svg>
  );
}

function WhiteSign(): ReactNode {
  return (
    <svg width={16} height={18} viewBox="-1 -1 18 20" aria-hidden="true">
      <WhiteCube x={0} y={0} s={16} />
    </svg>
  );
}

function CoinSign(): ReactNode {
  return (
    <svg width={17} height={17} viewBox="-1 -1 18 18" aria-hidden="true">
      <Coin x={0} y={0} s={16} />
    </svg>
  );
}
