/** A question that leaves nothing to choose is answered by itself, if wished; whoever has gone back to it sees it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Option, Position } from '../lib/api';
import type { Live } from '../lib/live';
import { useSettings } from '../lib/settings';

/** The position, without the question that is being answered. */
export function useForced(live: Live, game: Position): Position {
  const { forced } = useSettings();
  const [here, setHere] = useState({ ply: game.ply, isBack: false });
  const [refused, setRefused] = useState<Position | null>(null);
  const posted = useRef<Position | null>(null);
  if (game.ply !== here.ply) setHere({ ply: game.ply, isBack: game.ply < here.ply });
  const isSeen = here.isBack || game.ply < here.ply || refused === game;
  const only = isSeen || !forced ? null : forcedOf(game);
  useEffect(() => {
    if (only === null || posted.current === game) return;
    posted.current = game;
    // every window of a person calls this move the same, so that it is played once
    live.act(only.id, `forced-${game.revision}-${game.ply}`).catch(() => setRefused(game));
  }, [live, game, only]);
  return useMemo(() => (only === null ? game : { ...game, decision: null, options: [] }), [game, only]);
}

/** What answers a question that the server calls forced: its first option. */
export function forcedOf({ decision, options }: Position): Option | null {
  return decision?.forced === true ? (options[0] ?? null) : null;
}
