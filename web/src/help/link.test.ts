import { expect, test } from 'vitest';
import { ruleIn, rulesLink, tableIn } from './link';

const TABLE = { game: 'glueck-auf', id: 'abcdefghijkl' };

test('the rules know the table that they were opened from', () => {
  const link = new URL(rulesLink(TABLE, 'placing'), 'http://localhost');
  expect([link.pathname, link.hash]).toEqual(['/rules/glueck-auf', '#placing']);
  expect(tableIn(link.search)).toBe(TABLE.id);
});

test('a link may lead to the paragraph of a rule', () => {
  const link = new URL(rulesLink(TABLE, 'placing', 'GA-5.2'), 'http://localhost');
  expect([ruleIn(link.search), tableIn(link.search), link.hash]).toEqual(['GA-5.2', TABLE.id, '#placing']);
  for (const search of ['', '?rule=', '?rule=<b>', '?rule=ga-5']) expect(ruleIn(search)).toBeNull();
});

test('nothing but the id of a table leads back', () => {
  for (const search of ['', '?table=', '?table=//elsewhere', '?table=A%2Fb']) expect(tableIn(search)).toBeNull();
});
