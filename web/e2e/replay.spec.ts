/** Finished games, looked at again. */
import type { Schemas } from '../src/lib/api';
import { expect, test } from './fixtures';
import { say } from './texts';

test('a replay is led by slider, buttons, keys and links', async ({ comes }) => {
  const frida = await comes('Frida');
  const { page } = frida;
  const table = await frida.seesAGame();
  const { last } = await frida.ask<Schemas['CourseJson']>('GET', `/api/tables/${table.id}/course`);
  const at = (ply: number): string => say('web-replay-at', { ply, last });

  await frida.go(`/replay/${table.id}`);
  const slider = page.getByRole('slider', { name: say('web-replay-slider') });
  await expect(slider).toBeVisible();
  await slider.fill('40');
  await expect(page.getByText(at(40))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/replay/${table.id}/40$`));
  await page.getByRole('button', { name: say('web-replay-action-on') }).click();
  await expect(page.getByText(at(41))).toBeVisible();
  await slider.press('ArrowLeft');
  await expect(page.getByText(at(40))).toBeVisible();

  await frida.go(`/replay/${table.id}/17`);
  await expect(page.getByText(at(17))).toBeVisible();
  await page.reload();
  await expect(page.getByText(at(17))).toBeVisible();

  await page.getByRole('button', { name: say('web-replay-last') }).click();
  await expect(page.getByText(at(last))).toBeVisible();
  await expect(page.getByText(say('web-sheet-title'))).toBeVisible();
});

test('what was told in the log leads to its place in the replay', async ({ comes }) => {
  const frida = await comes('Frida');
  const table = await frida.seesAGame();
  await frida.go(`/table/${table.id}`);
  await frida.page.getByRole('button', { name: say('web-table-see-board') }).click();
  const entry = frida.page.locator(`a[href^="/replay/${table.id}/"]`).first();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(frida.page.getByRole('slider', { name: say('web-replay-slider') })).toBeVisible();
});

test('in a running game one looks back and returns to now', async ({ comes }) => {
  const frida = await comes('Frida');
  const { page } = frida;
  const table = await frida.playsABot();
  await frida.go(`/table/${table.id}`);
  await page.locator('.tb-jump').last().click();
  await page.getByRole('button', { name: say('web-table-look-back') }).click();
  await expect(page.getByText(say('web-table-past', { ply: 0 }))).toBeVisible();
  await page.getByRole('button', { name: say('web-table-to-now') }).click();
  await expect(page.getByText(say('web-table-past', { ply: 0 }))).toBeHidden();
});
