/** A player's panel: stocks, and tokens in hand. */
import type { ReactNode } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { useSay, useTexts } from '../../lib/i18n';
import type { Player } from '../../table/board';
import { RAIL_ICONS, TOKEN_ICONS } from './tokens';
import './panels.css';

type Props = { view: KohleUndKolonieView; seat: number; player: Player };

export function Panel({ view, seat }: Props): ReactNode {
  const say = useSay();
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const mines = Object.values(mine.tableau).filter(({ tile }) => tile !== null).length;
  const stocks = [
    { icon: 'thaler', text: say('web-kk-panel-coins'), n: mine.coins, home: `coins:${seat}` },
    { icon: 'labourer', text: say('web-kk-panel-workers'), n: mine.workers },
    { icon: 'miner', text: say('web-kk-panel-miners'), n: mine.miners, home: `hand:${seat}` },
    { icon: 'engineer', text: say('web-kk-panel-engineers'), n: mine.engineers },
    { icon: 'mine-small', text: say('web-kk-panel-mines'), n: mines },
    { icon: 'steam-engine', text: say('web-kk-panel-engines'), n: mine.engines },
    { icon: 'settlement', text: say('web-kk-panel-settlements'), n: settled(view, seat) },
  ];
  return (
    <div className="kk-panel">
      <ul className="kk-stocks">
        {stocks.map(({ icon, text, n, home }) => (
          <li key={icon} title={text} data-home={home}>
            <Icon id={icon} size={16} />
            <span className="unseen">{text} </span>
            {n}
          </li>
        ))}
      </ul>
      <Hand view={view} seat={seat} />
    </div>
  );
}

/** Settlements on the map. */
function settled(view: KohleUndKolonieView, seat: number): number {
  return Object.values(view.villages).filter(({ settlements }) => String(seat) in settlements).length;
}

/** Tokens and markers in hand. */
function Hand({ view, seat }: { view: KohleUndKolonieView; seat: number }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const tokens = [
    ...(mine.bonus === null
      ? []
      : [{ icon: TOKEN_ICONS[mine.bonus] ?? 'bonus', text: String(texts.name('kk', 'token', mine.bonus)), n: 1 }]),
    ...(mine.markers === 0
      ? []
      : [{ icon: 'extra-action', text: say('web-kk-markers', { count: mine.markers }), n: mine.markers }]),
    ...Object.entries(mine.rail_tokens)
      .filter(([, n]) => n > 0)
      .map(([id, n]) => ({
        icon: RAIL_ICONS[id] ?? 'rail-token',
        text: say('web-kk-rail-kept', { rail: String(texts.name('kk', 'rail', id)) }),
        n,
      })),
  ];
  return tokens.length === 0 ? null : (
    <p className="kk-hand">
      {tokens.map(({ icon, text, n }) => (
        <span key={text} className="kk-chip" title={text}>
          <Icon id={icon} size={15} />
          <span className="unseen">{text}</span>
          {n > 1 && <b>{n}</b>}
        </span>
      ))}
    </p>
  );
}
