import { describe, expect, it } from 'vitest';
import { handOverTo } from './handover';

describe('handing over the screen', () => {
  it('is not needed with one seat, or as a spectator', () => {
    expect(handOverTo([2], 2, null)).toBeNull();
    expect(handOverTo([], null, null)).toBeNull();
  });

  it('is asked for when one comes to the table', () => {
    expect(handOverTo([0, 1], 0, null)).toBe(0);
  });

  it('is asked for whenever other eyes look, and not again for the same', () => {
    expect(handOverTo([0, 1], 1, 0)).toBe(1);
    expect(handOverTo([0, 1], 1, 1)).toBeNull();
  });
});
