import { describe, expect, it } from 'vitest';
import type { Option } from '../lib/api';
import { arrange, type Arranging, isTyping, nearest, shown, strike } from './keys';

function options(count: number, text = 'ga-worker', prefix = 'space'): Option[] {
  return Array.from({ length: count }, (_, i) => ({
    id: i,
    text,
    args: {},
    targets: [`${prefix}:${i}`],
    commits: false,
  }));
}

const PLAIN: Arranging = { groupOf: () => null, keyOf: () => null, say: (text) => text };
const PASS: Option = { id: 99, text: 'sw-pass', args: {}, targets: ['button:pass'], commits: true };

describe('keys of options', () => {
  it('are digits, then letters that have no other meaning', () => {
    const [group] = arrange(options(12), PLAIN).groups;
    expect(group?.options.map((keyed) => keyed.key).join('')).toBe('1234567890ab');
  });

  it('are the ones that come to mind where they are free', () => {
    const how: Arranging = { ...PLAIN, keyOf: (option) => (option.id < 2 ? 'g' : null) };
    const [group] = arrange(options(3), how).groups;
    expect(group?.options.map((keyed) => keyed.key)).toEqual(['g', '1', '2']);
  });

  it('need two strokes when there are many in several groups', () => {
    const how: Arranging = {
      groupOf: (option) => (option.id < 7 ? 'Factory' : 'Zone'),
      keyOf: () => null,
      say: (text) => text,
    };
    const { groups } = arrange(options(13), how);
    expect(groups.map((group) => group.letter)).toEqual(['f', 'o']); // z takes back
    const [first] = groups;
    const third = first?.options[2];
    expect(first !== undefined && third !== undefined && shown(first, third)).toBe('F 3');
  });

  it('stay different for as many as one group can have', () => {
    const [group] = arrange(options(24), PLAIN).groups;
    const keys = group?.options.map((keyed) => keyed.key) ?? [];
    expect(new Set(keys).size).toBe(24);
    expect(keys).not.toContain('z');
    expect(keys).not.toContain('c');
  });
});

describe('strokes', () => {
  it('name an option, or P what ends the turn', () => {
    const arranged = arrange([...options(3), PASS], PLAIN);
    expect(arranged.leaving).toBe(PASS);
    expect(arranged.groups.flatMap((group) => group.options)).toHaveLength(3);
    expect(strike(arranged, null, '2')).toEqual({ option: arranged.groups[0]?.options[1]?.option });
    expect(strike(arranged, null, 'p')).toEqual({ option: PASS });
    expect(strike(arranged, null, 'q')).toBeNull();
  });

  it('open a group first, then name an option of it', () => {
    const how: Arranging = { groupOf: (o) => (o.id % 2 ? 'Bank' : 'Pit'), keyOf: () => null, say: (text) => text };
    const arranged = arrange(options(14), how);
    expect(strike(arranged, null, '1')).toBeNull();
    expect(strike(arranged, null, 'b')).toMatchObject({ group: { text: 'Bank' } });
    expect(strike(arranged, 'Bank', '2')).toMatchObject({ option: { id: 3 } });
  });
});

describe('typing', () => {
  it('is no command', () => {
    expect(isTyping(document.createElement('input'))).toBe(true);
    expect(isTyping(document.createElement('textarea'))).toBe(true);
    expect(isTyping(document.createElement('button'))).toBe(false);
    expect(isTyping(null)).toBe(false);
  });
});

describe('arrows', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 50, y: 80 },
    { x: 0, y: 200 },
  ];
  it('go to the nearest lit place that way', () => {
    expect(nearest({ x: 0, y: 0 }, places, 'ArrowRight')).toBe(1);
    expect(nearest({ x: 0, y: 0 }, places, 'ArrowDown')).toBe(2);
    expect(nearest({ x: 100, y: 10 }, places, 'ArrowLeft')).toBe(0);
    expect(nearest({ x: 0, y: 0 }, places, 'ArrowUp')).toBeNull();
    expect(nearest({ x: 0, y: 0 }, places, 'Enter')).toBeNull();
  });
});
