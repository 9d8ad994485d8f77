/** Symbols of this board, each with what explains it. */
import type { Legend } from '../title';

const legend: Legend = [
  ['minecart', 'web-help-sw-cart'],
  ['wagon-coal', 'web-help-sw-wagon'],
  ['coke-oven', 'web-help-sw-field'],
  ['wagon-coke', 'web-help-sw-coke-wagon'],
  ['spoil', 'web-help-sw-heap'],
  ['pit-water', 'web-help-sw-water'],
  ['tool', 'web-help-sw-tool'],
  ['action-stone', 'web-help-sw-white'],
  ['mark', 'web-help-sw-coin'],
  ['headframe', 'web-help-sw-headframe'],
  ['house', 'web-help-sw-house'],
  ['miner', 'web-help-sw-shift'],
  ['barrier', 'web-help-sw-barrier'],
  ['road', 'web-help-sw-track'],
  ['round-card', 'web-help-sw-round-card'],
  ['selection', 'web-help-sw-tile'],
  ['bag', 'web-help-sw-bag'],
  ['start-player', 'web-help-sw-start'],
];

export default legend;
