/** A whole game without a mouse, from the lobby to the score sheet. */
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

test('a game against a bot is played by keys alone', { tag: '@long' }, async ({ comes }) => {
  test.setTimeout(300_000);
  const frida = new Driver(await comes('Frida', { settings: { confirm: 'commits' } }), 'keys');
  const { page } = frida.person;
  const table = await frida.person.playsABot();
  await frida.person.go('/');
  const card = page.getByRole('region', { name: say('web-my-games') });
  await expect(card.getByRole('link').first()).toBeVisible();
  await tabTo(frida, `a[href="/table/${table.id}"]`);
  await page.keyboard.press('Enter');
  await frida.play();
  await expect(frida.screen.sheet).toBeVisible();
  expect(frida.choices).toBeGreaterThan(20);
});

/** Press Tab until something has the focus. */
async function tabTo(driver: Driver, selector: string): Promise<void> {
  const { page } = driver.person;
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`no key leads to ${selector}`);
}

test('focus is seen, and Escape drops what was chosen', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', { settings: { confirm: 'always' } }), 'keys');
  const { page } = frida.person;
  await frida.screen.open(await frida.person.playsABot());
  await frida.watch.until(() => frida.watch.isAsked);
  await expect(frida.screen.choosable.first()).toBeVisible();
  const focused = page.locator('[data-arrows] :focus');
  await expect(async () => {
    await page.keyboard.press('ArrowRight'); // again, if the board was drawn but did not listen yet
    expect(await focused.count()).toBe(1);
  }).toPass();
  await page.keyboard.press('Enter');
  await expect.poll(() => frida.screen.isPending()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => frida.screen.isPending()).toBe(false);
  expect(frida.watch.sent).toBe(0);
});
