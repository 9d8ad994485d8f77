/** What a person has chosen for this browser; kept in its storage. */
import { useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from './texts';

export type Settings = {
  language: Language;
  theme: 'paper' | 'coal' | 'system';
  /** When to ask before a move is sent. */
  confirm: 'never' | 'commits' | 'always';
  /** Whether questions that leave nothing to choose are answered by themselves. */
  forced: boolean;
  /** How fast things move; 0: not at all. */
  speed: 0 | 0.5 | 1 | 2;
  /** How others' turns are shown: act by act, turn by turn, or only what came of them. */
  others: 'act' | 'turn' | 'none';
  /** When the screen is covered between two people who play at it. */
  curtain: 'always' | 'secrets' | 'never';
  palette: 'standard' | 'safe';
  sounds: boolean;
};

const KEY = 'revier.settings';

function fromBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted.includes(language)) ?? 'en';
}

function read(): Settings {
  const defaults: Settings = {
    language: fromBrowser(),
    theme: 'system',
    confirm: 'commits',
    forced: true,
    speed: 1,
    others: 'act',
    curtain: 'secrets',
    palette: 'standard',
    sounds: false,
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults; // a broken or forbidden storage
  }
}

let current = read();
const listeners = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function change(values: Partial<Settings>): void {
  current = { ...current, ...values };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // for this visit only, then
  }
  for (const listen of listeners) listen();
}

export function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settings);
}

/** Paper or coal, as chosen or as the system likes it. */
export function theme(): 'paper' | 'coal' {
  if (current.theme !== 'system') return current.theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'coal' : 'paper';
}

/** Show the page as chosen, now and whenever that changes. */
export function applyToPage(): void {
  const apply = (): void => {
    const root = document.documentElement;
    root.dataset['theme'] = theme();
    root.dataset['palette'] = current.palette;
    root.lang = current.language;
  };
  apply();
  listeners.add(apply);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
}
