/** Says that it is my turn, in the window's title and by a sound for who wants it. */
import { useEffect, useRef } from 'react';
import { play } from './sound';

export function useAttention(isTurn: boolean, ply: number, title: string, mark: string): void {
  const before = useRef({ isTurn, ply });
  useEffect(() => {
    const last = before.current;
    before.current = { isTurn, ply };
    if (isTurn && !last.isTurn) play('turn');
    else if (ply > last.ply && !last.isTurn) play('move');
  }, [isTurn, ply]);
  useEffect(() => {
    const old = document.title;
    document.title = isTurn ? `${mark} · ${title}` : title;
    return () => {
      document.title = old;
    };
  }, [isTurn, title, mark]);
}
