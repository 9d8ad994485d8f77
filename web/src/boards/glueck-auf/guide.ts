/** The first game of Glück Auf: from the first order over the pit to its delivery, then hints for the rest of the shift. */
import type { CartView, GlueckAufView, OrderView, SeatView } from '../../generated/glueck-auf';
import { best, type Hint, isAsked, type Moment, offered, wordOf } from '../../help/guide';
import type { Option } from '../../lib/api';
import { seatOf } from '../../table/log';
import type { Event } from './events';

type Now = Moment<GlueckAufView, Event>;
type Options = readonly Option[];

const FEW_WORKERS = 4;
const FEW_MARKS = 2;
const CROWDED = 4; // spaces with workers
const LETTERS: Readonly<Record<string, string>> = { y: 'yellow', b: 'brown', g: 'grey', k: 'black' };
const LEVELS = ['', 'yellow', 'brown', 'grey', 'black'];
const STEPS_OF_A_TRIP = 2; // down and up

const mine = ({ view, seat }: Now): SeatView | undefined => view.seats[seat];
const count = (cubes: Readonly<Record<string, number>>): number => Object.values(cubes).reduce((a, b) => a + b, 0);
const isComplete = (order: OrderView): boolean => order.slots.every((slot) => slot.cubes.length > 0);
const hasDone = (now: Now, kind: string): boolean =>
  now.log.some((event) => event.kind === kind && seatOf(event) === now.seat);
const hasDelivered = (now: Now): boolean => hasDone(now, 'delivered');
const isDown = (now: Now): boolean => (mine(now)?.cage_level ?? 0) > 0;
const loadOf = (now: Now): number => count(mine(now)?.cage ?? {});

/** Colours that slots of my orders still need, one for each slot. */
function needed(now: Now): string[] {
  return (mine(now)?.outstanding ?? []).flatMap((order) =>
    order.slots.filter((slot) => slot.cubes.length === 0).map((slot) => slot.color),
  );
}

/** What is needed beyond what the cage holds. */
function missing(now: Now): string[] {
  const left: string[] = [];
  const cage: Record<string, number> = { ...mine(now)?.cage };
  for (const color of needed(now)) {
    if ((cage[color] ?? 0) > 0) cage[color] = (cage[color] ?? 0) - 1;
    else left.push(color);
  }
  return left;
}

const coalOn = (carts: readonly CartView[] = [], color: string): number =>
  carts.filter((cart) => cart.cube === color).length;

/** Cubes that my carts have and my orders need. */
function useful(now: Now): string[] {
  const carts = mine(now)?.carts;
  return LEVELS.flatMap((color) => {
    const wanted = missing(now).filter((other) => other === color).length;
    return Array<string>(Math.min(wanted, coalOn(carts, color))).fill(color);
  });
}

/** Colours of an order by its id, such as `carriage_bb`. */
const colorsOf = (order: string): string[] => [...(order.split('_')[1] ?? '')].map((letter) => LETTERS[letter] ?? '');

/** Few cubes, and such as lie in the mine from the start: what is delivered first. */
function bestOrder(now: Now): Options {
  const before = needed(now);
  return best(offered(now, 'ga-draft-take'), (option) => {
    const colors = colorsOf(wordOf(option, 'order'));
    const isNew = colors.filter((color) => !before.includes(color)).length;
    return isNew - 3 * colors.length;
  });
}

/** A tunnel with coal that an order lacks; else the cheapest. */
function bestTunnel(now: Now): Options {
  const carts = mine(now)?.carts;
  const lacking = LEVELS.filter((color) => needed(now).filter((one) => one === color).length > coalOn(carts, color));
  const tunnels = offered(now, 'ga-worker').filter((option) => /^factory_\d/.test(wordOf(option, 'space')));
  return best(tunnels, (option) => {
    const [color = '', carts = ''] = (spaceOf(now, option)?.piece ?? '').split('_');
    return (lacking.includes(color) ? 20 : 0) - LEVELS.indexOf(color) * Number(carts);
  });
}

const spaceOf = ({ view }: Now, option: Option): GlueckAufView['spaces'][keyof GlueckAufView['spaces']] | undefined =>
  view.spaces[wordOf(option, 'space') as keyof GlueckAufView['spaces']];

/** As many steps as the coal needs, for few workers. */
function bestPit(now: Now): Options {
  const cubes = useful(now);
  const want = new Set(cubes).size + STEPS_OF_A_TRIP - 1 + 2 * cubes.length;
  const pits = offered(now, 'ga-worker').filter((option) => wordOf(option, 'space').startsWith('pit_'));
  return best(pits, (option) => {
    const steps = Number(wordOf(option, 'space').slice('pit_'.length));
    return (steps < want ? steps - want : (want - steps) / 4) - 3 * (spaceOf(now, option)?.needs ?? 1);
  });
}

