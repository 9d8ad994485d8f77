import { useEffect, useState } from 'react';
import type { BoardModule } from '../table/board';
import { plain } from '../table/plain';
import { useTitles } from './useTitles';

/** The board of a title once it is loaded; one in words where none is drawn, or where it cannot be had. */
export function useBoard(game: string): BoardModule | null {
  const [module, setModule] = useState<BoardModule | null>(null);
  const title = useTitles().find(game);
  useEffect(() => {
    if (title === undefined) return;
    let wanted = true;
    const loaded = title.load?.().catch(() => plain(title)) ?? Promise.resolve(plain(title));
    void loaded.then((found) => wanted && setModule(found));
    return () => {
      wanted = false;
    };
  }, [title]);
  return module;
}
