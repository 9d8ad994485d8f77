// On a phone a question opens the tab where it is answered, every time it is asked.
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Tab } from './Tabs';
import { useTab } from './useTab';

type Moment = { about: string | null; wanted: Tab | null };

function start(first: Moment) {
  const { result, rerender } = renderHook(({ about, wanted }: Moment) => useTab(about, wanted), {
    initialProps: first,
  });
  return {
    tab: (): Tab => result.current[0],
    go: (tab: Tab): void => act(() => result.current[1](tab)),
    comes: (about: string | null, wanted: Tab | null): void => rerender({ about, wanted }),
  };
}

const TOKEN = ['ChooseBonusToken', 'side'] as const;

test('a question opens its own tab', () => {
  const phone = start({ about: null, wanted: null });
  expect(phone.tab()).toBe('shared');
  phone.comes(...TOKEN);
  expect(phone.tab()).toBe('side');
});

test('one may look elsewhere while the same is asked, and stays there while others are', () => {
  const phone = start({ about: 'PlaceCube', wanted: 'own' });
  phone.go('log');
  phone.comes('PlaceCube', 'own');
  expect(phone.tab()).toBe('log');
  phone.comes(null, null);
  expect(phone.tab()).toBe('log');
});

test('asked again later, it opens again, wherever one went the last time', () => {
  const phone = start({ about: 'ChooseBonusToken', wanted: 'side' });
  phone.go('shared');
  phone.comes(null, null);
  phone.comes(...TOKEN);
  expect(phone.tab()).toBe('side');
});

test('the same kind of question about another part opens that part', () => {
  const phone = start({ about: 'MinerMoveFrom', wanted: 'own' });
  phone.go('own');
  phone.comes('MinerMoveFrom', 'shared');
  expect(phone.tab()).toBe('shared');
});

test('at the end the result opens', () => {
  const phone = start({ about: 'PlaceCube', wanted: 'own' });
  phone.go('log');
  phone.comes('over', 'score');
  expect(phone.tab()).toBe('score');
  phone.go('shared');
  phone.comes('over', 'score');
  expect(phone.tab()).toBe('shared');
});
