import { expect, it } from 'vitest';
import type { Game } from '../lib/games';
import { choiceOf, levelOf, RANKS } from './bots';

const say = (key: string, args: Record<string, unknown> = {}): string => [key, ...Object.values(args)].join(' ');

const game: Game = {
  id: 'loren',
  family: 'loren',
  edition: '',
  prefix: 'lo',
  rules: 1,
  players: [2],
  options: {},
  takes_components: '',
  ranks: [
    { bot: 'lehrling', strength: 12.6 },
    { bot: 'schlepper', strength: null },
  ],
  is_off: false,
};
const [lehrling, schlepper] = RANKS.map((rank) => [levelOf(rank, game, say), choiceOf(rank, game, say)]);

it('says how strong a rank is in this game, in whole points', () => {
  expect(lehrling?.[0]).toBe('web-level-strength web-level-lehrling 13');
  expect(lehrling?.[1]).toBe(`web-sitter-bot Lehrling ${lehrling?.[0]}`);
});

it('says no strength that nobody measured, nor that of a game it does not know yet', () => {
  expect(schlepper).toEqual(['web-level-schlepper', 'web-sitter-bot Schlepper web-level-schlepper']);
  expect(RANKS.map((rank) => levelOf(rank, undefined, say))).toEqual(RANKS.map(({ level }) => level));
});
