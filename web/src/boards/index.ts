/** The titles that this client brings: every folder here with a `title.ts`, as the lobby shows them. */
import type { Title } from './title';

const FOUND = import.meta.glob<Title>('./*/title.ts', { import: 'default', eager: true });

export const TITLES: readonly Title[] = Object.values(FOUND).sort(
  (a, b) => (a.poster?.place ?? Infinity) - (b.poster?.place ?? Infinity),
);
