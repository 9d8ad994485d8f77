/** What moves, what is shown of the past, and what lies over the board. */
import { devices, type Locator, type Page } from '@playwright/test';
import { expect, type Person, test } from './fixtures';
import { LIT } from './pages';
import { Driver } from './play';
import { say } from './texts';

const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 14'];
const PHONE = { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch };

/** The pieces that were set in motion since it was asked last. */
async function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved.splice(0));
}

/** Somebody who likes motion, and a page that remembers what moved. */
async function watches(person: Person): Promise<void> {
  await person.context.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const piece = this.getAttribute('data-piece');
      if (piece !== null && JSON.stringify(frames).includes('translate')) moved.push(piece);
      return animate.call(this, frames, timing);
    };
  });
}

for (const [game, players, kind] of [
  ['glueck-auf', 3, 'PlaceWorkers'],
  ['kohle-und-kolonie-revised', 4, 'TurnMenu'],
  ['schichtwechsel', 3, 'Turn'],
] as const) {
  test(`nothing of ${game} moves when only the page changes`, async ({ comes }) => {
    const frida = new Driver(await comes('Frida', { settings: { speed: 1, confirm: 'always' } }));
    const { page } = frida.person;
    await watches(frida.person);
    await frida.sits(game, players, kind);
    await expect(frida.screen.choosable.first()).toBeVisible();
    await moved(page);
    const wide = { width: 1280, height: 800 };
    await page.setViewportSize(wide);
    await expect.poll(() => page.evaluate(travelling)).toBe(0);
    const first = await measures(page);
    expect(Object.keys(first.pieces).length).toBeGreaterThan(3);
    for (const size of [{ width: 1600, height: 900 }, { width: 1440, height: 700 }, wide])
      await page.setViewportSize(size);
    const header = page.getByRole('banner');
    const escape = (): Promise<void> => page.keyboard.press('Escape');
    const changes: (() => Promise<void>)[] = [
      escape,
      () => header.getByRole('button', { name: say('web-table-chat') }).click(),
      () => page.getByRole('tab', { name: say('web-table-log') }).click(),
      ...['web-settings', 'web-table-menu'].flatMap((name) => [
        () => header.getByRole('button', { name: say(name) }).click(),
        escape,
      ]),
      ...(await groups(page).all()).flatMap((group) => [() => group.click(), () => group.click()]),
      () => frida.screen.lit.first().click(),
      escape,
      () => page.locator('.tb-panel .tb-show').first().hover(),
    ];
    for (const [step, change] of changes.entries()) {
      await change();
      expect((await measures(page)).frame, `the frame after step ${step}`).toEqual(first.frame);
    }
    expect(await moved(page)).toEqual([]);
    expect((await measures(page)).pieces).toEqual(first.pieces);
    const past = [
      () => page.locator('.tb-jump').first().click(),
      () => page.getByRole('button', { name: say('web-table-to-now') }).click(),
    ];
    for (const [step, change] of past.entries()) {
      await change();
      expect((await measures(page)).frame, `the frame after step ${step} back`).toEqual(first.frame);
    }
    await expect.poll(async () => (await measures(page)).pieces).toEqual(first.pieces);
  });
}

/** How many pieces are still on their way. Runs in the page. */
function travelling(): number {
  const targets = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target);
  return targets.filter((target) => target?.hasAttribute('data-piece')).length;
}

function groups(page: Page): Locator {
  return page.locator('.tb-group').filter({ visible: true });
}

