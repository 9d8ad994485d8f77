/** Whole games by clicks on the board. */
import type { Table } from '../src/lib/api';
import { expect, test } from './fixtures';
import { Driver } from './play';

test(
  'a game of four, two people and two bots, is played by mouse to the score sheet',
  { tag: '@long' },
  async ({ comes }) => {
    test.setTimeout(600_000);
    const frida = new Driver(await comes('Frida'), 'mouse', 4);
    const anton = new Driver(await comes('Anton'), 'mouse', 44);
    const table = await frida.person.opens({ players: 4 });
    await anton.person.sits(table, 2);
    await frida.person.invites(table, 1);
    await frida.person.invites(table, 3, 'greedy');
    await frida.person.starts(table);
    await Promise.all([frida.screen.open(table), anton.screen.open(table)]);
    await Promise.all([frida.play(), anton.play()]);
    for (const driver of [frida, anton]) {
      await expect(driver.screen.sheet).toBeVisible();
      expect(driver.choices).toBeGreaterThan(20);
      const { result } = await driver.person.ask<Table>('GET', `/api/tables/${table.id}`);
      for (const points of result?.['scores'] as number[]) {
        await expect(
          driver.screen.sheet.getByText(String(points).replace('-', '−'), { exact: true }).first(),
        ).toBeVisible();
      }
    }
  },
);

test('a game against a bot is played by mouse to the score sheet', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const table = await frida.person.playsABot();
  await frida.screen.open(table);
  await frida.play();
  await expect(frida.screen.sheet).toBeVisible();
  expect(frida.choices).toBeGreaterThan(20);
});
