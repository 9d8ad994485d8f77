import { expect, test } from 'vitest';
import { rulesLink, tableIn } from './link';

const TABLE = { game: 'glueck-auf', id: 'abcdefghijkl' };

test('the rules know the table that they were opened from', () => {
  const link = new URL(rulesLink(TABLE, 'placing'), 'http://localhost');
  expect([link.pathname, link.hash]).toEqual(['/rules/glueck-auf', '#placing']);
  expect(tableIn(link.search)).toBe(TABLE.id);
});

test('nothing but the id of a table leads back', () => {
  for (const search of ['', '?table=', '?table=//elsewhere', '?table=A%2Fb']) expect(tableIn(search)).toBeNull();
});
