import { describe, expect, it } from 'vitest';
import { paced, queued } from './story';

const steps = (count: number, ms: number) => Array.from({ length: count }, (_, i) => ({ text: `m${i}`, ms }));
const total = (list: readonly { ms: number }[]) => list.reduce((sum, step) => sum + step.ms, 0);

describe('a story', () => {
  it('takes the time it wants as long as that is short', () => {
    expect(paced(steps(2, 900), 1).map((step) => step.ms)).toEqual([900, 900]);
    expect(paced(steps(2, 900), 2).map((step) => step.ms)).toEqual([450, 450]);
  });

  it('never takes more than three seconds', () => {
    expect(total(paced(steps(6, 900), 1))).toBeCloseTo(3_000);
    expect(total(paced(steps(6, 900), 0.5))).toBeCloseTo(3_000);
    expect(total(paced(steps(40, 900), 1))).toBeLessThanOrEqual(3_000.001);
  });

  it('jumps to its end when there is too much to tell', () => {
    const told = paced(steps(40, 900), 1);
    expect(told).toHaveLength(10);
    expect(told.at(-1)?.text).toBe('m39');
  });

  it('is not told without motion', () => {
    expect(paced(steps(3, 900), 0)).toEqual([]);
  });

  it('goes on when more comes, still within its time', () => {
    const told = queued(steps(3, 800), steps(3, 800), 1);
    expect(told).toHaveLength(6);
    expect(total(told)).toBeCloseTo(3_000);
  });
});
