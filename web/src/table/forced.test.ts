// What leaves no choice is answered by the page, once; who goes back to it is asked.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Position, Problem } from '../lib/api';
import type { Live } from '../lib/live';
import { change } from '../lib/settings';
import { useForced } from './useForced';

afterEach(() => {
  cleanup();
  change({ forced: true });
});

function at(ply: number, forced: boolean, ids: readonly number[] = forced ? [30 + ply] : [1, 2]): Position {
  const options = ids.map((id) => ({ id, text: '', args: {}, targets: [], commits: false }));
  const decision = { seat: 0, kind: 'Pay', prompt: '', args: {}, forced };
  return { ply, revision: 50 + ply, decision, options } as unknown as Position;
}

function table(first: Position, answer: () => Promise<void> = () => Promise.resolve()) {
  const sent = vi.fn(answer);
  const live = { act: sent } as unknown as Live;
  const hook = renderHook(({ game }) => useForced(live, game), { initialProps: { game: first } });
  return { sent, now: () => hook.result.current, come: (game: Position) => hook.rerender({ game }) };
}

test('a choice is left to the player', () => {
  const { sent, now } = table(at(3, false));
  expect(now().options).toHaveLength(2);
  expect(sent).not.toHaveBeenCalled();
});

test('what leaves no choice is answered once, and not asked meanwhile', () => {
  const forced = at(4, true);
  const { sent, now, come } = table(at(3, false));
  come(forced);
  come(forced);
  expect(sent.mock.calls).toEqual([[34, 'forced-54-4']]);
  expect(now().options).toEqual([]);
  come(at(5, true));
  expect(sent).toHaveBeenCalledTimes(2);
});

test('who comes back to it by taking back is asked, and what follows is answered again', () => {
  const { sent, now, come } = table(at(6, false));
  come(at(4, true));
  expect(now().options).toHaveLength(1);
  expect(sent).not.toHaveBeenCalled();
  come(at(5, true));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what the server refuses is asked', async () => {
  const { now } = table(at(4, true), () => Promise.reject(new Problem(409, 'server-stale', '')));
  await act(() => Promise.resolve());
  expect(now().options).toHaveLength(1);
});

test('a setting turns it off: then even that is asked', () => {
  change({ forced: false });
  const { sent, now } = table(at(4, true));
  expect(now().options).toHaveLength(1);
  expect(sent).not.toHaveBeenCalled();
});
