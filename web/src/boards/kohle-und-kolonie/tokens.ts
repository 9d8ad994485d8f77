/** Symbols of tokens and of what the five rounds bring. */
export const TOKEN_ICONS: Readonly<Record<string, string>> = {
  bonus_mine_rescue: 'rescue',
  bonus_consolidation_aid: 'consolidation',
  bonus_wagon: 'wagon',
  bonus_engineer: 'engineer',
  bonus_deploy_move: 'miner',
  bonus_settlement: 'settlement',
  bonus_steam_engine: 'steam-engine',
};

export const RAIL_ICONS: Readonly<Record<string, string>> = {
  rail_vp: 'vp',
  rail_money: 'thaler',
  rail_worker: 'labourer',
  rail_wagon: 'wagon',
  rail_consolidation: 'consolidation',
};

export const DISASTER_ICONS: Readonly<Record<string, string>> = {
  highest_number: 'price-up',
  extra_coin: 'thaler',
  purchasing_power: 'trust',
  mining_damage: 'warning',
  railroad_accident: 'train',
};
