import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../lib/api';
import { namesIn } from './names';
import { emphasis } from './Prompt';
import { acted, forget, seenUntil } from './seen';
import { Teller } from './teller';
import { newsOf } from './useNews';

describe('a teller', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('tells one step after the other, then nothing', () => {
    const teller = new Teller();
    teller.subscribe(() => undefined);
    teller.tell(
      [
        { text: 'yellow', ms: 800 },
        { text: 'brown', ms: 800 },
      ],
      1,
    );
    expect(teller.now()?.text).toBe('yellow');
    vi.advanceTimersByTime(801);
    expect(teller.now()?.text).toBe('brown');
    vi.advanceTimersByTime(801);
    expect(teller.now()).toBeNull();
  });

  it('is finished at once by any key', () => {
    const teller = new Teller();
    let calls = 0;
    teller.subscribe(() => calls++);
    teller.tell([{ text: 'yellow', ms: 800 }], 1);
    teller.finish();
    expect(teller.now()).toBeNull();
    vi.advanceTimersByTime(5_000);
    expect(calls).toBe(2);
  });
});

describe('news', () => {
  const event = { ply: 7, kind: 'passed', text: 'sw-passed', args: {} };
  const game = { ply: 8, since: 7, events: [event] } as unknown as Position;

  it('are what follows the position before', () => {
    expect(newsOf(game, 7)).toEqual([event]);
  });

  it('are none when one comes to the table, or after taking back', () => {
    expect(newsOf({ ...game, since: null }, null)).toEqual([]);
    expect(newsOf({ ...game, ply: 7, since: 7, events: [] }, 9)).toEqual([]);
  });
});

describe('what a seat has seen', () => {
  it('ends with its own last move', () => {
    expect(seenUntil('abc', 1)).toBeNull();
    acted('abc', 1, 12);
    expect(seenUntil('abc', 1)).toBe(13);
    expect(localStorage.getItem('revier.seen.abc.1')).toBe('13');
    forget('abc', [1]);
    expect(seenUntil('abc', 1)).toBeNull();
  });
});

describe('a prompt', () => {
  it('stresses what follows a colon, but not within brackets', () => {
    expect(emphasis('Work your pit: 3 steps left.')).toEqual(['Work your pit: ', '3 steps left.']);
    expect(emphasis('Load 1 cube (coal: 1).')).toEqual(['Load 1 cube (coal: 1).', '']);
    expect(emphasis('Place your workers.')).toEqual(['Place your workers.', '']);
  });
});

describe('a board of one’s own', () => {
  it('gives its names to things', () => {
    const components = {
      mines: [{ id: 'm1', name: 'Rosa', price: 3 }, { id: 'm2' }],
      villages: [{ id: 'v', name: 'Linden' }],
    };
    expect(namesIn(components)).toEqual({ m1: 'Rosa', v: 'Linden' });
    expect(namesIn(null)).toEqual({});
  });
});
