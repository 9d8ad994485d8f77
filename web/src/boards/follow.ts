/** Which piece is which: views count pieces, motion wants to know where each of them came from. */
import { useState } from 'react';

/** How many pieces lie where. Order tells who goes first: pieces leave and reach earlier places before later ones. */
export type Counts = Readonly<Record<string, number>>;
/** The names of the pieces that lie where. */
export type Places = Readonly<Record<string, readonly string[]>>;

/** Pieces stay where they may; those that must leave go where pieces are missing; new ones get new names. */
export function follow(before: Places, counts: Counts, prefix: string): Places {
  const leaving = Object.entries(before).flatMap(([place, names]) => names.slice(counts[place] ?? 0));
  let next = 1 + Math.max(-1, ...Object.values(before).flat().map(numberOf)); // no name twice, even where pieces went away
  const arrive = (count: number): string[] =>
    Array.from({ length: count }, () => leaving.shift() ?? `${prefix}:${next++}`);
  return Object.fromEntries(
    Object.entries(counts).map(([place, count]) => {
      const stay = before[place]?.slice(0, count) ?? [];
      return [place, [...stay, ...arrive(count - stay.length)]];
    }),
  );
}

function numberOf(name: string): number {
  return Number(name.slice(name.lastIndexOf(':') + 1));
}

/** The pieces of several owners, by the prefix of their names, followed from one render to the next. */
export function useFollowed(counts: Readonly<Record<string, Counts>>): Readonly<Record<string, Places>> {
  const [known, setKnown] = useState(() => ({ counts, places: followAll({}, counts) }));
  if (known.counts === counts) return known.places;
  const places = followAll(known.places, counts);
  setKnown({ counts, places });
  return places;
}

function followAll(
  before: Readonly<Record<string, Places>>,
  counts: Readonly<Record<string, Counts>>,
): Record<string, Places> {
  return Object.fromEntries(
    Object.entries(counts).map(([prefix, mine]) => [prefix, follow(before[prefix] ?? {}, mine, prefix)]),
  );
}
