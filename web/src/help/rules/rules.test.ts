import { expect, test } from 'vitest';
import { TITLES } from '../../boards';
import { LANGUAGES } from '../../lib/texts';
import { pageOf, RULES, rulesOf } from '.';

const anchors = (page: string): string[] => [...page.matchAll(/<h2 id="([a-z-]+)">/g)].map((found) => found[1] ?? '');
const cites = (page: string): string[] =>
  [...page.matchAll(/rules-cite">([A-Z]{2}-[\d.]+)</g)].map((found) => found[1] ?? '');

test('editions share a page', () => {
  expect(pageOf('kohle-und-kolonie-revised')?.family).toBe('kohle-und-kolonie');
  expect(pageOf('skat')).toBeNull();
});

test('every title has a page', () => {
  expect(RULES).toEqual(TITLES);
});

for (const { family: game } of RULES) {
  test(`${game}: the rules have the same chapters and cite the same rules in every language`, async () => {
    const pages = await Promise.all(LANGUAGES.map((language) => rulesOf(game, language)));
    const [first = '', ...others] = pages.map((page) => page ?? '');
    expect(anchors(first).length).toBeGreaterThan(5);
    expect(cites(first).length).toBeGreaterThan(5);
    for (const page of others) {
      expect(anchors(page)).toEqual(anchors(first));
      expect(cites(page)).toEqual(cites(first));
    }
  });

  test(`${game}: nothing of the markup is left over, and tables have heads`, async () => {
    for (const language of LANGUAGES) {
      const page = (await rulesOf(game, language)) ?? '';
      expect(page).not.toMatch(/\{#|\*\*|\]\(|<th><\/th>| style=/);
    }
  });
}
