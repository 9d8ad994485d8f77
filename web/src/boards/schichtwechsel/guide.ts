/** The first game of Schichtwechsel: cart, coal, coke, track and water in the first round; then hints. */
import type { SeatView, View } from '../../generated/schichtwechsel';
import { best, type Hint, isAsked, type Moment, offered, wordOf } from '../../help/guide';
import type { Option } from '../../lib/api';
import { seatOf } from '../../table/log';
import type { Event } from './events';

type Now = Moment<View, Event>;
type Options = readonly Option[];

const GUIDED_ROUNDS = 2;

const mine = ({ view, seat }: Now): SeatView | undefined => view.seats[seat];
const isOffered = (now: Now, kind: string, target: string): boolean =>
  isAsked(now, kind) && now.options.some((option) => option.targets.some((found) => found.startsWith(target)));
const hasDone = (now: Now, kind: string): boolean =>
  now.log.some((event) => event.kind === kind && seatOf(event) === now.seat);
const one =
  (text: string): ((now: Now) => Options) =>
  (now) =>
    offered(now, text).slice(0, 1);

/** A cart that becomes full, else one that has some of the same already. */
const bestCart = (now: Now): Options =>
  best(offered(now, 'sw-place-cube'), (option) => {
    const cart = mine(now)?.carts[wordOf(option, 'cart') as keyof SeatView['carts']];
    const kind = wordOf(option, 'kind');
    const has = (kind === 'coal' ? cart?.coal : cart?.spoil) ?? 0;
    return (kind === 'coal' ? 1 : 0) + (has + 1 === cart?.size ? 4 : 2 * has);
  });

/** Whether a full cart of coal may come up. */
const fullOfCoal = (now: Now, cart: string): boolean => {
  const found = mine(now)?.carts[cart as keyof SeatView['carts']];
  return found !== undefined && found.coal === found.size;
};

const cards = (now: Now, begins: string): Options =>
  offered(now, 'sw-card')
    .filter((option) => wordOf(option, 'card').startsWith(begins))
    .slice(0, 1);

const hauls = (now: Now): Options =>
  best(offered(now, 'sw-haul'), (option) => (fullOfCoal(now, wordOf(option, 'cart')) ? 1 : 0));

/** White cubes first: they are lost at the end of the round. */
const pays = (now: Now): Options =>
  best(offered(now, 'sw-pay'), (option) => [...wordOf(option, 'payment')].filter((piece) => piece === 'w').length);

/** A small one: it makes as much coke as a large one. */
const bestWagon = (now: Now): Options =>
  best(offered(now, 'sw-place-coal'), (option) => {
    const wagon = mine(now)?.wagons[wordOf(option, 'wagon') as keyof SeatView['wagons']];
    return wagon === undefined ? 0 : wagon.coal - wagon.size;
  });

const toMe = (now: Now): Options =>
  offered(now, 'sw-assign-triple').filter((option) => wordOf(option, 'seat') === `seat_${now.seat}`);

export const HINTS: readonly Hint<View, Event>[] = [
  { text: 'web-guide-sw-hello', fits: ({ decision }) => decision !== null, about: () => ['preparation'] },
  { text: 'web-guide-sw-end', fits: ({ view }) => view.round > GUIDED_ROUNDS, isLast: true },
  { text: 'web-guide-sw-round-over', fits: ({ view }) => view.round > 1, about: () => ['round_card'] },
  { text: 'web-guide-sw-triple', fits: (now) => isAsked(now, 'AssignTriple'), asks: toMe },
  { text: 'web-guide-sw-cube', fits: (now) => isAsked(now, 'PlaceCube'), asks: bestCart },
  {
    text: 'web-guide-sw-cube-more',
    fits: (now) => isAsked(now, 'PlaceCube') && hasDone(now, 'cube_loaded'),
    asks: bestCart,
  },
  { text: 'web-guide-sw-tile', fits: (now) => isAsked(now, 'TakeTile'), asks: one('sw-take-tile') },
  { text: 'web-guide-sw-water', fits: (now) => hasDone(now, 'water_rose'), about: () => ['water'] },
  { text: 'web-guide-sw-sale', fits: (now) => isAsked(now, 'SalePick'), asks: one('sw-yes') },
  { text: 'web-guide-sw-turn', fits: (now) => isAsked(now, 'Turn'), asks: (now) => cards(now, 'haul_') },
  { text: 'web-guide-sw-pay', fits: (now) => isAsked(now, 'Pay'), asks: pays },
  { text: 'web-guide-sw-haul', fits: (now) => isAsked(now, 'Haul'), asks: hauls },
  { text: 'web-guide-sw-wagon', fits: (now) => isAsked(now, 'PlaceCoal'), asks: bestWagon },
  { text: 'web-guide-sw-to-coke', fits: (now) => isAsked(now, 'Turn'), asks: (now) => cards(now, 'coking_') },
  { text: 'web-guide-sw-convert', fits: (now) => isAsked(now, 'Convert'), asks: one('sw-convert') },
  { text: 'web-guide-sw-coking', fits: (now) => isAsked(now, 'CokingField'), asks: one('sw-coking-field') },
  { text: 'web-guide-sw-to-track', fits: (now) => isAsked(now, 'Turn'), asks: (now) => cards(now, 'track_') },
  { text: 'web-guide-sw-track', fits: (now) => isAsked(now, 'TrackStep'), asks: one('sw-track-step') },
  { text: 'web-guide-sw-to-water', fits: (now) => isAsked(now, 'Turn'), asks: (now) => cards(now, 'water_') },
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
