/** How wide the window is, in the steps of the layout. */
import { useSyncExternalStore } from 'react';
import { narrower } from '../styles/widths';

export type Width = 'phone' | 'small' | 'medium' | 'wide';

/** From narrow to wide: the first that holds is the one. */
const STEPS = (['phone', 'small', 'medium'] as const).map((width) => [width, narrower(width)] as const);

function read(): Width {
  return STEPS.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'wide';
}

function subscribe(listen: () => void): () => void {
  const lists = STEPS.map(([, query]) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', listen);
  return () => {
    for (const list of lists) list.removeEventListener('change', listen);
  };
}

export function useWidth(): Width {
  return useSyncExternalStore(subscribe, read);
}

/** Whether the window is as asked. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listen) => {
      const list = matchMedia(query);
      list.addEventListener('change', listen);
      return () => list.removeEventListener('change', listen);
    },
    () => matchMedia(query).matches,
  );
}
