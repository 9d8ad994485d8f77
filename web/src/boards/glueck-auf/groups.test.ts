import { describe, expect, it } from 'vitest';
import { GROUPS, groupIcons, groupOf, keyOf } from './groups';
import { BUILDINGS } from './surface/bays';
import { POSITIONS } from './sample';

const options = POSITIONS.flatMap((position) => position.options);

describe('groups of options', () => {
  it('put every worker space into its building, with a symbol', () => {
    const spaces = BUILDINGS.flatMap(({ spaces }) => spaces);
    for (const space of spaces) {
      const group = groupOf({ id: 0, text: 'ga-worker', args: { space }, targets: [], commits: false });
      expect(groupIcons[group ?? '']).toBeDefined();
    }
    expect(new Set(spaces).size).toBe(27);
  });

  it('name what is done in the pit', () => {
    const pit = options.filter(({ text }) => ['ga-cage-to', 'ga-load', 'ga-sub-cage'].includes(text));
    expect(pit.length).toBeGreaterThan(0);
    for (const option of pit) expect(GROUPS[option.text]).toBeDefined();
  });

  it('give levels their number and coal its letter', () => {
    const key = (text: string, args: Record<string, string | number>): string | null =>
      keyOf({ id: 0, text, args, targets: [], commits: false });
    expect(key('ga-cage-to', { level: 3 })).toBe('3');
    expect(key('ga-load', { color: 'black' })).toBe('k');
    expect(key('ga-pit-end', {})).toBeNull();
  });
});
