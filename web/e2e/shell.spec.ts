/** From the door to the table: names, languages, settings, invitations, quick games. */
import type { Game } from '../src/lib/games';
import type { Language } from '../src/lib/texts';
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

test('a stranger is at a table against bots in two clicks and a name', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', { isGuest: false }));
  const { page } = frida.person;
  await frida.person.go('/');
  await page
    .getByRole('region', { name: say('web-machines') })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('dialog').getByLabel(say('web-who-label')).fill('Frida');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('web-who-go') })
    .click();
  await expect(page).toHaveURL(/\/table\//);
  await frida.play(2);
});

test('where bots are chosen one reads how strong they are in this game', async ({ comes }) => {
  const frida = await comes('Frida');
  const { page } = frida;
  const games = await frida.ask<Game[]>('GET', '/api/games');
  await frida.go('/new/schichtwechsel');
  const seat = page.getByRole('combobox', { name: say('kernel-seat', { number: 2 }) });
  const ranks = games.find(({ id }) => id === 'schichtwechsel')?.ranks ?? [];
  expect(ranks.some(({ strength }) => strength !== null)).toBe(true);
  const told = ranks.map(({ bot, strength }) => {
    const word = say(`web-level-${bot}`);
    const level = strength === null ? word : say('web-level-strength', { level: word, strength: Math.round(strength) });
    return say('web-sitter-bot', { rank: bot.charAt(0).toUpperCase() + bot.slice(1), level });
  });
  await expect(seat.locator('optgroup option')).toHaveText(told);
  await frida.go('/');
  const machines = page.getByRole('region', { name: say('web-machines') });
  await machines.getByRole('combobox').selectOption('schichtwechsel');
  const levels = told.map((choice) => choice.slice(choice.indexOf(',') + 2));
  await expect(machines.locator('button small')).toHaveText(levels);
});

test('a friend follows an invitation link and sits down', async ({ comes }) => {
  const frida = await comes('Frida');
  const anton = await comes('Anton', { isGuest: false });
  await frida.go('/new/glueck-auf');
  await frida.page.getByRole('radio', { name: say('web-access-link') }).check();
  await frida.page.getByRole('radio', { name: '2', exact: true }).check();
  await frida.page.getByRole('combobox', { name: say('kernel-seat', { number: 2 }) }).selectOption('open');
  await frida.page.getByRole('button', { name: say('web-open-table') }).click();
  await expect(frida.page).toHaveURL(/\/table\//);
  const link = await frida.page.getByRole('textbox', { name: say('web-invite-link') }).inputValue();
  expect(link).toContain('/#join=');

  await anton.page.goto(link);
  await anton.page.getByRole('dialog').getByLabel(say('web-who-label')).fill('Anton');
  await anton.page
    .getByRole('dialog')
    .getByRole('button', { name: say('web-who-go') })
    .click();
  await expect(anton.page).toHaveURL(frida.page.url());
  await anton.page
    .getByRole('button', { name: say('web-sit') })
    .first()
    .click();
  await frida.page.getByRole('button', { name: say('web-start-game') }).click();
  await expect(anton.page.getByRole('contentinfo', { name: say('web-table-actions') })).toBeVisible();
});

for (const language of ['de', 'en', 'fr'] as const satisfies readonly Language[]) {
  test(`everything speaks ${language}`, async ({ comes }) => {
    const frida = await comes('Frida', { settings: { language } });
    const running = await frida.playsABot();
    const over = await frida.seesAGame();
    const others = [await frida.playsBots('kohle-und-kolonie-2013', 3), await frida.playsBots('schichtwechsel', 2)];
    const paths = ['/', '/new', '/me', '/games', '/replays', '/rules/glueck-auf', '/no-such-page'];
    const tables = [running, over, ...others].map((table) => `/table/${table.id}`);
    for (const path of [...paths, ...tables, `/replay/${over.id}/9`]) {
      await frida.go(path);
      await expect(frida.page.getByRole('heading').first()).toBeVisible();
      await expect(frida.page.locator('html')).toHaveAttribute('lang', language);
      const read = await frida.page.locator('body').innerText();
      expect(
        read.match(/\b(web|ga|kk|sw|kernel|server)-[a-z]+(-[a-z0-9]+)*\b|\{\s*\$/g),
        `texts of ${path}`,
      ).toBeNull();
    }
  });
}

test('language and settings are remembered', async ({ comes }) => {
  const frida = await comes('Frida');
  const { page } = frida;
  await frida.go('/');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: say('web-person-menu', { name: 'Frida' }, 'fr') }).click();
  await page.getByRole('button', { name: say('web-settings', {}, 'fr'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: say('web-theme-coal', {}, 'fr') }).check();
  await dialog.getByRole('radio', { name: say('web-palette-safe', {}, 'fr') }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'coal');
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'safe');
});
