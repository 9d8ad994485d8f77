import { useMemo } from 'react';
import type { GameEvent, Position } from '../lib/api';
import type { Live, Snapshot } from '../lib/live';
import { isInTurn, type Step } from './playback';
import type { Playback, Playing } from './playbackStore';
import { useForced } from './useForced';
import { useNews } from './useNews';
import { usePlayback } from './usePlayback';

export type Telling = {
  /** The position as it is now. */
  present: Position;
  /** The position that is drawn; while others' moves are shown it is not the present, and nobody is asked. */
  game: Position;
  /** What happened to come to it, and everything up to it. */
  news: readonly GameEvent[];
  log: readonly GameEvent[];
  playback: Playback;
  playing: Playing | null;
  /** Whether something else than the present is drawn. */
  isHeld: boolean;
  /** Who did what is shown, where it happened in their own part of the board. */
  ownPartOf: (isOwnPart: ((event: GameEvent) => boolean) | undefined) => number | null;
};

const NO_NEWS: readonly GameEvent[] = [];

/** The game as it is told: the present, or one after the other what others did to come to it. */
export function useTelling(live: Live, { log: whole, before }: Snapshot, asked: Position): Telling {
  const present = useForced(live, asked);
  const [playback, playing] = usePlayback(live);
  const step: Step | null = playing?.steps[playing.at] ?? null;
  const held = playing?.held ?? null;
  const isHeld = held !== null;
  const actor = step?.seat ?? null;
  const game = useMemo<Position>(() => {
    if (held === null) return present;
    const decision = actor === null ? null : { seat: actor, kind: '', prompt: '' };
    return { ...present, view: held, decision, options: [], can_undo: false, back_to: null };
  }, [present, held, actor]);
  const fresh = useNews(present, before);
  const news = step?.events ?? (playing !== null || playback.told === asked ? NO_NEWS : fresh);
  const until = isHeld ? (playing?.until ?? null) : null;
  const log = useMemo(() => (until === null ? whole : whole.filter(({ ply }) => ply <= until)), [whole, until]);
  const ownPartOf: Telling['ownPartOf'] = (isOwnPart) =>
    isHeld && playing !== null && isInTurn(playing.steps, playing.at, (event) => isOwnPart?.(event) === true)
      ? actor
      : null;
  return { present, game, news, log, playback, playing, isHeld, ownPartOf };
}
