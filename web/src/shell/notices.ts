/** One-line notices: said once, shown for a while, read out. */
import { useSyncExternalStore } from 'react';

export type Notice = { id: number; text: string; kind: 'news' | 'trouble' };

const SHOWN_MS = 7_000;
const MOST = 3;

let shown: readonly Notice[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(notices: readonly Notice[]): void {
  shown = notices;
  for (const listen of listeners) listen();
}

export function notify(text: string, kind: Notice['kind'] = 'news'): void {
  const notice = { id: ++last, text, kind };
  set([...shown.filter((other) => other.text !== text), notice].slice(-MOST));
  setTimeout(() => dismiss(notice.id), SHOWN_MS);
}

export function dismiss(id: number): void {
  if (shown.some((notice) => notice.id === id)) set(shown.filter((notice) => notice.id !== id));
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => shown,
  );
}
