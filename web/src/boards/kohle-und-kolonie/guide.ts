/** The first game of Kohle & Kolonie: hints until the first consolidations are over, each when its moment has come. */
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import type { Hint, Moment } from '../../help/guide';
import { seatOf } from '../../table/log';
import type { Event } from './events';

type Now = Moment<KohleUndKolonieView, Event>;

const LAST_ROUND_WITH_NEWS = 3; // consolidations begin

const isAsked = (now: Now, kind: string): boolean => now.decision?.kind === kind;
const hasHappened = (now: Now, kind: string): boolean => now.log.some((event) => event.kind === kind);
const hasDone = (now: Now, kind: string): boolean =>
  now.log.some((event) => event.kind === kind && seatOf(event) === now.seat);

export const HINTS: readonly Hint<KohleUndKolonieView, Event>[] = [
  { text: 'web-guide-kk-hello', fits: (now) => isAsked(now, 'ChooseBonusToken') },
  { text: 'web-guide-kk-end', fits: ({ view }) => view.round > LAST_ROUND_WITH_NEWS, isLast: true },
  { text: 'web-guide-kk-won', fits: (now) => hasDone(now, 'consolidated') },
  { text: 'web-guide-kk-tokens', fits: (now) => isAsked(now, 'ConsolidationToken') },
  { text: 'web-guide-kk-bid', fits: (now) => isAsked(now, 'AuctionBid') },
  { text: 'web-guide-kk-struck', fits: (now) => hasDone(now, 'seat_disc_drawn') },
  { text: 'web-guide-kk-loading', fits: (now) => isAsked(now, 'LoadingStep') },
  { text: 'web-guide-kk-round-over', fits: ({ view }) => view.round > 1 },
  { text: 'web-guide-kk-trust', fits: (now) => hasHappened(now, 'trust_bought') },
  { text: 'web-guide-kk-turn', fits: (now) => isAsked(now, 'TurnMenu') },
  { text: 'web-guide-kk-pick', fits: (now) => isAsked(now, 'BuyMinePick') },
  { text: 'web-guide-kk-worker', fits: (now) => isAsked(now, 'BuyMineWorkerSource') || hasDone(now, 'worker_taken') },
  { text: 'web-guide-kk-space', fits: (now) => isAsked(now, 'TableauSpacePick') || hasDone(now, 'tile_placed') },
  { text: 'web-guide-kk-bought', fits: (now) => isAsked(now, 'TurnMenu') && hasDone(now, 'mine_bought') },
  { text: 'web-guide-kk-settlement', fits: (now) => isAsked(now, 'SettlementSite') },
  { text: 'web-guide-kk-miners', fits: (now) => isAsked(now, 'MinerStep') },
  { text: 'web-guide-kk-engineer', fits: (now) => isAsked(now, 'EngineerPlace') },
  { text: 'web-guide-kk-extra', fits: (now) => isAsked(now, 'ExtraActionChoice') },
  { text: 'web-guide-kk-secure', fits: (now) => isAsked(now, 'SecureStep') },
];
