/** A server that goes away and comes back. */
import type { Locator } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { Driver } from './play';
import { Server } from './server';
import { say } from './texts';

/** A server of its own, to be stopped. */
const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

test('a turn goes on where it was when the server comes back', async ({ comes, server, complaints }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  await frida.screen.open(await frida.person.playsABot());
  await frida.play(4);
  await frida.watch.until(() => frida.watch.isAsked);
  const { ply, opened } = frida.watch;
  const asked = await frida.screen.told();

  await server.stop();
  await expect(page.getByText(say('web-table-connection-lost'))).toBeVisible();
  await page.getByRole('button', { name: say('web-table-menu') }).click(); // icons that were not shown before
  for (const icon of await page.getByRole('dialog').locator('.icon').all()) expect(await isDrawn(icon)).toBe(true);
  await page.keyboard.press('Escape');
  const sent = frida.watch.sent;
  await frida.screen.lit.or(frida.screen.options).first().click(); // kept until somebody hears it
  await server.start();

  await expect(page.getByText(say('web-table-connection-lost'))).toBeHidden();
  expect(frida.watch.opened).toBeGreaterThan(opened);
  await frida.watch.until(() => frida.watch.ply > ply || frida.watch.sent === sent);
  expect(asked).not.toBe('');
  await frida.play(4);
  expect(frida.watch.ply).toBeGreaterThan(ply);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !isAboutTheOutage(text)));
});

/** Whether there is something to see of an icon. */
function isDrawn(icon: Locator): Promise<boolean> {
  return icon.evaluate((drawing: SVGSVGElement) => drawing.getBBox().width > 0);
}

/** Browsers say by themselves that a server is not there. */
function isAboutTheOutage(text: string): boolean {
  return /WebSocket connection to|ERR_CONNECTION_REFUSED|Failed to load resource: net::/.test(text);
}