function trip(now: Now, isUp: boolean): Options {
  const color = new Set(useful(now));
  return offered(now, 'ga-cage-to').filter(({ args }) =>
    isUp ? args['level'] === 0 : color.has(LEVELS.find((_, level) => level === args['level']) ?? '-'),
  );
}

const bestTrip = (now: Now): Options => trip(now, false).slice(0, 1);

const loads = (now: Now): Options =>
  offered(now, 'ga-load').filter((option) => missing(now).includes(wordOf(option, 'color')));

const delivers = (now: Now): Options => {
  const haul = mine(now)?.outstanding.find(isComplete)?.order.split('_')[0] ?? '';
  return offered(now, 'ga-worker').filter((option) => wordOf(option, 'space') === `delivery_${haul}`);
};

const money = (now: Now): Options =>
  best(
    offered(now, 'ga-worker').filter((option) => wordOf(option, 'space').startsWith('money_')),
    (option) => Number(wordOf(option, 'space').slice('money_'.length)) - 3 * (spaceOf(now, option)?.needs ?? 1),
  );

export const HINTS: readonly Hint<GlueckAufView, Event>[] = [
  { text: 'web-guide-ga-hello', fits: (now) => isAsked(now, 'Draft'), asks: bestOrder },
  { text: 'web-guide-ga-draft', fits: (now) => isAsked(now, 'Draft') && hasDone(now, 'drafted'), asks: bestOrder },
  {
    text: 'web-guide-ga-draft-last',
    fits: (now) => isAsked(now, 'Draft') && (mine(now)?.outstanding.length ?? 0) > 1,
    asks: bestOrder,
  },
  { text: 'web-guide-ga-shift-over', fits: ({ view }) => view.shift > 1, about: () => ['clock'], isLast: true },
  {
    text: 'web-guide-ga-deliver',
    until: hasDelivered,
    isWorthAgain: true,
    fits: (now) => isAsked(now, 'PlaceWorkers') && (mine(now)?.outstanding.some(isComplete) ?? false),
    asks: delivers,
  },
  { text: 'web-guide-ga-scored', fits: (now) => hasDone(now, 'delivered'), about: () => ['clock'] },
  {
    text: 'web-guide-ga-place',
    isWorthAgain: true,
    fits: (now) => isAsked(now, 'PlaceWorkers') && !hasDone(now, 'built'),
    asks: bestTunnel,
  },
  {
    text: 'web-guide-ga-bought',
    fits: (now) => (isAsked(now, 'PlaceWorkers') || now.decision === null) && hasDone(now, 'built'),
    about: () => ['balance'],
  },
  { text: 'web-guide-ga-keep', fits: (now) => isAsked(now, 'Keep') },
  { text: 'web-guide-ga-return', fits: (now) => isAsked(now, 'ReturnPlace') },
  {
    text: 'web-guide-ga-go-down',
    until: hasDelivered,
    isWorthAgain: true,
    fits: (now) => isAsked(now, 'PlaceWorkers') && useful(now).length > 0,
    asks: bestPit,
  },
  {
    text: 'web-guide-ga-steps',
    until: hasDelivered,
    fits: (now) => isAsked(now, 'PitStep') && !isDown(now) && loadOf(now) === 0,
    asks: bestTrip,
  },
  {
    text: 'web-guide-ga-load',
    until: hasDelivered,
    fits: (now) => isAsked(now, 'PitStep') && isDown(now),
    asks: loads,
  },
  {
    text: 'web-guide-ga-up',
    until: hasDelivered,
    fits: (now) => isAsked(now, 'PitStep') && isDown(now) && loadOf(now) > 0,
    asks: (now) => trip(now, true),
  },
  {
    text: 'web-guide-ga-fill',
    until: hasDelivered,
    fits: (now) => isAsked(now, 'PitStep') && !isDown(now) && loadOf(now) > 0,
    asks: (now) => offered(now, 'ga-fill-cage').slice(0, 1),
  },
  {
    text: 'web-guide-ga-pit-end',
    fits: (now) => isAsked(now, 'PitStep') && hasDone(now, 'slot_filled') && loadOf(now) === 0 && !isDown(now),
    asks: (now) => offered(now, 'ga-pit-end'),
  },
  {
    text: 'web-guide-ga-money',
    fits: (now) => isAsked(now, 'PlaceWorkers') && (mine(now)?.marks ?? FEW_MARKS) < FEW_MARKS,
    asks: money,
  },
  {
    text: 'web-guide-ga-crowded',
    fits: (now) =>
      isAsked(now, 'PlaceWorkers') && Object.values(now.view.spaces).filter((space) => space.crew > 0).length > CROWDED,
    about: () => ['canteen'],
  },
  {
    text: 'web-guide-ga-few',
    fits: (now) => isAsked(now, 'PlaceWorkers') && (mine(now)?.workers ?? 0) <= FEW_WORKERS,
  },
];
