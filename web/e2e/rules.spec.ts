/** The rules pages: drawings, symbols, search. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';
import { say } from './texts';

for (const [game, words, chapter] of [
  ['glueck-auf', 'cage surface', 'Pit work'],
  ['kohle-und-kolonie', 'railroad token', 'Railways'],
  ['schichtwechsel', 'barrier bonus', 'Road, rail and canal'],
] as const) {
  test(`the rules of ${game} are searched, drawn and explained`, async ({ comes }) => {
    const frida = await comes('Frida');
    const { page } = frida;
    await frida.go(`/rules/${game}`);
    const drawings = page.locator('.rules figure');
    await expect(page.locator('.rules-board').first()).toBeVisible();
    expect(await page.locator('.rules-board').count()).toBe(await drawings.count());
    await expect(page.locator('.rules-symbols li').first()).toBeVisible();
    await page.getByRole('searchbox', { name: say('web-rules-search') }).fill(words);
    const hit = page.locator('.rules-hits').getByRole('button').filter({ hasText: chapter }).first();
    await hit.click();
    await expect(page.locator('.rules-here')).toBeInViewport();
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.getByRole('searchbox', { name: say('web-rules-search') }).fill('zzzz');
    await expect(page.getByText(say('web-rules-found', { count: 0 }))).toBeVisible();
  });
}
