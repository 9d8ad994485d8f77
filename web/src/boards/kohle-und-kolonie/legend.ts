/** Symbols of this board, each with what explains it. */
import type { Legend } from '../title';

const legend: Legend = [
  ['mine-small', 'web-help-kk-mine'],
  ['mine-single', 'web-help-kk-single'],
  ['mine-large', 'web-help-kk-large'],
  ['claim', 'web-help-kk-claim'],
  ['village', 'web-help-kk-village'],
  ['settlement', 'web-help-kk-settlement'],
  ['station', 'web-help-kk-station'],
  ['rail-token', 'web-help-kk-rail'],
  ['miner', 'web-help-kk-miners'],
  ['engineer', 'web-help-kk-engineer'],
  ['labourer', 'web-help-kk-workers'],
  ['thaler', 'web-help-kk-coins'],
  ['steam-engine', 'web-help-kk-engine'],
  ['rescue', 'web-help-kk-rescue'],
  ['disaster', 'web-help-kk-disaster'],
  ['trust', 'web-help-kk-trust'],
  ['extra-action', 'web-help-kk-marker'],
  ['bonus', 'web-help-kk-token'],
  ['gavel', 'web-help-kk-value'],
];

export default legend;
