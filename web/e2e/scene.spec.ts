/** A scoring lies over the board once it has come, and can be looked at again. */
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

const FIRST_SHIFT = say('ga-shift-ended', { shift: 'I' });
const MOST_MOVES = 200;

test('the end of a shift opens its scoring, and the strip of shifts opens it again', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', { settings: { speed: 2 } }));
  const { page } = frida.person;
  const table = await frida.person.playsBots('glueck-auf', 2);
  await frida.screen.open(table);
  const hasEnded = (): boolean => frida.watch.heard.some((told) => told.includes('"shift_ended"'));
  for (let moves = 0; !hasEnded() && moves < MOST_MOVES; moves += 1) {
    await frida.watch.until(() => frida.watch.isAsked || hasEnded());
    if (hasEnded()) break;
    const { ply, game } = frida.watch;
    const action = game?.options.at(-1)?.id;
    await frida.person.ask('POST', `/api/tables/${table.id}/actions`, { ply, action, client: `shift-${ply}` });
    await frida.watch.until(() => frida.watch.ply > ply);
  }
  const scene = page.getByRole('dialog', { name: FIRST_SHIFT });
  await expect(scene).toBeVisible();
  await expect(scene.getByRole('columnheader')).toHaveCount(2);
  await scene.getByRole('button', { name: say('web-scene-continue') }).click();
  await expect(scene).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(say('web-scene-open')) })
    .click();
  await expect(scene).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(scene).toBeHidden();
});

for (const [game, players, rounds] of [
  ['glueck-auf', 3, 3],
  ['kohle-und-kolonie-2013', 3, 5],
  ['schichtwechsel', 2, 5],
] as const) {
  test(`every scoring of ${game} can be looked at; without motion none comes by itself`, async ({ comes }) => {
    const frida = await comes('Frida');
    const { page } = frida;
    const table = await frida.seesAGame(players, game);
    await frida.go(`/table/${table.id}`);
    const strip = page.getByRole('banner').getByRole('button', { name: new RegExp(say('web-scene-open')) });
    await expect(strip).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await strip.click();
    const scene = page.getByRole('dialog', { name: say('web-scene-final') });
    await expect(scene).toBeVisible();
    const tabs = page.locator('.scene-tabs button');
    await expect(tabs).toHaveCount(rounds + 1);
    await tabs.first().click();
    await expect(tabs.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(scene).toBeHidden();
    await expect(page.getByRole('dialog').locator('tfoot td')).toHaveCount(players);
    await page.getByRole('button', { name: say('web-scene-continue') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
