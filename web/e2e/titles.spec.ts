/** Kohle & Kolonie and Schichtwechsel, played on their boards. */
import type { Table } from '../src/lib/api';
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

const GAMES = [
  ['kohle-und-kolonie-2013', 3],
  ['kohle-und-kolonie-2013', 5],
  ['kohle-und-kolonie-revised', 3],
  ['kohle-und-kolonie-revised', 5],
  ['schichtwechsel', 2],
  ['schichtwechsel', 4],
] as const;

const LONG_MS = 900_000;

for (const [game, players] of GAMES) {
  test(`${game} with ${players} is played on the board to the score sheet`, { tag: '@long' }, async ({ comes }) => {
    test.setTimeout(LONG_MS);
    const frida = new Driver(await comes('Frida'), 'mouse', players);
    const table = await frida.person.playsBots(game, players);
    await frida.screen.open(table);
    await playOnBoard(frida);
    await hasSheet(frida, table);
  });
}

for (const [game, players, turns] of [
  ['kohle-und-kolonie-2013', 4, 20],
  ['kohle-und-kolonie-revised', 3, 30],
  ['schichtwechsel', 3, 40],
] as const) {
  test(`the first turns of ${game} are played on the board, where everything that may be chosen is lit`, async ({
    comes,
  }) => {
    const frida = new Driver(await comes('Frida'));
    await frida.screen.open(await frida.person.playsBots(game, players));
    await playOnBoard(frida, turns);
  });
}

for (const game of ['kohle-und-kolonie-revised', 'schichtwechsel'] as const) {
  test(`${game} is played by keys alone`, { tag: '@long' }, async ({ comes }) => {
    test.setTimeout(LONG_MS);
    const frida = new Driver(await comes('Frida', { settings: { confirm: 'commits' } }), 'keys');
    const table = await frida.person.playsBots(game, 3);
    await frida.screen.open(table);
    await frida.play();
    await hasSheet(frida, table);
  });
}

test('a component says what it is, and leads to its rules', async ({ comes }) => {
  const frida = await comes('Frida');
  for (const [game, component, chapter] of [
    ['kohle-und-kolonie-revised', 'tile:cokery', 'The pithead tiles'],
    ['schichtwechsel', 'cart:cart_3', 'From the cart to the customer'],
  ] as const) {
    const table = await frida.playsBots(game, 3);
    await frida.go(`/table/${table.id}`);
    const sheet = frida.page.getByRole('button', { name: say('web-kk-sheet-bank'), pressed: true });
    if (component === 'tile:cokery') await sheet.click(); // it lies over the tableau while a token is chosen
    const tip = frida.page.getByRole('tooltip').filter({ has: frida.page.getByRole('link') });
    await expect(async () => {
      await frida.page.mouse.move(0, 0); // bots play on: what is pointed at may be drawn anew under a mouse at rest
      await frida.page.locator(`[data-help="${component}"]`).first().hover();
      await expect(tip).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(tip).not.toHaveText(/(KK|SW)-\d/); // a chapter has a name
    const link = tip.getByRole('link', { name: chapter });
    const rule = `(&rule=[A-Z]{2}-[\\d.]+)?`;
    await expect(link).toHaveAttribute('href', new RegExp(`^/rules/${game}\\?table=${table.id}${rule}#[a-z-]+$`));
  }
});

/** So many choices, or a whole game: whatever may be chosen is lit each time, and much of it is clicked on the board. */
async function playOnBoard(driver: Driver, most = Infinity): Promise<void> {
  while (driver.choices < most && !driver.watch.isOver) {
    await driver.watch.until(() => driver.watch.isAsked || driver.watch.isOver);
    expect(await driver.unlit(), `not lit: ${await driver.screen.told()}`).toEqual([]);
    await driver.play(1);
  }
  expect(driver.onBoard, 'clicks on the board').toBeGreaterThan(driver.choices / 3);
}

async function hasSheet(driver: Driver, table: Table): Promise<void> {
  await expect(driver.screen.sheet).toBeVisible();
  expect(driver.choices).toBeGreaterThan(20);
  const { result } = await driver.person.ask<Table>('GET', `/api/tables/${table.id}`);
  const totals = driver.screen.sheet.locator('tfoot td');
  await expect(totals).toHaveText((result?.['scores'] as number[]).map((points) => String(points).replace('-', '−')));
}
