import { describe, expect, it } from 'vitest';
import { fitting, roomIn } from './useFit';

describe('a row', () => {
  it('has all that there is room for', () => {
    expect(fitting([100, 100, 100], 320, 10, 60)).toBe(3);
    expect(fitting([], 0, 10, 60)).toBe(0);
  });

  it('leaves room for what leads to the others', () => {
    expect(fitting([100, 100, 100], 319, 10, 60)).toBe(2);
    expect(fitting([100, 100, 100], 279, 10, 60)).toBe(1);
    expect(fitting([100, 100, 100], 50, 10, 60)).toBe(0);
  });
});

it('the room of a row is what lies within its padding', () => {
  const row = document.createElement('div');
  row.style.padding = '0 5px';
  Object.defineProperty(row, 'clientWidth', { value: 800 });
  expect(roomIn(row)).toBe(790);
});
