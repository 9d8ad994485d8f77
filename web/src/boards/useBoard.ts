import { useEffect, useState } from 'react';
import type { BoardModule } from '../table/board';
import { TITLES } from '.';

/** The drawn board of a title, once it is loaded; null: not yet, or there is none. */
export function useBoard(game: string): BoardModule | null {
  const [module, setModule] = useState<BoardModule | null>(null);
  useEffect(() => {
    let wanted = true;
    TITLES[game]?.load?.().then(
      (found) => wanted && setModule(found),
      () => undefined, // the page goes on without its picture
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return module;
}
