import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, notify, useNotices } from './notices';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('notices go by themselves, or when sent away; the same is not said twice', () => {
  const { result } = renderHook(() => useNotices());
  act(() => {
    notify('Copied.');
    notify('Copied.');
    notify('Offline.', 'trouble');
  });
  expect(result.current.map(({ text }) => text)).toEqual(['Copied.', 'Offline.']);
  act(() => dismiss(result.current[0]?.id ?? 0));
  expect(result.current.map(({ kind }) => kind)).toEqual(['trouble']);
  act(() => vi.advanceTimersByTime(10_000));
  expect(result.current).toEqual([]);
});
