import { describe, expect, it } from 'vitest';
import { along, around, curve, grid, lines, onSheet, overlap, SHEET, widened } from './geometry';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe('shapes', () => {
  it('fit the sheet, whatever lies within the units of a board', () => {
    const end = onSheet({ x: 1000, y: 700 });
    expect(end.x).toBeLessThan(SHEET.width);
    expect(end.y).toBeLessThanOrEqual(SHEET.height + 2);
  });

  it('are paths', () => {
    expect(lines(SQUARE)).toBe('M0 0L10 0L10 10L0 10z');
    expect(lines(SQUARE.slice(0, 2), false)).toBe('M0 0L10 0');
    expect(lines([])).toBe('');
    expect(curve(SQUARE)).toMatch(/^M0 0C.* 10 0C.* 10 10C.* 0 10$/);
    expect(curve([])).toBe('');
  });

  it('have a box, which overlaps others or not', () => {
    const box = around(SQUARE);
    expect(box).toEqual({ x: 0, y: 0, w: 10, h: 10 });
    expect(overlap(box, { x: 5, y: 5, w: 10, h: 10 })).toBe(25);
    expect(overlap(box, { x: 10, y: 0, w: 10, h: 10 })).toBe(0);
    expect(widened(box, 2)).toEqual({ x: -2, y: -2, w: 14, h: 14 });
    expect(grid(box, 2, 2)).toEqual([{ x: 5, y: 5 }]);
  });

  it('can be walked along', () => {
    expect(along(SQUARE.slice(0, 2), 5)).toEqual([
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 10, y: 0 },
    ]);
  });
});
