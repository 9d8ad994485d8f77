/** The bid ladder: unit blocks per bidder, dashed coins for the next raise, a red line at the least. */
import type { CSSProperties, ReactNode } from 'react';
import { Crest } from '../../art/players';
import type { AuctionView, BidderView, KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { type Say, useSay } from '../../lib/i18n';
import type { BoardProps, Player } from '../../table/board';
import { Coin, Engine } from './pieces';
import type { Event } from './events';

type Props = BoardProps<KohleUndKolonieView, Event> & { auction: AuctionView };

const PRINTED_TRACK = 14;
/** Beyond this many units only every second number is written. */
const CROWDED = 18;

/** How far the ladder reaches: the printed track, or what is bid and could be bid next. */
function reach(auction: AuctionView): number {
  const values = auction.bidders.map((bidder) => bidder.value + (bidder.bid ?? 0));
  return Math.max(PRINTED_TRACK, auction.trust_value ?? 0, (auction.least ?? 0) + 1, ...values);
}

export function Ladder({ auction, players, decision, seat }: Props): ReactNode {
  const say = useSay();
  const most = reach(auction);
  const step = most > CROWDED ? 2 : 1;
  const least = auction.least ?? undefined;
  return (
    <div className="kk-ladder" style={{ '--most': most, '--least': least } as CSSProperties} data-help="value">
      <ol className="kk-axis num" aria-hidden="true">
        {Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => (
          <li key={i} style={{ '--at': i * step } as CSSProperties}>
            {i * step}
          </li>
        ))}
      </ol>
      <ul className={least === undefined ? 'kk-bids' : 'kk-bids open'}>
        {auction.trust_value !== null && <TrustBid auction={auction} />}
        {auction.bidders.map((bidder) => (
          <Bid
            key={bidder.seat}
            bidder={bidder}
            player={players[bidder.seat]}
            auction={auction}
            isAsked={decision?.seat === bidder.seat && decision.seat === seat}
            note={noteOf(bidder, auction, say)}
          />
        ))}
      </ul>
    </div>
  );
}

function noteOf(bidder: BidderView, auction: AuctionView, say: Say): string {
  if (bidder.bid === null) return say('web-kk-bid-passed');
  if (auction.leader === bidder.seat) return say('web-kk-bid-leads');
  return say('web-kk-bid-most', { value: bidder.most });
}

function TrustBid({ auction }: { auction: AuctionView }): ReactNode {
  const say = useSay();
  const value = auction.trust_value ?? 0;
  const mines = auction.trust_mines ?? 0;
  return (
    <li className="kk-bid" data-place="bid:trust">
      <span className="kk-bidder">
        <Engine size={26} />
        <span>
          <b>{say('web-kk-trust')}</b>
          <i>{say('web-kk-bid-fixed')}</i>
        </span>
      </span>
      <span className="kk-bar" aria-hidden="true">
        <Blocks n={mines} className="trust" icon="hammers" />
        <Coins n={value - mines} bidder="trust" />
      </span>
      <Total value={value} />
    </li>
  );
}

type BidProps = {
  bidder: BidderView;
  player: Player | undefined;
  auction: AuctionView;
  isAsked: boolean;
  note: string;
};

function Bid({ bidder, player, auction, isAsked, note }: BidProps): ReactNode {
  if (player === undefined) return null;
  const { parts, bid, value } = bidder;
  const total = value + (bid ?? 0);
  const missing = isAsked && auction.least !== null ? Math.min(auction.least, bidder.most) - total : 0;
  const look = `kk-bid${isAsked ? ' asked' : ''}${bid === null ? ' out' : ''}`;
  return (
    <li className={look} data-place={`bid:${bidder.seat}`}>
      <span className="kk-bidder">
        <Crest color={player.color} size={26} letter={player.initial} />
        <span>
          <b>{player.name}</b>
          <i>{note}</i>
        </span>
      </span>
      <span className="kk-bar" aria-hidden="true">
        <Blocks n={parts?.mines ?? value} className={player.color} icon="hammers" />
        <Blocks n={parts?.administration ?? 0} className={player.color} icon="pit-admin" />
        <Blocks n={parts?.tokens ?? 0} className={player.color} icon="rail-token" />
        <Coins n={bid ?? 0} bidder={String(bidder.seat)} />
        {Array.from({ length: missing }, (_, i) => (
          <span key={i} className="kk-unit kk-next">
            <Coin size={20} isOpen />
          </span>
        ))}
      </span>
      <Total value={total} />
    </li>
  );
}

function Total({ value }: { value: number }): ReactNode {
  return <span className="kk-total num">{value}</span>;
}

/** Units of one kind, in the colours of their owner. */
function Blocks({ n, className, icon }: { n: number; className: string; icon: string }): ReactNode {
  const style = (
    className === 'trust'
      ? { '--fill': 'var(--kk-trust)', '--edge': '#000', '--on': 'var(--kk-trust-i)' }
      : { '--fill': `var(--p-${className})`, '--edge': `var(--p-${className}-d)`, '--on': `var(--p-${className}-i)` }
  ) as CSSProperties;
  return Array.from({ length: n }, (_, i) => (
    <span key={i} className="kk-unit kk-block" style={style}>
      <Icon id={icon} size={16} />
    </span>
  ));
}

function Coins({ n, bidder }: { n: number; bidder: string }): ReactNode {
  return Array.from({ length: n }, (_, i) => (
    <span key={i} className="kk-unit" data-piece={`coin:${bidder}:${i}`}>
      <Coin size={20} />
    </span>
  ));
}
