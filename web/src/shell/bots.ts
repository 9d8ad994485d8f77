/** Bots as people choose them: by rank, from the lowest up. */
export type Rank = { bot: string; level: string; icon: string };

export const RANKS: readonly Rank[] = [
  { bot: 'lehrling', level: 'web-level-lehrling', icon: 'tool' },
  { bot: 'schlepper', level: 'web-level-schlepper', icon: 'minecart' },
  { bot: 'hauer', level: 'web-level-hauer', icon: 'hammers' },
  { bot: 'steiger', level: 'web-level-steiger', icon: 'lantern' },
];
