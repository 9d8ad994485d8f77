/** The first game of Schichtwechsel: hints in the first rounds, each when its moment has come. */
import type { SeatView, View } from '../../generated/schichtwechsel';
import type { Hint, Moment } from '../../help/guide';
import { seatOf } from '../../table/log';
import type { Event } from './events';

type Now = Moment<View, Event>;

const GUIDED_ROUNDS = 2;

const mine = ({ view, seat }: Now): SeatView | undefined => view.seats[seat];
const isAsked = (now: Now, kind: string): boolean => now.decision?.kind === kind;
const isOffered = (now: Now, kind: string, target: string): boolean =>
  isAsked(now, kind) && now.options.some((option) => option.targets.some((found) => found.startsWith(target)));
const hasDone = (now: Now, kind: string): boolean =>
  now.log.some((event) => event.kind === kind && seatOf(event) === now.seat);

export const HINTS: readonly Hint<View, Event>[] = [
  { text: 'web-guide-sw-hello', fits: ({ decision }) => decision !== null },
  { text: 'web-guide-sw-end', fits: ({ view }) => view.round > GUIDED_ROUNDS, isLast: true },
  { text: 'web-guide-sw-round-over', fits: ({ view }) => view.round > 1 },
  { text: 'web-guide-sw-triple', fits: (now) => isAsked(now, 'AssignTriple') },
  { text: 'web-guide-sw-cube', fits: (now) => isAsked(now, 'PlaceCube') },
  { text: 'web-guide-sw-tile', fits: (now) => isAsked(now, 'TakeTile') },
  { text: 'web-guide-sw-water', fits: (now) => hasDone(now, 'water_rose') },
  { text: 'web-guide-sw-sale', fits: (now) => isAsked(now, 'SalePick') },
  { text: 'web-guide-sw-turn', fits: (now) => isAsked(now, 'Turn') },
  { text: 'web-guide-sw-pay', fits: (now) => isAsked(now, 'Pay') },
  { text: 'web-guide-sw-haul', fits: (now) => isAsked(now, 'Haul') },
  { text: 'web-guide-sw-wagon', fits: (now) => isAsked(now, 'PlaceCoal') },
  { text: 'web-guide-sw-coking', fits: (now) => isAsked(now, 'CokingField') },
  { text: 'web-guide-sw-track', fits: (now) => isAsked(now, 'TrackStep') },
  { text: 'web-guide-sw-barrier', fits: (now) => isAsked(now, 'BarrierBonus') },
  { text: 'web-guide-sw-house', fits: (now) => isAsked(now, 'HousePick') },
  { text: 'web-guide-sw-plot', fits: (now) => isAsked(now, 'HousePlot') },
  { text: 'web-guide-sw-miner', fits: (now) => isAsked(now, 'MinerSteps') },
  { text: 'web-guide-sw-exchange', fits: (now) => isOffered(now, 'Turn', 'exchange:') },
  {
    text: 'web-guide-sw-pass',
    fits: (now) => isAsked(now, 'Turn') && (mine(now)?.white ?? 1) === 0 && mine(now)?.cube === false,
  },
];
