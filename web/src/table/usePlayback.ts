/** What others did, shown step by step between the table and the board. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ask, client } from '../lib/api';
import type { Live } from '../lib/live';
import { setTrace } from '../boards/motion';
import { COLORS } from './board';
import { isTyping } from './keys';
import { type Fetch, Playback, type Playing } from './playbackStore';

const fetchPositions: Fetch = (table, first, last) =>
  ask(client.GET('/api/tables/{table}/positions', { params: { path: { table }, query: { first, last } } }));

export function usePlayback(live: Live, fetch: Fetch = fetchPositions): [Playback, Playing | null] {
  const playback = useMemo(() => new Playback(live, fetch, trace), [live, fetch]);
  const playing = useSyncExternalStore(playback.subscribe, playback.get);
  const isPlaying = playing !== null;
  useEffect(() => {
    if (!isPlaying) return;
    const listen = (event: KeyboardEvent): void => {
      if (strike(playback, event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [playback, isPlaying]);
  return [playback, playing];
}

/** What moves is marked in the colour of who moves it. */
function trace(seat: number | null): void {
  setTrace(seat === null ? null : `var(--p-${COLORS[seat % COLORS.length]})`);
}

/** Space pauses, arrows step, Escape skips; whether a key meant one of them. */
export function strike(playback: Playback, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (document.querySelector('dialog[open]') !== null || playback.get()?.held == null) return false;
  switch (event.key) {
    case ' ':
      if (event.target instanceof Element && event.target.closest('button, a, [role="button"]') !== null) return false;
      playback.pause();
      return true;
    case 'ArrowLeft':
      playback.step(-1);
      return true;
    case 'ArrowRight':
      playback.step(1);
      return true;
    case 'Escape':
      playback.skip();
      return true;
  }
  return false;
}
