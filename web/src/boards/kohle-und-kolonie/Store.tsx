/** Beside a tableau: whose it is, and what is left to deploy; the supply takes miners back. */
import type { ReactNode } from 'react';
import { Crest } from '../../art/players';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { useSay, useTexts } from '../../lib/i18n';
import type { Player } from '../../table/board';
import { Engineer, House, Miner } from './pieces';
import { Spot } from './Spot';
import { mineOnly } from './Tableau';
import { TOKEN_ICONS } from './tokens';
import './store.css';

type Props = { view: KohleUndKolonieView; player: Player; isMine: boolean };

export function Store({ view, player, isMine }: Props): ReactNode {
  const say = useSay();
  const mine = view.seats[player.seat];
  if (mine === undefined) return null;
  const { color, seat } = player;
  return (
    <div className="kk-store" data-home={`supply:${seat}`}>
      <p className="kk-whose">
        <Crest color={color} size={20} letter={player.initial} />
        <b>{player.name}</b>
      </p>
      <Spot
        id={mineOnly('supply', isMine)}
        help="supply"
        name={say('web-kk-stock-miners', { count: mine.miners })}
        className="kk-stock kk-supply"
      >
        <Miner color={color} size={22} />
        <span className="num">{mine.miners}</span>
      </Spot>
      <span className="kk-stock" title={say('web-kk-stock-engineers', { count: mine.engineers })} data-help="engineer">
        <Engineer color={color} size={18} />
        <span className="unseen">{say('web-kk-stock-engineers', { count: mine.engineers })}</span>
        <span className="num" aria-hidden="true">
          {mine.engineers}
        </span>
      </span>
      <span
        className="kk-stock"
        title={say('web-kk-stock-settlements', { count: mine.settlements })}
        data-help="settlement"
      >
        <House color={color} size={19} />
        <span className="unseen">{say('web-kk-stock-settlements', { count: mine.settlements })}</span>
        <span className="num" aria-hidden="true">
          {mine.settlements}
        </span>
      </span>
      <Tokens {...{ view, player, isMine }} />
      <p className="kk-pays num" title={say('web-kk-pays-next')}>
        <span className="unseen">{say('web-kk-pays-next')} </span>
        {say('web-kk-pays', { coins: mine.income, vp: mine.board_vp })}
      </p>
    </div>
  );
}

/** The bonus token and the extra action markers in hand: pressed where they may be used. */
function Tokens({ view, player, isMine }: Props): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const mine = view.seats[player.seat];
  if (mine === undefined) return null;
  return (
    <>
      {mine.bonus !== null && (
        <Spot
          id={mineOnly('button:use_bonus', isMine)}
          help={`token:${mine.bonus}`}
          name={say('web-kk-bonus-held', { token: texts.name('kk', 'token', mine.bonus) })}
          className="kk-stock kk-held"
        >
          <Icon id={TOKEN_ICONS[mine.bonus] ?? 'bonus'} size={18} />
        </Spot>
      )}
      {mine.markers > 0 && (
        <Spot
          id={mineOnly('button:use_marker', isMine)}
          help="marker"
          name={say('web-kk-markers', { count: mine.markers })}
          className="kk-stock kk-held"
        >
          <Icon id="extra-action" size={18} />
          <span className="num">{mine.markers}</span>
        </Spot>
      )}
    </>
  );
}
