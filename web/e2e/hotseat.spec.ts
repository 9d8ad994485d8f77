/** Two people at one screen. */
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

test('nothing of one player is on the screen when the next one takes it', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  const table = await frida.person.opens({ players: 2 });
  await frida.person.ask('POST', `/api/tables/${table.id}/hot-seat`, { seat: 1, name: 'Mira' });
  await frida.person.starts(table);
  await frida.screen.open(table);
  const names = ['Frida', 'Mira'];
  let last: number | null = null;
  let handed = 0;
  for (let turns = 0; turns < 8; turns += 1) {
    await frida.watch.until(() => frida.watch.isAsked);
    const seat = frida.watch.game?.decision?.seat ?? 0;
    if (seat !== last) {
      const name = names[seat] ?? '';
      await expect(page.getByRole('heading', { name: say('web-table-hand-over', { name }) })).toBeVisible();
      await expect(frida.screen.choosable).toHaveCount(0);
      await expect(page.locator('svg [data-target], [data-help]')).toHaveCount(0);
      await page.getByRole('button', { name: say('web-table-hand-over-ready', { name }) }).click();
      last = seat;
      handed += 1;
    }
    await frida.play(1);
  }
  expect(handed).toBeGreaterThan(1);
});
