import { describe, expect, it } from 'vitest';
import { follow } from './follow';

describe('pieces that are followed', () => {
  const before = follow({}, { canteen: 0, pit_8: 1, bank: 0, hand: 3 }, 'worker:0');

  it('have names of their own', () => {
    expect(before).toEqual({
      canteen: [],
      pit_8: ['worker:0:0'],
      bank: [],
      hand: ['worker:0:1', 'worker:0:2', 'worker:0:3'],
    });
  });

  it('stay where they are when others move', () => {
    const after = follow(before, { canteen: 0, factory_1: 1, pit_8: 1, bank: 1, hand: 1 }, 'worker:0');
    expect(after).toEqual({
      canteen: [],
      factory_1: ['worker:0:2'],
      pit_8: ['worker:0:0'],
      bank: ['worker:0:3'],
      hand: ['worker:0:1'],
    });
  });

  it('go to the canteen when they are displaced', () => {
    const after = follow(before, { canteen: 1, bank: 0, hand: 3 }, 'worker:0');
    expect(after['canteen']).toEqual(['worker:0:0']);
  });

  it('never share a name with new ones', () => {
    const after = follow(before, { canteen: 0, pit_8: 4, bank: 1, hand: 3 }, 'worker:0');
    const names = Object.values(after).flat();
    expect(names).toHaveLength(8);
    expect(new Set(names).size).toBe(8);
  });

  it('never share a name with new ones, even after some went away', () => {
    const fewer = follow(before, { canteen: 0, pit_8: 0, bank: 0, hand: 3 }, 'worker:0');
    const more = follow(fewer, { canteen: 0, pit_8: 1, bank: 0, hand: 3 }, 'worker:0');
    expect(new Set(Object.values(more).flat()).size).toBe(4);
  });
});