/** Where the board and the bar are on the screen, and the pieces on the board, in units of its drawing. */
async function measures(page: Page): Promise<{ frame: number[][]; pieces: Record<string, number[]> }> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame); // what follows a change
    const outermost = (element: Element): SVGSVGElement | null => {
      const inner = element instanceof SVGElement ? element.ownerSVGElement : null;
      return inner === null ? null : (outermost(inner) ?? inner);
    };
    const pieces: Record<string, number[]> = {};
    for (const piece of document.querySelectorAll('.tb-board [data-piece]')) {
      const matrix = outermost(piece)?.getScreenCTM();
      const { x, y, width, height } = piece.getBoundingClientRect();
      if (matrix == null || width === 0) continue;
      const at = [(x + width / 2 - matrix.e) / matrix.a, (y + height / 2 - matrix.f) / matrix.d];
      pieces[piece.getAttribute('data-piece') ?? ''] = at.map(Math.round);
    }
    const frame = ['.tb-head', '.tb-board', '.tb-board svg', '.tb-rail', '.tb-bar'].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    });
    return { frame, pieces };
  });
}

test('looking back moves what the game has moved, and shows one moment everywhere', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', { settings: { speed: 1 } }));
  const { page } = frida.person;
  await watches(frida.person);
  await frida.sits('glueck-auf', 3, 'PlaceWorkers', 'greedy');
  await moved(page);
  await looksBack(page);
  const orders = page.locator('.tb-panel [title="' + say('web-ga-panel-orders') + '"]');
  await expect(orders).toHaveText(Array.from({ length: 3 }, () => /\b0$/));
  await expect(page.locator('.tb-panel.turn')).toHaveCount(0);
  await page.getByRole('button', { name: say('web-table-to-now') }).click();
  await expect(orders.first()).toHaveText(/\b3$/);
  // workers that others have sent, and the orders that were taken; neither tiles nor cages nor coal
  for (const piece of await moved(page)) expect(piece).toMatch(/^(order|worker):/);
});

/** Shows the board as it was before anybody chose anything. */
async function looksBack(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: say('web-table-log') })
    .locator('.tb-jump')
    .last()
    .click();
  await expect(page.getByText(say('web-table-past', { ply: 0 }))).toBeVisible();
}

test('looking back at Kohle & Kolonie, map, sheets and panels are of the same moment', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  await frida.sits('kohle-und-kolonie-revised', 4, 'TurnMenu'); // now everybody has a token
  const [hands, turn] = [page.locator('.tb-panel .kk-hand'), page.locator('.tb-panel.turn')];
  await expect(hands).toHaveCount(4);
  await expect(turn).toHaveCount(1);
  await looksBack(page);
  await expect(hands).toHaveCount(0);
  await expect(turn).toHaveCount(0);
  const bank = page.getByRole('button', { name: say('web-kk-sheet-bank'), exact: true });
  await bank.click();
  await expect(page.getByRole('list', { name: say('web-kk-order-selection') })).toBeVisible();
  await expect(page.locator('.kk-actions button:enabled')).toHaveCount(0); // nobody is asked then
  await page.getByRole('button', { name: say('web-table-to-now') }).click();
  await expect(hands).toHaveCount(4);
  await bank.click();
  await expect(page.locator('.kk-actions button:enabled').first()).toBeVisible();
});

/** How many of its kind are seen, and what may be chosen under them: all of one moment. */
async function seen(page: Page, kind: string): Promise<{ count: number; covered: string[] }> {
  return page.evaluate(
    ([over, lit]) => {
      const boxes = [...document.querySelectorAll(over)]
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      const covered = [...document.querySelectorAll(lit)].filter((place) => {
        const at = place.getBoundingClientRect();
        const frame = place.closest('.tb-main')?.getBoundingClientRect(); // what is scrolled out of it is not covered
        const [top, bottom] = [Math.max(at.top, frame?.top ?? 0), Math.min(at.bottom, frame?.bottom ?? Infinity)];
        return boxes.some(
          (box) => at.width > 0 && at.left < box.right && at.right > box.left && top < box.bottom && bottom > box.top,
        );
      });
      return { count: boxes.length, covered: covered.map((place) => place.getAttribute('data-target') ?? '') };
    },
    [kind, LIT] as const,
  );
}

const WHILE_MS = 1_000; // longer than a tip waits

