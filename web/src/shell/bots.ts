/** Bots as people choose them: by rank, from the lowest up. */
import type { Game } from '../lib/games';
import type { Say } from '../lib/i18n';
import { rankOf } from '../lib/players';

export type Rank = { bot: string; level: string; icon: string };

export const RANKS: readonly Rank[] = [
  { bot: 'lehrling', level: 'web-level-lehrling', icon: 'tool' },
  { bot: 'schlepper', level: 'web-level-schlepper', icon: 'handcart' },
  { bot: 'lehrhauer', level: 'web-level-lehrhauer', icon: 'minecart' },
  { bot: 'hauer', level: 'web-level-hauer', icon: 'hammers' },
  { bot: 'steiger', level: 'web-level-steiger', icon: 'lantern' },
  { bot: 'fahrsteiger', level: 'web-level-fahrsteiger', icon: 'cage' },
  { bot: 'obersteiger', level: 'web-level-obersteiger', icon: 'headframe' },
  { bot: 'bergrat', level: 'web-level-bergrat', icon: 'trophy' },
];

/** How well a rank plays this game, with its strength where that was measured. */
export function levelOf(rank: Rank, game: Game | undefined, say: Say): string {
  const level = say(rank.level);
  const strength = game?.ranks.find(({ bot }) => bot === rank.bot)?.strength ?? null;
  return strength === null ? level : say('web-level-strength', { level, strength: Math.round(strength) });
}

/** A rank as a list has it that one is chosen from. */
export function choiceOf(rank: Rank, game: Game | undefined, say: Say): string {
  return say('web-sitter-bot', { rank: rankOf(rank.bot), level: levelOf(rank, game, say) });
}
