// Icons are there without the server: every symbol that is named is in the page.
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { IconAt } from '../art/svg';
import { Icon } from './Icon';
import { placeSprite } from './sprite';

const SOURCES = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

afterEach(cleanup);

test('an icon is drawn from the page', () => {
  placeSprite();
  const { container } = render(
    <>
      <Icon id="rules" />
      <IconAt id="worker" x={0} y={0} size={24} color="black" />
    </>,
  );
  const used = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  expect(used).toHaveLength(2);
  for (const href of used) expect(document.querySelector(href)?.tagName).toBe('symbol');
});

test('every icon that the client names is there', () => {
  placeSprite();
  const named = Object.values(SOURCES).flatMap((text) => [...text.matchAll(/<Icon(?:At)? id="([a-z-]+)"/g)]);
  expect(named.length).toBeGreaterThan(40);
  for (const [, id] of named) expect(document.getElementById(`i-${id}`), id).not.toBeNull();
});
