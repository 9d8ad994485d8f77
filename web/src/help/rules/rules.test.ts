import { expect, test } from 'vitest';
import { TITLES } from '../../boards';
import type { Examples, Legend } from '../../boards/title';
import { textsWith } from '../../lib/i18n';
import { namedHelp } from '../words';
import { LANGUAGES } from '../../lib/texts';
import { pageOf, RULES, rulesOf } from '.';

const EXAMPLES = import.meta.glob<Examples>('../../boards/*/examples.ts', { import: 'default' });
const LEGENDS = import.meta.glob<Legend>('../../boards/*/legend.ts', { import: 'default' });

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

  test(`${game}: the same drawings stand in every language, each with its words`, async () => {
    const pages = await Promise.all(LANGUAGES.map((language) => rulesOf(game, language)));
    const drawings = pages.map((page) => [...(page ?? '').matchAll(/<div data-drawing="(\w+)" data-moment="(\w+)">/g)]);
    const [first = [], ...others] = drawings.map((found) => found.map(([, part, moment]) => `${part} ${moment}`));
    expect(first.length).toBeGreaterThan(2);
    for (const other of others) expect(other).toEqual(first);
    const examples = (await EXAMPLES[`../../boards/${game}/examples.ts`]?.()) ?? {};
    for (const drawing of first) expect(examples).toHaveProperty(drawing.split(' ')[1] ?? '');
    for (const page of pages) expect(page?.match(/<figcaption>[^<]{40,}<\/figcaption>/g)).toHaveLength(first.length);
  });

  test(`${game}: every symbol is explained in words`, async () => {
    const legend = (await LEGENDS[`../../boards/${game}/legend.ts`]?.()) ?? [];
    expect(legend.length).toBeGreaterThan(10);
    for (const language of LANGUAGES) {
      const texts = await textsWith(language, ['web_help', ...(pageOf(game)?.help ?? [])]);
      for (const [, text] of legend) expect(namedHelp(texts.say(text)).name, text).not.toBe('');
    }
  });

  test(`${game}: nothing of the markup is left over, and tables have heads`, async () => {
    for (const language of LANGUAGES) {
      const page = (await rulesOf(game, language)) ?? '';
      expect(page).not.toMatch(/\{#|\*\*|\]\(|<th><\/th>| style=/);
    }
  });
}