for (const [game, kind] of [
  ['glueck-auf', 'PlaceWorkers'],
  ['kohle-und-kolonie-revised', 'BuyMinePick'],
  ['schichtwechsel', 'Turn'],
] as const) {
  test(`tips of ${game} cover nothing that may be chosen, come one at a time and go with a click`, async ({
    comes,
  }) => {
    const frida = new Driver(await comes('Frida', { settings: { confirm: 'always' } }));
    const { page } = frida.person;
    await page.clock.install(); // a tip comes when one has pointed for a while, which is for us to say
    await frida.sits(game, 4, kind);
    await expect(frida.screen.choosable.first()).toBeVisible();
    let told = 0;
    for (const place of (await page.locator('[data-help]').filter({ visible: true }).all()).slice(0, 40)) {
      await page.mouse.move(0, 0);
      await place.scrollIntoViewIfNeeded();
      const spot = await place.evaluate(freeSpot);
      if (spot === null) continue;
      await page.mouse.move(spot.x, spot.y);
      await page.clock.runFor(WHILE_MS);
      let tips = 0;
      await expect // it may still look for its place, and where there is none, it goes
        .poll(async () => {
          await page.clock.runFor(100);
          const now = await seen(page, '.tip');
          tips = now.count;
          return now.covered;
        })
        .toEqual([]);
      expect(tips).toBeLessThanOrEqual(1);
      told += tips;
    }
    expect(told).toBeGreaterThan(0);
    await frida.screen.lit.first().hover();
    for (const press of [page.mouse.down, page.mouse.up]) {
      await press.call(page.mouse);
      await expect
        .poll(async () => {
          await page.clock.runFor(WHILE_MS);
          return seen(page, '.tip');
        })
        .toEqual({ count: 0, covered: [] });
    }
  });
}

/** The middle of a component, unless it lies under another there. Runs in the page. */
function freeSpot(place: Element): { x: number; y: number } | null {
  const { x, y, width, height } = place.getBoundingClientRect();
  const spot = { x: x + width / 2, y: y + height / 2 };
  const met = document.elementFromPoint(spot.x, spot.y);
  return met !== null && place.contains(met) ? spot : null;
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

test('the tip of the cage goes when the cage does', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  const table = await frida.sits('glueck-auf', 2, 'PitStep');
  const tip = page.getByRole('tooltip');
  await expect(async () => {
    await page.mouse.move(0, 0);
    const { x, y, width, height } = (await page.locator('[data-piece^="cage:"]').boundingBox()) ?? NOWHERE;
    await page.mouse.move(x + width / 2, y + height - 20); // its rope reaches up beyond the window
    await expect(tip).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const { ply } = frida.watch;
  const ride = frida.watch.game?.options.find(({ targets }) => targets.some((id) => id.startsWith('level:')));
  const wish = { ply, action: ride?.id ?? -1, client: 'ride' };
  await frida.person.ask('POST', `/api/tables/${table.id}/actions`, wish);
  await expect(tip).toBeHidden();
});

for (const [where, browser] of [
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone', PHONE],
] as const) {
  test(`on ${where} the guide leaves free what it asks for, and a hint ends with its question`, async ({ comes }) => {
    const frida = new Driver(await comes('Frida', { browser }));
    const { page } = frida.person;
    await frida.person.go('/rules/glueck-auf');
    await page.getByRole('link', { name: say('web-rules-guide') }).click();
    const guide = page.getByRole('complementary', { name: say('web-guide-title') });
    const hello = guide.getByText(say('web-guide-ga-hello'));
    await expect(hello).toBeVisible();
    await expect.poll(() => seen(page, '.guide')).toEqual({ count: 1, covered: [] });
    await frida.choose();
    await expect(hello).toBeHidden();
    await frida.watch.until(() => frida.watch.isAsked);
    await expect(guide.getByText(say('web-guide-ga-draft'))).toBeVisible();
    await expect.poll(() => seen(page, '.guide')).toEqual({ count: 1, covered: [] });
  });
}
