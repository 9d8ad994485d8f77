/** Two people at one screen. */
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

/** A game of two at one screen. */
async function sitsWithMira({ person, screen }: Driver, game?: string): Promise<void> {
  const table = await person.opens({ players: 2, ...(game === undefined ? {} : { game }) });
  await person.ask('POST', `/api/tables/${table.id}/hot-seat`, { seat: 1, name: 'Mira' });
  await person.starts(table);
  await screen.open(table);
}

test('where nothing is secret the screen goes from hand to hand without a curtain', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  await sitsWithMira(frida, 'schichtwechsel');
  const seen = new Set<number>();
  for (let turns = 0; turns < 12; turns += 1) {
    await frida.watch.until(() => frida.watch.isAsked);
    seen.add(frida.watch.game?.decision?.seat ?? 0);
    await expect(frida.screen.choosable.first()).toBeVisible();
    await frida.play(1);
  }
  expect([...seen].sort()).toEqual([0, 1]);
});

test('nothing of one player is on the screen when the next one takes it', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', { settings: { curtain: 'always' } }));
  const { page } = frida.person;
  await sitsWithMira(frida);
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
