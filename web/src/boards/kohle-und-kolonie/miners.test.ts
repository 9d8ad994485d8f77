import { describe, expect, it } from 'vitest';
import { COMPONENTS } from '../../generated/kohle-und-kolonie-components';
import { kindsOf, minersOf } from './miners';
import { POSITIONS } from './sample';

const IN_THE_BOX = 20;

describe('miners', () => {
  it.each(POSITIONS.map((sample, i) => [i, sample.view] as const))('%i: none is lost sight of', (_, view) => {
    for (const seat of view.seats.keys()) {
      const found = Object.values(minersOf(view, seat, kindsOf(COMPONENTS)));
      expect(found.reduce((sum, n) => sum + n, 0)).toBe(IN_THE_BOX);
    }
  });
});
