import { describe, expect, it } from 'vitest';
import { paced, queued } from './story';

const moments = (count: number, ms: number) => Array.from({ length: count }, (_, i) => ({ text: `m${i}`, ms }));
const total = (list: readonly { ms: number }[]) => list.reduce((sum, moment) => sum + moment.ms, 0);

describe('a story', () => {
  it('takes the time it wants as long as that is short', () => {
    expect(paced(moments(2, 900), 1).map((moment) => moment.ms)).toEqual([900, 900]);
    expect(paced(moments(2, 900), 2).map((moment) => moment.ms)).toEqual([450, 450]);
  });

  it('never takes more than three seconds', () => {
    expect(total(paced(moments(6, 900), 1))).toBeCloseTo(3_000);
    expect(total(paced(moments(6, 900), 0.5))).toBeCloseTo(3_000);
    expect(total(paced(moments(40, 900), 1))).toBeLessThanOrEqual(3_000.001);
  });

  it('jumps to its end when there is too much to tell', () => {
    const told = paced(moments(40, 900), 1);
    expect(told).toHaveLength(10);
    expect(told.at(-1)?.text).toBe('m39');
  });

  it('is not told without motion', () => {
    expect(paced(moments(3, 900), 0)).toEqual([]);
  });

  it('goes on when more comes, still within its time', () => {
    const told = queued(moments(3, 800), moments(3, 800), 1);
    expect(told).toHaveLength(6);
    expect(total(told)).toBeCloseTo(3_000);
  });
});
