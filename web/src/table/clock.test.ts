import { describe, expect, it } from 'vitest';
import { leftOf, span } from './clock';

const say = (key: string, args: object = {}): string => `${key} ${Object.values(args).join(' ')}`;
const CLOCKS = { seat: 1, since: 1_000, move: 60, bank: [300, 120] };

describe('the clock', () => {
  it('uses the move first, then the bank', () => {
    expect(leftOf(CLOCKS, 1_018)).toEqual({ move: 42, bank: 120, isOut: false });
    expect(leftOf(CLOCKS, 1_090)).toEqual({ move: 0, bank: 90, isOut: false });
    expect(leftOf(CLOCKS, 1_180)).toEqual({ move: 0, bank: 0, isOut: true });
  });

  it('does not run backwards when our clock is behind', () => {
    expect(leftOf(CLOCKS, 990)?.move).toBe(60);
  });

  it('is not there for bots, for nobody, and without a pace', () => {
    expect(leftOf(null, 0)).toBeNull();
    expect(leftOf({ ...CLOCKS, seat: null }, 0)).toBeNull();
    expect(leftOf({ ...CLOCKS, move: null }, 0)).toBeNull();
  });

  it('is told in minutes, hours or days', () => {
    expect(span(0, say)).toBe('0:00');
    expect(span(251.3, say)).toBe('4:12');
    expect(span(3_900, say)).toBe('1:05:00');
    expect(span(2 * 86_400 + 3 * 3_600 + 5, say)).toBe('web-table-clock-days 2 3');
  });
});
