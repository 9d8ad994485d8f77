/** What is running and how much of it is left: steps of miners, what can be bid, wagons, workers to pay. */
import type { ReactNode } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import type { Question } from '../../lib/api';
import { Icon } from '../../lib/Icon';
import { useSay } from '../../lib/i18n';
import './track.css';

type Props = { view: KohleUndKolonieView; decision: Question };

export function Track(props: Props): ReactNode {
  const { kind } = props.decision;
  if (kind === 'MinerStep') return <Steps {...props} />;
  if (kind === 'AuctionBid' || kind === 'ConsolidationToken') return <Purse {...props} />;
  if (kind === 'LoadingStep') return <Wagons {...props} />;
  return null;
}

function number(decision: Question, name: string): number {
  const value = decision.args?.[name];
  return typeof value === 'number' ? value : 0;
}

/** A lamp for every miner to deploy, step to take and engineer to move. */
function Steps({ decision }: Props): ReactNode {
  const say = useSay();
  const left = [
    { name: 'deployments', icon: 'miner', text: 'web-kk-track-deploy' },
    { name: 'points', icon: 'arrow-right', text: 'web-kk-track-move' },
    { name: 'engineers', icon: 'engineer', text: 'web-kk-track-engineer' },
  ] as const;
  return (
    <div className="kk-track" data-help="button:move_miners">
      {left.map(({ name, icon, text }) => {
        const count = number(decision, name);
        return count === 0 ? null : (
          <span key={name} className="over">
            {say(text)}
            <span className="kk-lamps">
              {Array.from({ length: count }, (_, i) => (
                <Icon key={i} id={icon} size={18} />
              ))}
            </span>
          </span>
        );
      })}
    </div>
  );
}

/** What one holds, and how far one could go. */
function Purse({ view, decision }: Props): ReactNode {
  const say = useSay();
  const coins = view.seats[decision.seat]?.coins ?? 0;
  const me = view.auction?.bidders.find(({ seat }) => seat === decision.seat);
  return (
    <div className="kk-track" data-help="value">
      <span className="over">
        {say('web-kk-track-hold', { count: coins })}
        {me !== undefined && <b>{say('web-kk-track-most', { value: me.most })}</b>}
      </span>
    </div>
  );
}

function Wagons({ decision }: Props): ReactNode {
  const say = useSay();
  const count = number(decision, 'wagons');
  return (
    <div className="kk-track" data-help="tile:loading">
      <span className="over">
        {say('web-kk-track-wagons')}
        <span className="kk-lamps">
          {Array.from({ length: count }, (_, i) => (
            <Icon key={i} id="wagon-coal" size={18} />
          ))}
          <b className="num">{count}</b>
        </span>
      </span>
    </div>
  );
}
