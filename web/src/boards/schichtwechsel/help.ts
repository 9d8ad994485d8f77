/** What is said of a component of the board: messages of the help catalogue. */

/** By the first part of a component id. */
const THINGS: Readonly<Record<string, string>> = {
  // what the town shows: shift, tracks, plots, headframes, coking plant
  field: 'web-help-sw-field',
  frame_space: 'web-help-sw-frame-space',
  headframe: 'web-help-sw-headframe',
  plot: 'web-help-sw-plot',
  shift: 'web-help-sw-shift',
  steps: 'web-help-sw-shift',
  track: 'web-help-sw-track',
  barrier: 'web-help-sw-barrier',
  // cards and how they are paid for
  card: 'web-help-sw-card',
  own_card: 'web-help-sw-own-card',
  pay: 'web-help-sw-pay',
  variant: 'web-help-sw-variant',
  white: 'web-help-sw-white',
  cube: 'web-help-sw-cube',
  coin: 'web-help-sw-coin',
  tool: 'web-help-sw-tool',
  // the tableau
  cart: 'web-help-sw-cart',
  coke_wagon: 'web-help-sw-coke-wagon',
  exchange: 'web-help-sw-exchange',
  heap: 'web-help-sw-heap',
  house: 'web-help-sw-house',
  kind: 'web-help-sw-kind',
  sold: 'web-help-sw-sold',
  tile: 'web-help-sw-tile',
  wagon: 'web-help-sw-wagon',
  water: 'web-help-sw-water',
  // the round
  bag: 'web-help-sw-bag',
  preparation: 'web-help-sw-preparation',
  round_card: 'web-help-sw-round-card',
  seat: 'web-help-sw-seat',
  start: 'web-help-sw-start',
};

/** Cards by what they do. */
const CARDS: Readonly<Record<string, string>> = {
  haul: 'web-help-sw-card-haul',
  coking: 'web-help-sw-card-coking',
  loading: 'web-help-sw-card-loading',
  track: 'web-help-sw-card-track',
  miner: 'web-help-sw-card-miner',
  water: 'web-help-sw-card-water',
  headframe: 'web-help-sw-card-headframe',
  start: 'web-help-sw-card-start',
  own: 'web-help-sw-own-card',
};

/** By component id, such as `cart:cart_3`, `card:haul_large` or `round_card`. */
export function help(component: string): string | null {
  const [thing = '', name = ''] = component.split(':');
  if (thing === 'card') return CARDS[name.split('_', 1)[0] ?? ''] ?? THINGS['card'] ?? null;
  return THINGS[thing] ?? null;
}
