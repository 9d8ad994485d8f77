/** The first game of Glück Auf: one shift with hints, each when the moment for it has come. */
import type { GlueckAufView, OrderView, SeatView } from '../../generated/glueck-auf';
import type { Hint, Moment } from '../../help/guide';
import { seatOf } from '../../table/log';
import type { Event } from './events';

type Now = Moment<GlueckAufView, Event>;

const FEW_WORKERS = 4;
const FEW_MARKS = 2;

const mine = ({ view, seat }: Now): SeatView | undefined => view.seats[seat];
const isAsked = (now: Now, kind: string): boolean => now.decision?.kind === kind;
const count = (cubes: Readonly<Record<string, number>>): number => Object.values(cubes).reduce((a, b) => a + b, 0);
const isComplete = (order: OrderView): boolean => order.slots.every((slot) => slot.cubes.length > 0);
const hasDone = (now: Now, kind: string): boolean =>
  now.log.some((event) => event.kind === kind && seatOf(event) === now.seat);

/** Coal on a cart of a colour that an order of mine still needs. */
function hasUsefulCoal(now: Now): boolean {
  const seat = mine(now);
  const needed = new Set(
    seat?.outstanding.flatMap((order) =>
      order.slots.filter((slot) => slot.cubes.length === 0).map((slot) => slot.color),
    ),
  );
  return seat?.carts.some((cart) => cart.cube !== null && needed.has(cart.cube)) ?? false;
}

export const HINTS: readonly Hint<GlueckAufView, Event>[] = [
  { text: 'web-guide-ga-hello', fits: (now) => isAsked(now, 'Draft') },
  { text: 'web-guide-ga-draft', fits: (now) => isAsked(now, 'Draft') && hasDone(now, 'drafted') },
  { text: 'web-guide-ga-shift-over', fits: ({ view }) => view.shift > 1, isLast: true },
  { text: 'web-guide-ga-place', fits: (now) => isAsked(now, 'PlaceWorkers') },
  { text: 'web-guide-ga-bought', fits: (now) => isAsked(now, 'PlaceWorkers') && hasDone(now, 'built') },
  { text: 'web-guide-ga-keep', fits: (now) => isAsked(now, 'Keep') },
  { text: 'web-guide-ga-return', fits: (now) => isAsked(now, 'ReturnPlace') },
  { text: 'web-guide-ga-steps', fits: (now) => isAsked(now, 'PitStep') },
  {
    text: 'web-guide-ga-load',
    fits: (now) => isAsked(now, 'PitStep') && (mine(now)?.cage_level ?? 0) > 0,
  },
  {
    text: 'web-guide-ga-up',
    fits: (now) => isAsked(now, 'PitStep') && (mine(now)?.cage_level ?? 0) > 0 && count(mine(now)?.cage ?? {}) > 0,
  },
  {
    text: 'web-guide-ga-fill',
    fits: (now) => isAsked(now, 'PitStep') && mine(now)?.cage_level === 0 && count(mine(now)?.cage ?? {}) > 0,
  },
  {
    text: 'web-guide-ga-deliver',
    fits: (now) => isAsked(now, 'PlaceWorkers') && (mine(now)?.outstanding.some(isComplete) ?? false),
  },
  { text: 'web-guide-ga-scored', fits: (now) => hasDone(now, 'delivered') },
  { text: 'web-guide-ga-go-down', fits: (now) => isAsked(now, 'PlaceWorkers') && hasUsefulCoal(now) },
  {
    text: 'web-guide-ga-crowded',
    fits: (now) =>
      isAsked(now, 'PlaceWorkers') && Object.values(now.view.spaces).filter((space) => space.crew > 0).length > 4,
  },
  {
    text: 'web-guide-ga-money',
    fits: (now) => isAsked(now, 'PlaceWorkers') && (mine(now)?.marks ?? FEW_MARKS) < FEW_MARKS,
  },
  {
    text: 'web-guide-ga-few',
    fits: (now) => isAsked(now, 'PlaceWorkers') && (mine(now)?.workers ?? 0) <= FEW_WORKERS,
  },
];
