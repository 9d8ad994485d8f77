/** Others' moves are shown one after the other; the clock of the page is ours, so nothing goes by while we look. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

const STEP_MS = 800; // how long a step is shown

function story(page: Page): Locator {
  return page.getByRole('group', { name: say('web-table-story'), exact: true });
}

/** Somebody at a table with bots, whose page stands still until it is told to go on. */
async function sits(frida: Driver, game: string, kind: string): Promise<Page> {
  const { page } = frida.person;
  await page.clock.install();
  await frida.sits(game, 3, kind, 'greedy');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  return page;
}

/** Play on the screen until others have played long enough to tell of it, and one is asked again. */
async function playsATurn(frida: Driver): Promise<void> {
  const { page } = frida.person;
  for (let told = 0; told < 3;) {
    await expect(page.locator('.tb-bar')).toBeVisible();
    await page.keyboard.press('Escape'); // nothing can be chosen while something is shown
    await expect(frida.screen.choosable.first()).toBeVisible();
    await frida.choose();
    const { ply } = frida.watch;
    const isOthers = frida.watch.game?.decision?.seat !== 0;
    expect(await frida.watch.until(() => frida.watch.isAsked)).toBe(true);
    told = isOthers ? frida.watch.ply - ply : 0;
  }
}

for (const [game, kind] of [
  ['glueck-auf', 'PlaceWorkers'],
  ['kohle-und-kolonie-revised', 'TurnMenu'],
  ['schichtwechsel', 'Turn'],
] as const) {
  test(`what others did in ${game} is shown step by step, and one is asked meanwhile`, async ({ comes }) => {
    const frida = new Driver(await comes('Frida', { settings: { speed: 1 } }));
    const page = await sits(frida, game, kind);
    await playsATurn(frida);

    const bar = story(page);
    await expect(bar).toBeVisible();
    const of = bar.locator('.tb-story-of');
    await expect(of).toHaveText(/^1 of \d+$/u);
    const count = Number((await of.innerText()).split(' ').at(-1));
    expect(count).toBeGreaterThan(2);
    await expect(bar.getByText(say('web-table-story-your-turn'))).toBeVisible();
    await expect(frida.screen.lit).toHaveCount(0); // what is shown is not the present
    await expect(frida.screen.options).toHaveCount(0);

    await page.clock.runFor(STEP_MS);
    await expect(of).toHaveText(say('web-table-story-of', { now: 2, count }));
    await page.keyboard.press(' ');
    await page.clock.runFor(20 * STEP_MS);
    await expect(of).toHaveText(say('web-table-story-of', { now: 2, count }));
    await page.keyboard.press('ArrowLeft');
    await expect(of).toHaveText(say('web-table-story-of', { now: 1, count }));
    await bar.getByRole('button', { name: say('web-table-story-next') }).click();
    await expect(of).toHaveText(say('web-table-story-of', { now: 2, count }));
    await bar.getByRole('button', { name: say('web-table-story-play'), exact: true }).click();
    await page.clock.runFor(count * STEP_MS);
    await expect(bar).toBeHidden();
    await expect(frida.screen.choosable.first()).toBeVisible();

    await page.locator('.tb-again').click();
    await expect(of).toHaveText(/^1 of \d+$/u);
    await expect(bar.getByText(say('web-table-story-start'))).toBeVisible();
    await bar.getByRole('button', { name: say('web-table-story-skip') }).click();
    await expect(bar).toBeHidden();
    await expect(frida.screen.choosable.first()).toBeVisible();
  });
}

test('after a reload in the middle one is at the present, and may see the rest on demand', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', { settings: { speed: 1 } }));
  const page = await sits(frida, 'glueck-auf', 'PlaceWorkers');
  await playsATurn(frida);
  await expect(story(page)).toBeVisible();
  await page.clock.resume(); // a page that loads needs its time
  await page.reload();
  await expect(frida.screen.choosable.first()).toBeVisible();
  await expect(story(page)).toBeHidden();
  await page.locator('.tb-again').click();
  await expect(story(page).getByText(say('web-table-story-start'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frida.screen.choosable.first()).toBeVisible();
});

test('without motion nothing is held back and nothing is fetched, until one asks for it', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/(positions|past)\b/u.test(request.url())) fetched.push(request.url());
  });
  const table = await frida.person.playsBots('glueck-auf', 3, 'greedy');
  await frida.screen.open(table);
  await playsATurn(frida);
  await expect(frida.screen.choosable.first()).toBeVisible();
  expect(fetched).toEqual([]);
  const bar = story(page);
  await page.locator('.tb-again').click();
  await expect(bar.getByText(say('web-table-story-start'))).toBeVisible();
  await expect(frida.screen.lit).toHaveCount(0);
  expect(fetched).toHaveLength(1);
  await bar.getByRole('button', { name: say('web-table-story-next') }).click();
  await expect(bar.locator('.tb-story-of')).toHaveText(/^2 of/u);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});
