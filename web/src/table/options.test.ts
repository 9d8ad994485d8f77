import { describe, expect, it } from 'vitest';
import type { Group } from './keys';
import { isInWords } from './Options';

function group(targets: readonly string[]): Group {
  const options = targets.map((target, id) => ({ id, text: 'x', args: {}, targets: [target], commits: false }));
  return { text: 'x', letter: null, options: options.map((option) => ({ option, key: null })) };
}

describe('a group in the bar', () => {
  it('is its one option, or few that have no place on the board', () => {
    expect(isInWords(group(['space:pit_4']))).toBe(true);
    expect(isInWords(group(['pay:w', 'pay:p', 'button:none']))).toBe(true);
  });

  it('is a word and a count where the board is what is touched, or where there are many', () => {
    expect(isInWords(group(['space:pit_4', 'space:pit_6']))).toBe(false);
    expect(isInWords(group(['pay:w', 'pay:p', 'pay:c', 'pay:ww', 'pay:wp']))).toBe(false);
  });
});
