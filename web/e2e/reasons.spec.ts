/** What is closed says why, and what would be scored now is told when one asks. */
import { devices } from '@playwright/test';
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 14'];
const PHONE = { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch };

test('a closed space says why, first of all in its tip', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', {}));
  const { page } = frida.person;
  await page.setViewportSize({ width: 1280, height: 800 });
  await frida.sits('glueck-auf', 2, 'PlaceWorkers');
  await expect(frida.screen.choosable.first()).toBeVisible();
  await page.locator('[data-help="space:delivery_barrow"]').first().hover();
  await expect(page.locator('.tip .tip-why')).toBeVisible();
  await expect(page.locator('.tip .tip-why')).toHaveText(/^\p{Lu}.*\.$/u);
});

test('what would be scored now is told on demand', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', {}));
  const { page } = frida.person;
  await page.setViewportSize({ width: 1280, height: 800 });
  await frida.sits('glueck-auf', 3, 'PlaceWorkers');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('web-ga-outlook') })
    .click();
  const sheet = page.getByRole('dialog', { name: say('web-ga-outlook') });
  await expect(sheet.getByRole('rowheader', { name: say('ga-element-coal-yellow') })).toBeVisible();
  await expect(sheet.locator('th.mine')).toHaveCSS('display', 'table-cell'); // my column stands among the others
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('on a phone a tap on what is closed says why', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', { browser: PHONE }));
  const { page } = frida.person;
  await frida.sits('glueck-auf', 2, 'PlaceWorkers');
  await page.getByRole('button', { name: say('web-ga-tab-delivery') }).tap();
  await page.locator('.ga-row[data-help="space:delivery_barrow"]').tap();
  await expect(page.locator('.tip .tip-why')).toBeVisible();
});
