/** What is said of a component of the board: messages of the help catalogue. */
import { COMPONENTS } from '../../generated/glueck-auf-components';

/** Worker spaces by kind. */
const SPACES: Readonly<Record<string, string>> = {
  factory: 'web-help-ga-factory',
  factory_draw: 'web-help-ga-factory-draw',
  pit: 'web-help-ga-pit',
  delivery: 'web-help-ga-delivery',
  money: 'web-help-ga-money',
  order: 'web-help-ga-order-space',
  order_draw: 'web-help-ga-order-draw',
  bank: 'web-help-ga-bank',
};

/** Everything else by the first part of its id. */
const THINGS: Readonly<Record<string, string>> = {
  balance: 'web-help-ga-balance',
  cage: 'web-help-ga-cage',
  canteen: 'web-help-ga-canteen',
  cart: 'web-help-ga-cart',
  clock: 'web-help-ga-clock',
  cube: 'web-help-ga-cube',
  draft: 'web-help-ga-draft',
  drawn: 'web-help-ga-drawn',
  level: 'web-help-ga-cage',
  order: 'web-help-ga-order',
  orders: 'web-help-ga-order-stack',
  slot: 'web-help-ga-order',
  start: 'web-help-ga-start',
  store: 'web-help-ga-store',
  substitute: 'web-help-ga-substitute',
  supply: 'web-help-ga-supply',
  tile: 'web-help-ga-tile',
  tiles: 'web-help-ga-tile-stack',
};

/** By component id, such as `space:pit_8`, `cart:yellow` or `clock`. */
export function help(component: string): string | null {
  const [thing = '', name = ''] = component.split(':');
  if (thing === 'space') return SPACES[COMPONENTS.spaces[name]?.kind ?? ''] ?? null;
  return THINGS[thing] ?? null;
}
