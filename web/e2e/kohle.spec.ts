/** The table of Kohle & Kolonie: what has to be seen at once, and a click on a thing that begins what it can mean. */
import type { KohleUndKolonieView } from '../src/generated/kohle-und-kolonie';
import type { Language } from '../src/lib/texts';
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

for (const [game, players] of [
  ['kohle-und-kolonie-revised', 5],
  ['kohle-und-kolonie-2013', 3],
] as const) {
  test(`a table of ${game} with ${players} shows at once what one plays by`, async ({ comes }) => {
    const frida = new Driver(await comes('Frida'));
    const { page } = frida.person;
    await frida.sits(game, players, 'TurnMenu');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.locator('.tb-wide .kk-estate')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const seen = await page.evaluate(measure);
      const where = `${size.width} × ${size.height}`;
      expect.soft(seen.map, `the map at ${where}`).toBeGreaterThanOrEqual(0.65);
      expect.soft(seen.smallest, `letters at ${where}`).toBeGreaterThanOrEqual(11.5);
      expect.soft(seen.target, `pithead spaces at ${where}`).toBeGreaterThanOrEqual(32);
      expect.soft(seen.outside, `at ${where}`).toEqual([]);
    }
  });
}

/** Runs in the page. */
function measure(): { map: number; smallest: number; target: number; outside: string[] } {
  const box = (selector: string): DOMRect[] =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const main = document.querySelector('.tb-main')?.getBoundingClientRect() ?? new DOMRect();
  const drawing = document.querySelector<SVGSVGElement>('.kkm-svg');
  const scale = drawing?.getScreenCTM()?.a ?? 0;
  const letters = [...(drawing?.querySelectorAll('text') ?? [])].map(
    (text) => scale * parseFloat(getComputedStyle(text).fontSize),
  );
  const shown = '.kk-strip, .tb-panel, .tb-panel .vp, .kk-stocks li, .kk-store, .kk-cell, .kk-pithead, .kk-place';
  const isOutside = ({ left, right, top, bottom }: DOMRect): boolean =>
    left < main.left || right > main.right + 1 || top < main.top || bottom > main.bottom + 1;
  return {
    map: (document.querySelector('.kkm')?.getBoundingClientRect().width ?? 0) / innerWidth,
    smallest: Math.min(...letters),
    target: Math.min(...box('.kk-place').flatMap(({ width, height }) => [width, height])),
    outside: [...document.querySelectorAll(shown)]
      .filter((element) => isOutside(element.getBoundingClientRect()))
      .map((element) => element.getAttribute('class') ?? element.tagName),
  };
}

test('an auction leaves in sight what everybody has', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', { settings: { language: 'de' } }));
  const { page } = frida.person;
  const over = await frida.person.seesAGame(5, 'kohle-und-kolonie-revised', 'greedy');
  await frida.screen.open(await frida.person.playsOn(over, /^kk-raise/));
  await frida.watch.until(() => frida.watch.isAsked);
  expect(frida.watch.game?.decision?.kind).toBe('AuctionBid');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.locator('.kk-ladder')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const covered = await page.evaluate(
      () =>
        [...document.querySelectorAll('.tb-panel')].filter((panel) => {
          const { x, bottom, width } = panel.getBoundingClientRect();
          return !panel.contains(document.elementFromPoint(x + width / 2, bottom - 4));
        }).length,
    );
    expect.soft(covered, `players under the auction at ${size.width} × ${size.height}`).toBe(0);
    const rows = await page.locator('.kk-bid').evaluateAll((bids) => bids.map((bid) => bid.clientHeight));
    for (const height of rows) expect.soft(height, 'a line for each, so that five have room').toBeLessThanOrEqual(41);
  }
});

test('a click on a mine buys it, as far as that is clear', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  const { watch } = frida;
  await frida.sits('kohle-und-kolonie-revised', 3, 'TurnMenu');
  const start = watch.ply;
  const { mines } = watch.game?.view as unknown as KohleUndKolonieView;
  const onOffer = Object.keys(mines).filter((id) => mines[id]?.place === 'display');
  const clicked = async (id: string): Promise<boolean> => {
    const { sent } = watch;
    await page.locator(`.kkm-svg [data-target="mine:${id}"]`).click();
    await watch.until(() => watch.ply > start && watch.isAsked);
    expect(watch.game?.decision?.kind).toBe('BuyMinePick');
    if (watch.game?.options.some(({ targets }) => targets.includes(`mine:${id}`)) !== true) return false;
    await watch.until(() => watch.isAsked && watch.game?.decision?.kind !== 'BuyMinePick');
    expect(watch.sent - sent).toBeGreaterThanOrEqual(2); // the action and the mine
    const { mines: now } = watch.game?.view as unknown as KohleUndKolonieView;
    expect([watch.game?.decision?.args?.['mine'], now[id]?.place === 'display' ? null : id]).toContain(id);
    return true;
  };
  let isBought = false;
  for (const id of onOffer) {
    isBought = await clicked(id);
    if (isBought) break;
    await page.keyboard.press('z'); // it cannot be bought: nothing more was sent, and one goes back
    await watch.until(() => watch.ply === start);
  }
  expect(isBought).toBe(true);
});

test('a turn is ended by one click once it is done, and asked about before', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', { settings: { confirm: 'commits' } }));
  const { page } = frida.person;
  const { watch, screen } = frida;
  await frida.sits('kohle-und-kolonie-revised', 3, 'TurnMenu');
  const { sent } = watch;
  await screen.mainAct.click();
  await expect(page.locator('.tb-confirm')).toContainText(say('web-table-for-good'));
  expect(watch.sent).toBe(sent);
  await page.keyboard.press('Escape');
  const isDone = (): boolean =>
    watch.game?.decision?.kind === 'TurnMenu' &&
    !watch.game.options.some(({ targets }) => targets.includes('button:move_miners'));
  await page.locator('.tb-bar [data-option]', { hasText: say('kk-move-miners') }).click();
  await watch.until(() => watch.isAsked && watch.game?.decision?.kind === 'MinerStep');
  await screen.mainAct.click();
  await watch.until(() => watch.isAsked && isDone());
  await expect(screen.mainAct).toContainText(say('web-table-no-way-back'));
  const { ply } = watch;
  await screen.mainAct.click();
  expect(await watch.until(() => watch.ply > ply)).toBe(true);
});

const LANGUAGES: readonly Language[] = ['de', 'en', 'fr'];

test('the phase strip says which of ten phases runs, and lists them', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  await frida.sits('kohle-und-kolonie-2013', 3, 'TurnMenu');
  for (const language of LANGUAGES) {
    await page.evaluate((value) => {
      const settings = JSON.parse(localStorage.getItem('revier.settings') ?? '{}') as object;
      localStorage.setItem('revier.settings', JSON.stringify({ ...settings, language: value }));
    }, language);
    await page.reload();
    const strip = page.locator('.kk-phase');
    await expect(strip.locator('summary')).toContainText(say('web-kk-phase-of', { phase: 2, count: 10 }, language));
    await strip.locator('summary').click();
    await expect(strip.getByRole('listitem')).toHaveCount(10);
    await strip.locator('summary').click();
  }
});
