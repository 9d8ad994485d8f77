/** Finished games, looked at again. */
import type { Schemas, Table } from '../src/lib/api';
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

test('a replay is the table of that moment: players, stocks, points and what had happened', async ({ comes }) => {
  const frida = await comes('Frida', { settings: { speed: 1 } });
  const { page } = frida;
  const table = await frida.seesAGame(4, 'kohle-und-kolonie-revised');
  const { chosen } = await frida.ask<Schemas['CourseJson']>('GET', `/api/tables/${table.id}/course`);
  const turns = chosen.flatMap(({ ply, seat }, n) => (chosen[n - 1]?.seat === seat ? [] : [ply]));
  const [before = 0, at = 0] = turns.slice(20, 22);

  await frida.go(`/replay/${table.id}/${before}`);
  await expect(page.locator('.tb-panel')).toHaveCount(4);
  await expect(page.locator('.tb-log li').first()).toBeAttached();
  await page.getByRole('button', { name: say('web-replay-turn-on') }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${table.id}/${at}$`));
  await expect(page.getByText(say('web-replay-turn', { n: 22 }))).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`/replay/${table.id}/${before}$`));
  await page.getByRole('button', { name: say('web-replay-round-back') }).click();
  await page.getByRole('button', { name: say('web-replay-round-on') }).click();
  await page.getByRole('combobox', { name: say('web-replay-eyes') }).selectOption({ index: 2 });
  await expect(page.locator('.tb-panel')).toHaveCount(4);
});

test('what a step has moved is marked, also where one comes by a link', async ({ comes }) => {
  const frida = await comes('Frida', { settings: { speed: 0 } });
  const table = await frida.seesAGame();
  const { chosen } = await frida.ask<Schemas['CourseJson']>('GET', `/api/tables/${table.id}/course`);
  const placed = chosen.filter(({ text }) => text === 'ga-worker').at(3)?.ply ?? -1;
  expect(placed).toBeGreaterThan(0);
  await frida.go(`/replay/${table.id}/${placed + 1}`);
  await expect(frida.page.locator('[data-traced]').first()).toBeAttached();
});

test('who plays on from a place is told what begins, and bots take the other seats', async ({ comes }) => {
  const frida = await comes('Frida');
  const { page } = frida;
  const table = await frida.seesAGame(3);
  await frida.go(`/replay/${table.id}/30`);
  await page.getByRole('button', { name: say('web-replay-play-on') }).click();
  await expect(page.getByRole('dialog').getByText(/Bots of the rank Hauer/)).toBeVisible();
  await page.getByRole('combobox', { name: say('web-replay-play-on-rank') }).selectOption('lehrling');
  await page.getByRole('button', { name: say('web-replay-play-on-now'), exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText('Lehrling 1').first()).toBeVisible();
  const made = await frida.ask<Table>('GET', `/api/tables/${page.url().split('/').at(-1) ?? ''}`);
  expect(made.status).toBe('running');
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
  await expect(page.getByText(say('web-table-past', { ply: 0 }))).toBeVisible();
  await page.getByRole('button', { name: say('web-table-to-now') }).click();
  await expect(page.getByText(say('web-table-past', { ply: 0 }))).toBeHidden();
});
