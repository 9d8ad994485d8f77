import { expect, test } from 'vitest';
import { pliesApart, scaleOf, spread, steps } from './plot';

test('the scale has round numbers and holds everything', () => {
  expect(
    scaleOf([
      [0, 0],
      [128, -3],
    ]),
  ).toEqual({ low: -20, high: 140, step: 20 });
  expect(scaleOf([[0]])).toEqual({ low: 0, high: 10, step: 2 });
});

test('a line goes in steps and to the end', () => {
  const same = (n: number): number => n;
  expect(steps([0, 0, 3, 3], same, same)).toBe('M0 0H2V3H3');
});

test('labels keep apart', () => {
  expect(spread([10, 12, 50], 8)).toEqual([10, 18, 50]);
  expect(spread([50, 10, 12], 8)).toEqual([50, 10, 18]);
});

test('numbers of plies keep apart, however little room there is', () => {
  expect(pliesApart(72, 614)).toBe(10);
  expect(pliesApart(640, 614)).toBe(80);
  expect(pliesApart(640, 250)).toBe(130);
  for (const width of [0, 200, 300, 800]) {
    const shown = Math.floor(640 / pliesApart(640, width)) + 1;
    if (width > 0) expect(width / shown).toBeGreaterThan(30);
  }
});
