/** The first game of Kohle & Kolonie: a mine, workers, a settlement, the end of the round; then hints until auctions. */
import type { KohleUndKolonieView, SeatView } from '../../generated/kohle-und-kolonie';
import { best, type Hint, isAsked, type Moment, numberOf, offered } from '../../help/guide';
import type { Option } from '../../lib/api';
import { seatOf } from '../../table/log';
import type { Event } from './events';

type Now = Moment<KohleUndKolonieView, Event>;
type Options = readonly Option[];

const LAST_ROUND_WITH_NEWS = 3; // consolidations begin

const mine = ({ view, seat }: Now): SeatView | undefined => view.seats[seat];
const hasHappened = (now: Now, kind: string): boolean => now.log.some((event) => event.kind === kind);
const hasDone = (now: Now, kind: string): boolean =>
  now.log.some((event) => event.kind === kind && seatOf(event) === now.seat);
/** Asked what to do in a turn of which the main action is over. */
const isTurnUsed = (now: Now): boolean => isAsked(now, 'TurnMenu') && offered(now, 'kk-buy-mine').length === 0;

const one =
  (text: string): ((now: Now) => Options) =>
  (now) =>
    offered(now, text).slice(0, 1);
/** The lowest number: it costs least, and the Trust would take it. */
const cheapestMine = (now: Now): Options => best(offered(now, 'kk-mine'), (option) => -numberOf(option, 'number'));
const stops = (now: Now): Options => offered(now, 'kk-stop');
const upgrades = (now: Now): Options =>
  best(
    now.options.filter((option) => option.text.startsWith('kk-flip-') && numberOf(option, 'workers') > 0),
    (option) => numberOf(option, 'vp') - 2 * numberOf(option, 'coins'),
  );

export const HINTS: readonly Hint<KohleUndKolonieView, Event>[] = [
  { text: 'web-guide-kk-hello', fits: (now) => isAsked(now, 'ChooseBonusToken'), asks: one('kk-token') },
  { text: 'web-guide-kk-end', fits: ({ view }) => view.round > LAST_ROUND_WITH_NEWS, isLast: true },
  { text: 'web-guide-kk-won', fits: (now) => hasDone(now, 'consolidated') },
  { text: 'web-guide-kk-tokens', fits: (now) => isAsked(now, 'ConsolidationToken'), asks: stops },
  { text: 'web-guide-kk-bid', fits: (now) => isAsked(now, 'AuctionBid'), asks: one('kk-raise') },
  { text: 'web-guide-kk-struck', fits: (now) => hasDone(now, 'seat_disc_drawn'), about: () => ['disaster'] },
  { text: 'web-guide-kk-loading', fits: (now) => isAsked(now, 'LoadingStep'), about: () => ['tile:loading'] },
  { text: 'web-guide-kk-round-over', fits: ({ view }) => view.round > 1 },
  { text: 'web-guide-kk-trust', fits: (now) => hasHappened(now, 'trust_bought'), about: () => ['trust'] },
  {
    text: 'web-guide-kk-turn',
    isWorthAgain: true,
    fits: (now) => isAsked(now, 'TurnMenu') && !hasDone(now, 'mine_bought'),
    asks: one('kk-buy-mine'),
  },
  { text: 'web-guide-kk-pick', fits: (now) => isAsked(now, 'BuyMinePick'), asks: cheapestMine },
  { text: 'web-guide-kk-worker', fits: (now) => isAsked(now, 'BuyMineWorkerSource'), asks: one('kk-village') },
  { text: 'web-guide-kk-space', fits: (now) => isAsked(now, 'TableauSpacePick'), asks: one('kk-space') },
  {
    text: 'web-guide-kk-claims',
    fits: (now) => isAsked(now, 'TurnMenu') && hasDone(now, 'mine_bought'),
    about: (now) => claimsOf(now),
  },
  {
    text: 'web-guide-kk-upgrade',
    fits: (now) => isTurnUsed(now) && (mine(now)?.workers ?? 0) > 0,
    asks: upgrades,
  },
  { text: 'web-guide-kk-bought', fits: (now) => isTurnUsed(now) && hasDone(now, 'mine_bought'), asks: stops },
  {
    text: 'web-guide-kk-second',
    fits: (now) => isAsked(now, 'TurnMenu') && hasDone(now, 'mine_bought'),
    asks: one('kk-place-settlement'),
  },
  { text: 'web-guide-kk-settlement', fits: (now) => isAsked(now, 'SettlementSite'), asks: one('kk-village') },
  { text: 'web-guide-kk-settlement-miner', fits: (now) => isAsked(now, 'SettlementMiner'), asks: one('kk-yes') },
  { text: 'web-guide-kk-miners', fits: (now) => isAsked(now, 'MinerStep') },
  { text: 'web-guide-kk-engineer', fits: (now) => isAsked(now, 'EngineerPlace') },
  { text: 'web-guide-kk-extra', fits: (now) => isAsked(now, 'ExtraActionChoice') },
  { text: 'web-guide-kk-secure', fits: (now) => isAsked(now, 'SecureStep'), asks: one('kk-space') },
];

/** Where my first mine lies is known by what was bought last. */
function claimsOf(now: Now): string[] {
  const bought = now.log.findLast((event) => event.kind === 'mine_bought' && seatOf(event) === now.seat);
  return bought?.kind === 'mine_bought' ? [`mine:${bought.args.mine}`] : [];
}
