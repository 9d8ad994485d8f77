/** Strangers who become somebody at a table: what they are told from then on is theirs. */
import { expect, type Person, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

/** Sit down at the first free seat; whoever is still a stranger gives a name. */
async function sitsDown({ page, name }: Person): Promise<void> {
  await page
    .getByRole('button', { name: say('web-sit') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('web-who-label')).fill(name);
  await dialog.getByRole('button', { name: say('web-who-go') }).click();
}

test('a stranger follows the link of an open table, sits down and plays', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const anton = new Driver(await comes('Anton', { isGuest: false }));
  const table = await frida.person.opens({ players: 2 });
  await frida.screen.open(table);
  await anton.screen.open(table);
  await sitsDown(anton.person);
  await expect(frida.person.page.getByText(say('web-seat-here'))).toBeVisible();

  await frida.person.page.getByRole('button', { name: say('web-start-game') }).click();
  for (let turns = 0; turns < 4; turns += 1) {
    const asked = await Promise.race(
      [frida, anton].map(async (player) => {
        await player.watch.until(() => player.watch.isAsked);
        return player;
      }),
    );
    await asked.play(1);
  }
  expect(anton.choices).toBeGreaterThan(0);
});

test('a second window learns who its browser has become, and that nobody is there any more', async ({
  comes,
  server,
}) => {
  const frida = await comes('Frida');
  const anton = await comes('Anton', { isGuest: false });
  const table = await frida.opens({ players: 2 });
  const second = await anton.context.newPage();
  await second.goto(`${server.url}/table/${table.id}`);
  await expect(second.getByRole('button', { name: say('web-sit') })).toBeVisible();
  await anton.go(`/table/${table.id}`);
  await sitsDown(anton);
  await expect(second.getByText(say('web-seat-me'))).toBeVisible();

  await anton.go('/me');
  await anton.page.getByRole('button', { name: say('web-sign-out'), exact: true }).click();
  await anton.page
    .getByRole('dialog')
    .getByRole('button', { name: say('web-sign-out'), exact: true })
    .click();
  await expect(second.getByText(say('web-seat-me'))).toBeHidden();
  const seat = second.getByRole('listitem').filter({ hasText: 'Anton' });
  await expect(seat.getByText(say('web-seat-elsewhere'))).toBeVisible();
});
