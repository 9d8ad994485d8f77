/** What just happened, for boards to animate. */
import { useMemo } from 'react';
import type { GameEvent, Position } from '../lib/api';

/** The events between the position before and this one; none when one comes to the table, or after taking back. */
export function newsOf(game: Position, before: number | null): readonly GameEvent[] {
  return before !== null && game.since === before ? game.events : [];
}

export function useNews(game: Position, before: number | null): readonly GameEvent[] {
  // `before` belongs to the game: it changes with it, and only the game may bring news
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => newsOf(game, before), [game]);
}
