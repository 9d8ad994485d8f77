/** Titles that only the server knows, because a package beside ours adds them: played from the options, in words. */
import { rm } from 'node:fs/promises';
import { expect, test as base } from './fixtures';
import { type Packages, writePackages } from './packages';
import { type Means, Driver } from './play';
import { Server } from './server';
import { say } from './texts';

const test = base.extend<object, { packages: Packages; server: Server }>({
  packages: [
    async ({}, use) => {
      const packages = writePackages();
      await use(packages);
      await rm(packages.folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ packages }, use) => {
      const server = await Server.open(packages.environment);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

for (const [means, width] of [
  ['mouse', 1440],
  ['keys', 1024],
  ['touch', 390],
] as const satisfies readonly (readonly [Means, number])[]) {
  test(`a game that a package adds is opened and played to the score sheet: ${means}`, async ({ comes, packages }) => {
    const isPhone = means === 'touch';
    const browser = { viewport: { width, height: 844 }, hasTouch: isPhone, isMobile: isPhone };
    const frida = new Driver(await comes('Frida', { browser }), means);
    const { page } = frida.person;
    await frida.person.go('/games');
    await page.getByRole('link', { name: 'Carts' }).first().click();
    for (const number of [2, 3]) {
      await page.getByRole('combobox', { name: say('kernel-seat', { number }) }).selectOption('hauer');
    }
    await page.getByRole('button', { name: say('web-start-game') }).click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(page.getByText('Lay a lamp.').first()).toBeVisible();
    await frida.play();
    await expect(frida.screen.sheet).toContainText('Coal');
    expect(frida.choices).toBe(5); // the last lamp is the only one left: it lays itself
    expect(frida.watch.table?.game).toBe(packages.tiny);
    await frida.person.go(`/replay/${frida.watch.table?.id}/3`);
    await expect(page.getByText('Lay lamp').first()).toBeVisible();
  });
}

test('a copy of a title under another name is played without its board and its texts', async ({ comes, packages }) => {
  const frida = new Driver(await comes('Frida'));
  await frida.person.go('/games');
  await expect(frida.person.page.getByRole('link', { name: packages.copy.replaceAll('-', ' ') }).first()).toBeVisible();
  await frida.screen.open(await frida.person.playsBots(packages.copy, 2, 'greedy'));
  await frida.play(25);
  await expect(frida.person.page.getByRole('heading', { name: say('web-table-common') })).toBeVisible();
});

test('a whole game of a copy is played to its score sheet', { tag: '@long' }, async ({ comes, packages }) => {
  test.setTimeout(900_000);
  const frida = new Driver(await comes('Frida'));
  await frida.screen.open(await frida.person.playsBots(packages.copy, 2, 'greedy'));
  await frida.play();
  await expect(frida.screen.sheet).toBeVisible();
});
