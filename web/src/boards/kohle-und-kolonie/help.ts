/** What is said of a component of the board: messages of the help catalogue. */

/** By the first part of a component's id: what options name, then what is only drawn. */
const THINGS: Readonly<Record<string, string>> = {
  mine: 'web-help-kk-mine',
  pithead: 'web-help-kk-pithead',
  raise: 'web-help-kk-raise',
  rescue: 'web-help-kk-rescue',
  space: 'web-help-kk-space',
  square: 'web-help-kk-square',
  station: 'web-help-kk-station',
  supply: 'web-help-kk-supply',
  token: 'web-help-kk-token',
  village: 'web-help-kk-village',
  bag: 'web-help-kk-bag',
  claim: 'web-help-kk-claim',
  coins: 'web-help-kk-coins',
  disaster: 'web-help-kk-disaster',
  engine: 'web-help-kk-engine',
  engineer: 'web-help-kk-engineer',
  large: 'web-help-kk-large',
  line: 'web-help-kk-line',
  marker: 'web-help-kk-marker',
  order: 'web-help-kk-order',
  price: 'web-help-kk-price',
  rail: 'web-help-kk-rail',
  settlement: 'web-help-kk-settlement',
  single: 'web-help-kk-single',
  trust: 'web-help-kk-trust',
  value: 'web-help-kk-value',
  wagon: 'web-help-kk-wagon',
  workers: 'web-help-kk-workers',
};

/** The five pithead tiles, by their name: `tile:cokery`. */
const TILES: Readonly<Record<string, string>> = {
  cokery: 'web-help-kk-cokery',
  ironworks: 'web-help-kk-ironworks',
  loading: 'web-help-kk-loading',
  workforce: 'web-help-kk-workforce',
  administration: 'web-help-kk-administration',
};

/** Bonus tokens by their name, wherever they lie: `token:bonus_wagon`. */
const TOKENS: Readonly<Record<string, string>> = {
  bonus_mine_rescue: 'web-help-kk-token-mine-rescue',
  bonus_consolidation_aid: 'web-help-kk-token-consolidation-aid',
  bonus_wagon: 'web-help-kk-token-wagon',
  bonus_engineer: 'web-help-kk-token-engineer',
  bonus_deploy_move: 'web-help-kk-token-deploy-move',
  bonus_settlement: 'web-help-kk-token-settlement',
  bonus_steam_engine: 'web-help-kk-token-steam-engine',
};

/** What a button stands for: `button:buy_mine`. */
const BUTTONS: Readonly<Record<string, string>> = {
  buy_mine: 'web-help-kk-mine',
  buy_steam_engine: 'web-help-kk-engine',
  place_settlement: 'web-help-kk-settlement',
  engineer: 'web-help-kk-engineer',
  move_miners: 'web-help-kk-miners',
  buy_workers: 'web-help-kk-workers',
  sell_workers: 'web-help-kk-workers',
  use_marker: 'web-help-kk-marker',
  use_bonus: 'web-help-kk-token',
};

/** By component id, such as `mine:k-rabe`, `tile:cokery` or `trust`. */
export function help(component: string): string | null {
  const [thing = '', name = ''] = component.split(':');
  if (thing === 'tile') return TILES[name] ?? null;
  if (thing === 'button') return BUTTONS[name] ?? null;
  if (thing === 'token') return TOKENS[name] ?? THINGS['token'] ?? null;
  return THINGS[thing] ?? null;
}
