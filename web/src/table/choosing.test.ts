import { describe, expect, it } from 'vitest';
import type { Option } from '../lib/api';
import { choose, click, needsConfirming, NOTHING, optionsOf, stateOf } from './choosing';

function option(id: number, targets: string[], commits = false): Option {
  return { id, text: 'ga-fill-store', args: {}, targets, commits };
}

const CUBES = [
  option(1, ['store:brown', 'slot:a']),
  option(2, ['store:brown', 'slot:b']),
  option(3, ['store:grey', 'slot:b']),
  option(4, ['level:1']),
];

describe('clicking among options', () => {
  it('lights everything that an option names', () => {
    const { lit, meant } = choose(CUBES, []);
    expect([...lit].sort()).toEqual(['level:1', 'slot:a', 'slot:b', 'store:brown', 'store:grey']);
    expect(meant).toBeNull();
  });

  it('knows what is meant as soon as one option is left', () => {
    expect(choose(CUBES, click(CUBES, [], 'store:grey')).meant?.id).toBe(3);
    expect(choose(CUBES, click(CUBES, [], 'level:1')).meant?.id).toBe(4);
  });

  it('narrows in either order', () => {
    const first = click(CUBES, [], 'store:brown');
    expect([...choose(CUBES, first).lit].sort()).toEqual(['slot:a', 'slot:b']);
    expect(choose(CUBES, click(CUBES, first, 'slot:b')).meant?.id).toBe(2);
    expect(choose(CUBES, click(CUBES, click(CUBES, [], 'slot:b'), 'store:brown')).meant?.id).toBe(2);
  });

  it('drops what is clicked again, and begins anew with what does not fit', () => {
    const first = click(CUBES, [], 'store:brown');
    expect(click(CUBES, first, 'store:brown')).toEqual([]);
    expect(click(CUBES, first, 'level:1')).toEqual(['level:1']);
    expect(click(CUBES, first, 'nowhere')).toEqual(first);
  });

  it('asks only where clicks cannot tell options apart', () => {
    const two = [option(1, ['cart:grey']), option(2, ['cart:grey']), option(3, ['cart:black'])];
    expect(choose(two, []).asks).toBe(false);
    expect(choose(two, ['cart:grey']).asks).toBe(true);
    expect(choose(CUBES, ['store:brown']).asks).toBe(false);
  });

  it('asks where one option says less than another', () => {
    expect(choose([option(1, ['mine:a']), option(2, ['mine:a', 'village:b'])], ['mine:a']).asks).toBe(true);
  });
});

describe('how a component looks', () => {
  it('is lit, selected, veiled beside its like, or left alone', () => {
    const spaces = [option(1, ['space:a']), option(2, ['space:b'])];
    expect(stateOf(spaces, NOTHING, 'space:a')).toBe('legal');
    expect(stateOf(spaces, NOTHING, 'space:c')).toBe('dim');
    expect(stateOf(spaces, NOTHING, 'cart:1')).toBe('idle');
    expect(stateOf([], NOTHING, 'space:a')).toBe('idle');
  });

  it('shows what waits to be confirmed, and keeps the others lit', () => {
    const spaces = [option(1, ['space:a'], true), option(2, ['space:b'], true)];
    const chosen = { picked: [], pending: spaces[0] ?? null };
    expect(stateOf(spaces, chosen, 'space:a')).toBe('selected');
    expect(stateOf(spaces, chosen, 'space:b')).toBe('legal');
  });

  it('tells which options a component is for', () => {
    expect(optionsOf(CUBES, NOTHING, 'slot:b').map((found) => found.id)).toEqual([2, 3]);
    expect(optionsOf(CUBES, { picked: ['store:grey'], pending: null }, 'slot:b').map((found) => found.id)).toEqual([3]);
  });
});

describe('confirming', () => {
  it('is asked for as the settings say', () => {
    const [free, final] = [option(1, ['a']), option(2, ['b'], true)];
    expect([free, final].map((found) => needsConfirming(found, 'never'))).toEqual([false, false]);
    expect([free, final].map((found) => needsConfirming(found, 'commits'))).toEqual([false, true]);
    expect([free, final].map((found) => needsConfirming(found, 'always'))).toEqual([true, true]);
    expect([free, final].map((found) => needsConfirming(found, 'commits', true))).toEqual([false, false]);
    expect([free, final].map((found) => needsConfirming(found, 'always', true))).toEqual([true, true]);
  });
});
