/** Small screens and fingers. */
import { devices, type Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Driver } from './play';

const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 14'];
const PHONE = { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch };

for (const [game, players] of [
  ['glueck-auf', 2],
  ['kohle-und-kolonie-revised', 5],
  ['schichtwechsel', 4],
] as const) {
  test(`on a phone ${game} is played by touch`, async ({ comes }) => {
    const frida = new Driver(await comes('Frida', { browser: PHONE }), 'touch');
    await frida.screen.open(await frida.person.playsBots(game, players));
    for (let choices = 0; choices < 25; choices += 1) {
      await frida.watch.until(() => frida.watch.isAsked);
      await expect.poll(() => frida.person.page.evaluate(litOutOfSight), frida.watch.game?.decision?.kind).toEqual([]);
      await frida.play(1);
    }
    await fits(frida.person.page);
  });
}

test('on a phone the bar has room for what is told, and for what is to be confirmed', async ({ comes }) => {
  const settings = { speed: 1, confirm: 'always', language: 'de' } as const; // of long words
  const frida = new Driver(await comes('Frida', { browser: PHONE, settings }), 'touch');
  const { page } = frida.person;
  await page.clock.install();
  await frida.sits('glueck-auf', 3, 'Draft');
  const bar = page.locator('.tb-bar');
  const { ply } = frida.watch;
  const isLit = async (): Promise<boolean> => {
    await page.keyboard.press('Escape'); // what was told so far
    return (await frida.screen.lit.count()) > 0;
  };
  await expect.poll(isLit).toBe(true);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000); // so that what is told stays
  await frida.screen.lit.first().tap();
  const sure = page.locator('.tb-confirm');
  await expect(sure).toBeVisible();
  expect(await bar.evaluate(cutIn), 'what is to be confirmed').toEqual([]);
  await sure.tap();
  await frida.watch.until(() => frida.watch.ply > ply && frida.watch.isAsked);
  await expect(page.locator('.tb-story')).toBeVisible();
  expect(await bar.evaluate(cutIn), 'what is told').toEqual([]);
});

/** What reaches over the edge of the bar. Runs in the page. */
function cutIn(bar: Element): string[] {
  const room = bar.getBoundingClientRect();
  return [...bar.querySelectorAll('*')]
    .filter((part) => part.closest('.unseen, svg') === null && part.getBoundingClientRect().width > 1)
    .filter((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return top < room.top || bottom > room.bottom || left < room.left || right > room.right;
    })
    .map((part) => `${part.tagName} ${part.textContent}`);
}

for (const width of [360, 390]) {
  test(`every screen fits into ${width} pixels`, async ({ comes }) => {
    const frida = await comes('Frida', { browser: { ...PHONE, viewport: { width, height: 740 } } });
    const running = await frida.playsABot();
    const over = await frida.seesAGame();
    const waiting = await frida.opens({ players: 3 });
    const others = [
      await frida.playsBots('kohle-und-kolonie-2013', 5),
      await frida.playsBots('kohle-und-kolonie-revised', 3),
      await frida.playsBots('schichtwechsel', 4),
    ];
    const tables = [running, waiting, ...others].map((table) => `/table/${table.id}`);
    const pages = ['/', '/new', '/me', '/games', '/replays', '/rules/glueck-auf', `/replay/${over.id}/20`];
    for (const path of [...pages, ...tables]) {
      await frida.go(path);
      await expect(frida.page.getByRole('heading').first()).toBeVisible();
      await fits(frida.page, path);
    }
  });
}

/** What may be chosen on the open tab, unless some of it is seen without scrolling. Runs in the page. */
function litOutOfSight(): string[] {
  const room = document.querySelector('.tb-main')?.getBoundingClientRect() ?? new DOMRect();
  const places = [...document.querySelectorAll('.tb-main :is([role="button"], button:enabled)[data-target]')];
  const isSeen = (place: Element): boolean => {
    const { top, bottom, width } = place.getBoundingClientRect();
    return width > 0 && top >= room.top && bottom <= room.bottom;
  };
  return places.some(isSeen) ? [] : places.map((place) => place.getAttribute('data-target') ?? '');
}

/** Nothing has to be pushed aside to be seen. */
async function fits(page: Page, path = ''): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `pixels beside the screen ${path}`).toBeLessThanOrEqual(0);
}
