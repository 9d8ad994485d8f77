/** A consolidation under the hammer: values and how they arise, who leads, what a raise costs, what is at stake. */
import type { ReactNode } from 'react';
import type { AuctionView, KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import type { MineFacts } from '../../generated/kohle-und-kolonie-components';
import { Icon } from '../../lib/Icon';
import { useSay, useTexts } from '../../lib/i18n';
import { type BoardProps, useTarget } from '../../table/board';
import { ComingUp } from './ComingUp';
import { ROMAN, useFacts } from './facts';
import { Ladder } from './Ladder';
import { Coin } from './pieces';
import { Certificate } from './Sheet';
import { Spot } from './Spot';
import type { Event } from './events';
import './auction.css';

type Props = BoardProps<KohleUndKolonieView, Event>;

export function Auction(props: Props): ReactNode {
  const { view } = props;
  return view.auction === null ? <ComingUp {...props} /> : <Hammer {...props} auction={view.auction} />;
}

function Hammer(props: Props & { auction: AuctionView }): ReactNode {
  const { view, auction } = props;
  const say = useSay();
  const texts = useTexts();
  const prize = useFacts().mines[auction.large_mine];
  return (
    <Certificate
      over={say('web-kk-auction-over', { left: view.due.length })}
      title={String(texts.name('kk', 'claim', auction.claim))}
      plate={prize === undefined ? undefined : <Prize prize={prize} />}
    >
      <Ladder {...props} />
      <Legend />
      <Raises auction={auction} seat={props.decision?.seat ?? null} />
      <Stakes {...props} prize={prize} />
    </Certificate>
  );
}

/** How a player stands in the auction, for the panel with their name. */
export function auctionTag(view: KohleUndKolonieView, seat: number): string | null {
  if (view.auction === null || view.auction.is_decided) return null;
  const bidder = view.auction.bidders.find((found) => found.seat === seat);
  if (bidder === undefined) return 'web-kk-bid-absent';
  if (bidder.bid === null) return 'web-kk-bid-passed';
  return view.auction.leader === seat ? 'web-kk-bid-leads' : null;
}

/** The large mine: points once, coins every round, wagons. */
function Prize({ prize }: { prize: MineFacts }): ReactNode {
  const say = useSay();
  return (
    <div className="kk-prize" data-help="large">
      <span className="kk-prize-level">{ROMAN[prize.level]}</span>
      <ul className="num">
        <li>
          <Icon id="vp" size={18} /> {say('web-kk-once', { count: prize.vp })}
        </li>
        <li>
          <Icon id="thaler" size={18} /> {say('web-kk-per-round', { count: prize.income })}
        </li>
        {prize.wagons > 0 && (
          <li>
            <Icon id="wagon" size={18} /> {say('web-kk-times', { count: prize.wagons })}
          </li>
        )}
      </ul>
    </div>
  );
}

const PARTS = [
  { icon: 'hammers', text: 'web-kk-part-mines' },
  { icon: 'pit-admin', text: 'web-kk-part-administration' },
  { icon: 'rail-token', text: 'web-kk-part-tokens' },
] as const;

function Legend(): ReactNode {
  const say = useSay();
  return (
    <ul className="kk-legend">
      {PARTS.map(({ icon, text }) => (
        <li key={icon}>
          <Icon id={icon} size={17} />
          {say(text)}
        </li>
      ))}
      <li>
        <Coin size={17} />
        {say('web-kk-part-coins')}
      </li>
    </ul>
  );
}

const MOST_RAISES = 20;

/** The values to raise to, each with what it takes; tokens to add before that. */
function Raises({ auction, seat }: { auction: AuctionView; seat: number | null }): ReactNode {
  const me = auction.bidders.find((bidder) => bidder.seat === seat);
  if (me === undefined || auction.least === null) return null;
  const { least } = auction;
  return (
    <div className="kk-raises">
      <Extra id="button:use_aid" icon="consolidation" />
      <Extra id="button:use_rail_consolidation" icon="rail-token" />
      {Array.from({ length: MOST_RAISES }, (_, i) => (
        <Raise key={i} by={i + 1} value={least + i} coins={least + i - me.value} />
      ))}
    </div>
  );
}

function useIsLit(id: string): boolean {
  const { state } = useTarget(id);
  return state === 'legal' || state === 'selected';
}

function Extra({ id, icon }: { id: string; icon: string }): ReactNode {
  const { label } = useTarget(id);
  return useIsLit(id) ? (
    <Spot id={id} help="value" name="" className="kk-raise">
      <Icon id={icon} size={20} />
      <span>{label}</span>
    </Spot>
  ) : null;
}

function Raise({ by, value, coins }: { by: number; value: number; coins: number }): ReactNode {
  const say = useSay();
  const id = `raise:${by}`;
  return useIsLit(id) ? (
    <Spot id={id} name="" className="kk-raise">
      <b className="num">{value}</b>
      <small className="num">{say('web-kk-coins', { count: coins })}</small>
    </Spot>
  ) : null;
}

/** What winning brings and losing pays: for me if I bid, else for anybody. */
function Stakes({
  auction,
  seat,
  view,
  players,
  prize,
}: Props & { auction: AuctionView; prize: MineFacts | undefined }): ReactNode {
  const say = useSay();
  if (prize === undefined) return null;
  const me = auction.bidders.find((bidder) => bidder.seat === seat);
  const owner = view.mines[auction.large_mine];
  if (auction.is_decided) {
    const winner = owner?.owner == null ? undefined : players[owner.owner];
    return (
      <p className="kk-stakes">
        {winner === undefined ? say('web-kk-auction-trust-won') : say('web-kk-auction-won', { name: winner.name })}
      </p>
    );
  }
  const brings = { vp: prize.vp, coins: prize.income, engines: auction.engines };
  return (
    <ul className="kk-stakes">
      <li>{say('web-kk-auction-win', brings)}</li>
      <li>{me === undefined ? say('web-kk-auction-lose-any') : say('web-kk-auction-lose', { vp: me.compensation })}</li>
    </ul>
  );
}
