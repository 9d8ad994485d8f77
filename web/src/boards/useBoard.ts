import { useEffect, useState } from 'react';
import type { BoardModule } from '../table/board';
import { plain } from '../table/plain';
import { TITLES } from '.';

/** The board of a title once it is loaded; one in words where none is drawn, or where it cannot be had. */
export function useBoard(game: string): BoardModule | null {
  const [module, setModule] = useState<BoardModule | null>(null);
  useEffect(() => {
    const title = TITLES[game];
    if (title === undefined) return;
    let wanted = true;
    const loaded = title.load?.().catch(() => plain(title)) ?? Promise.resolve(plain(title));
    void loaded.then((found) => wanted && setModule(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return module;
}
