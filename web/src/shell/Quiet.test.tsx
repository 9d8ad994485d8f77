import type { UseQueryResult } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Problem } from '../lib/api';
import { Quiet } from './Quiet';

type Found = UseQueryResult<string[]>;
const COMING = { data: undefined, error: null, failureReason: null, isFetching: true } as Found;

function shown(query: Partial<Found>): string {
  const list = { ...COMING, ...query } as Found;
  const { container, unmount } = render(
    <Quiet query={list} empty="none">
      {(found) => <p>{found.join()}</p>}
    </Quiet>,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

test('a list comes, is empty, is there, or cannot be had; what was there stays', () => {
  const offline = new Problem(0, 'web-offline', '');
  expect(shown({})).toBe('loading');
  expect(shown({ data: [] })).toBe('none');
  expect(shown({ data: ['a', 'b'] })).toBe('a,b');
  expect(shown({ failureReason: offline })).toBe('offline again');
  expect(shown({ data: ['a'], error: offline })).toBe('offline againa');
});
