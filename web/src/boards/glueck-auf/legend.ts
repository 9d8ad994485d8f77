/** Symbols of this board, each with what explains it. */
import type { Legend } from '../title';

const legend: Legend = [
  ['worker', 'web-help-ga-bank'],
  ['canteen', 'web-help-ga-canteen'],
  ['factory', 'web-help-ga-factory'],
  ['tunnel', 'web-help-ga-tile'],
  ['minecart', 'web-help-ga-cart'],
  ['cube', 'web-help-ga-cube'],
  ['cage', 'web-help-ga-cage'],
  ['storage', 'web-help-ga-store'],
  ['balance', 'web-help-ga-balance'],
  ['headframe', 'web-help-ga-pit'],
  ['order', 'web-help-ga-order'],
  ['horse-wagon', 'web-help-ga-delivery'],
  ['mark', 'web-help-ga-money'],
  ['clock', 'web-help-ga-clock'],
];

export default legend;
