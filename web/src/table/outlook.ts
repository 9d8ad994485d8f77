/** Sums of what would be scored now. */
import type { Schemas } from '../lib/api';

export type OutlookRow = Schemas['OutlookRowJson'];

/** The points of each seat after the round, and at the end; null: not to be known. What is face down is left out. */
export function foreseen(
  rows: readonly OutlookRow[],
  scores: readonly (number | null)[],
): { round: readonly (number | null)[]; end: readonly (number | null)[] } {
  const add = (before: readonly (number | null)[], part: OutlookRow['part']): (number | null)[] =>
    rows
      .filter((row) => row.part === part && row.unit === 'vp')
      .reduce<(number | null)[]>(
        (sums, { gains }) => sums.map((sum, seat) => (sum === null ? null : sum + (gains?.[seat] ?? 0))),
        [...before],
      );
  const round = add(scores, 'round');
  return { round, end: add(round, 'end') };
}
