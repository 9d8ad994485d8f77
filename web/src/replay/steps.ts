/** The places of a finished game that one goes to: after an action, at the beginning of a turn, of a round. */
import type { Schemas } from '../lib/api';

type Course = Pick<Schemas['CourseJson'], 'first' | 'last' | 'chosen' | 'rounds'>;

export type Step = 'action' | 'turn' | 'round';

/** Where turns and rounds begin, in order; the first place of the game begins both. */
export type Marks = { first: number; last: number; turns: readonly number[]; rounds: readonly number[] };

export function marksOf({ first, last, chosen, rounds }: Course): Marks {
  const turns = chosen.flatMap(({ ply, seat }, n) => (n === 0 || chosen[n - 1]?.seat !== seat ? [ply] : []));
  // a round begins with the answer to a ply, except the first one: that is part of the set-up
  const begun = rounds.map((ply, n) => (n === 0 && ply === 0 ? first : ply + 1)).filter((ply) => ply <= last);
  return { first, last, turns: turns.length > 0 ? turns : [first], rounds: begun };
}

/** The next place of that kind, onwards (1) or back (-1); the end of the game where there is none. */
export function goTo({ first, last, turns, rounds }: Marks, ply: number, step: Step, way: 1 | -1): number {
  if (step === 'action') return Math.min(last, Math.max(first, ply + way));
  const places = step === 'turn' ? turns : rounds;
  if (way === 1) return places.find((place) => place > ply) ?? last;
  return places.findLast((place) => place < ply) ?? first;
}

/** The number of the turn, or of the round, that a ply belongs to; 0: before the first. */
export function numberAt(places: readonly number[], ply: number): number {
  return places.filter((place) => place <= ply).length;
}

/** How far along a ply is, from 0 to 1. */
export function share({ first, last }: Marks, ply: number): number {
  return last === first ? 0 : (ply - first) / (last - first);
}
