import { expect, test } from 'vitest';
import finished from '../boards/finished.sample.json';
import { textsWith } from '../lib/i18n';
import { LANGUAGES } from '../lib/texts';
import { decidedBy, lead, linesOf, type Result, sourcesOf, winners } from './sheet';

const SHEET = [
  { category: 'orders_barrow', round: 0, points: [5, 7] },
  { category: 'coal_yellow', round: 1, points: [2, 0] },
  { category: 'coal_brown', round: 1, points: [0, 0] },
  { category: 'coal_yellow', round: 2, points: [0, 2] },
  { category: 'money', round: 0, points: [1, 0] },
];

test('a round is one line, with what it is made of', () => {
  const lines = linesOf(SHEET);
  expect(lines.map((line) => [line.round, line.category, line.points])).toEqual([
    [0, 'orders_barrow', [5, 7]],
    [1, null, [2, 0]],
    [2, null, [0, 2]],
    [0, 'money', [1, 0]],
  ]);
  expect(lines[1]?.parts.map((row) => row.category)).toEqual(['coal_yellow']);
});

test('every point of the sheet is on a line', () => {
  const sum = (rows: { points: number[] }[], seat: number): number =>
    rows.reduce((total, row) => total + (row.points[seat] ?? 0), 0);
  for (const seat of [0, 1]) expect(sum(linesOf(SHEET), seat)).toBe(sum(SHEET, seat));
});

test('what brought nobody anything has no line, but a round has', () => {
  const sheet = [
    { category: 'stations', round: 0, points: [0, 0] },
    { category: 'claims', round: 1, points: [0, 0] },
  ];
  expect(linesOf(sheet).map((line) => line.round)).toEqual([1]);
});

test('who won, and by how much', () => {
  const result = (scores: number[], ranking: number[]): Result => ({ scores, ranking, sheet: [] });
  expect(winners(result([8, 9, 3], [2, 1, 3]))).toEqual([1]);
  expect(lead(result([8, 9, 3], [2, 1, 3]))).toBe(1);
  expect(winners(result([9, 9], [1, 1]))).toEqual([0, 1]);
  expect(lead(result([9, 9], [1, 2]))).toBe(0);
});

test('by source every point of a finished game is there, and what decided it', () => {
  for (const { scores, sheet } of Object.values(finished)) {
    const sums = scores.map((_, seat) => sourcesOf(sheet).reduce((all, { points }) => all + (points[seat] ?? 0), 0));
    expect(sums).toEqual(scores);
    const order = scores.toSorted((a, b) => b - a);
    const ranking = scores.map((score) => order.indexOf(score) + 1);
    const decided = decidedBy({ scores, ranking, sheet });
    expect([decided?.winner, decided?.other]).toEqual([ranking.indexOf(1), ranking.indexOf(2)]);
    expect(decided?.points).toBeGreaterThan(0);
  }
  expect(decidedBy({ scores: [9, 9], ranking: [1, 1], sheet: SHEET })).toBeNull();
});

test.each(LANGUAGES)('what decided it is said with no colon but that of the source (%s)', async (language) => {
  const texts = await textsWith(language, ['web_replay']);
  const told = texts.say('web-result-decided', { category: 'End: road', points: 8, other: 'Berta' });
  expect(told.match(/:/gu)).toHaveLength(1);
});
