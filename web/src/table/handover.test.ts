import { describe, expect, it } from 'vitest';
import { type Eyes, handOverTo } from './handover';

const TWO: Eyes = { mySeats: [0, 1], eyes: 0, isPrivate: true, trusted: null, curtain: 'secrets' };

describe('handing over the screen', () => {
  it('is not needed with one seat, or as a spectator', () => {
    expect(handOverTo({ ...TWO, mySeats: [2], eyes: 2 })).toBeNull();
    expect(handOverTo({ ...TWO, mySeats: [], eyes: null })).toBeNull();
  });

  it('is asked for when one comes to the table', () => {
    expect(handOverTo(TWO)).toBe(0);
  });

  it('is asked for whenever other eyes look, and not again for the same', () => {
    expect(handOverTo({ ...TWO, eyes: 1, trusted: 0 })).toBe(1);
    expect(handOverTo({ ...TWO, eyes: 1, trusted: 1 })).toBeNull();
  });

  it('is not asked for where nothing would be shown that not everybody may see', () => {
    expect(handOverTo({ ...TWO, eyes: 1, trusted: 0, isPrivate: false })).toBeNull();
  });

  it('may be wished for always, or never', () => {
    expect(handOverTo({ ...TWO, eyes: 1, trusted: 0, isPrivate: false, curtain: 'always' })).toBe(1);
    expect(handOverTo({ ...TWO, eyes: 1, trusted: 0, curtain: 'never' })).toBeNull();
  });
});
