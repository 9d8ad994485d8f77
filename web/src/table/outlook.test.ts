import { describe, expect, it } from 'vitest';
import { foreseen, type OutlookRow } from './outlook';

function row(part: OutlookRow['part'], unit: OutlookRow['unit'], gains: number[] | null): OutlookRow {
  return { part, kind: 'category', id: 'x', unit, counts: null, gains };
}

describe('what would be scored now', () => {
  it('adds points to the scores, first of the round, then of the end', () => {
    const rows = [row('round', 'vp', [3, 0]), row('end', 'vp', [-2, 5])];
    expect(foreseen(rows, [10, 20])).toEqual({ round: [13, 20], end: [11, 25] });
  });

  it('counts no coins, and nothing that lies face down', () => {
    const rows = [row('round', 'coins', [3, 4]), row('round', 'vp', null)];
    expect(foreseen(rows, [10, null]).round).toEqual([10, null]);
  });
});
