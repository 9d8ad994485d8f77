import { describe, expect, it } from 'vitest';
import { goTo, type Marks, marksOf, numberAt, share } from './steps';

const chosen = [0, 0, 1, 1, 0, 1].map((seat, ply) => ({ ply, seat, action: 0, text: null, args: {}, targets: [] }));
const marks = marksOf({ first: 0, last: 6, chosen, rounds: [0, 3] });

describe('the places of a finished game', () => {
  it('are where somebody else is asked, and behind the answer that ends a round', () => {
    expect(marks.turns).toEqual([0, 2, 4, 5]);
    expect(marks.rounds).toEqual([0, 4]);
  });

  it('are gone to by actions, turns and rounds', () => {
    expect(goTo(marks, 2, 'action', 1)).toBe(3);
    expect(goTo(marks, 2, 'turn', 1)).toBe(4);
    expect(goTo(marks, 3, 'turn', -1)).toBe(2);
    expect(goTo(marks, 1, 'round', 1)).toBe(4);
    expect(goTo(marks, 4, 'round', -1)).toBe(0);
  });

  it('never lead out of the game', () => {
    expect(goTo(marks, 6, 'action', 1)).toBe(6);
    expect(goTo(marks, 5, 'turn', 1)).toBe(6);
    expect(goTo(marks, 5, 'round', 1)).toBe(6);
    expect(goTo(marks, 0, 'turn', -1)).toBe(0);
  });

  it('are counted', () => {
    expect(numberAt(marks.turns, 0)).toBe(1);
    expect(numberAt(marks.turns, 4)).toBe(3);
    expect(share(marks, 3)).toBe(0.5);
  });

  it('begin later in a game that began in the middle of another', () => {
    const later: Marks = marksOf({
      first: 7,
      last: 8,
      chosen: [{ ply: 7, seat: 0, action: 0, text: null, args: {}, targets: [] }],
      rounds: [7],
    });
    expect(later.turns).toEqual([7]);
    expect(later.rounds).toEqual([8]);
    expect(marksOf({ first: 7, last: 7, chosen: [], rounds: [] }).turns).toEqual([7]);
  });
});
