/** How long it takes from a click in the pit until the next choice stands there, on this machine (`make bench-web`). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Driver } from './play';

const BAR_MS = 100;
const CLICKS = 60;
const PIT = 'PitStep';

declare global {
  interface Window {
    /** Milliseconds from each click to the next choice. */
    waits: number[];
  }
}

test('from a click in the pit to the next choice', async ({ comes }) => {
  test.setTimeout(600_000);
  const frida = new Driver(await comes('Frida', { settings: { speed: 1, others: 'none' } }));
  const { page } = frida.person;
  const waits: number[] = [];
  for (let games = 0; waits.length < CLICKS; games += 1) {
    await frida.screen.open(await frida.person.playsABot());
    await frida.watch.until(() => frida.watch.isAsked, 20_000);
    await page.evaluate(measure);
    while (!frida.watch.isOver && waits.length < CLICKS) {
      const isPit = frida.watch.game?.decision?.kind === PIT && frida.watch.isAsked;
      await page.evaluate(() => (window.waits = []));
      await frida.play(1);
      const stayed = frida.watch.game?.decision?.kind === PIT && frida.watch.isAsked;
      if (isPit && stayed) waits.push(...(await lastWait(page)));
    }
  }
  waits.sort((a, b) => a - b);
  const at = (share: number): number => waits[Math.ceil(share * waits.length) - 1] ?? NaN;
  const told = [0.5, 0.95, 1].map((share) => `p${100 * share} ${at(share).toFixed(1)} ms`).join(', ');
  console.log(`${waits.length} clicks: ${told}; bar for p95: ${BAR_MS} ms`);
  expect(at(0.95), 'p95 in milliseconds').toBeLessThanOrEqual(BAR_MS);
});

async function lastWait(page: Page): Promise<number[]> {
  await page.waitForFunction(() => window.waits.length > 0);
  return page.evaluate(() => window.waits.slice(-1));
}

/**
 * In the page: a click that sends a move starts the clock, other options that can be chosen stop it when they are drawn.
 * Scorings, which come over the board, are put away at once.
 */
function measure(): void {
  window.waits = [];
  let clicked: number | null = null;
  let before = '';
  const shown = (): string => {
    const options = [...document.querySelectorAll('.tb-bar .tb-option, .tb-main-act')];
    const isReady = options.length > 0 && options.every((option) => option.getAttribute('aria-disabled') !== 'true');
    const track = document.querySelector('.tb-bar')?.textContent ?? '';
    return isReady ? track : '';
  };
  const stop = (): void => {
    const now = shown();
    if (clicked === null || now === '' || now === before) return;
    const from = clicked;
    clicked = null;
    requestAnimationFrame(() => window.waits.push(performance.now() - from));
  };
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return; // our own, which puts a scoring away
      clicked = event.timeStamp;
      before = shown();
    },
    { capture: true },
  );
  const look = (): void => {
    document.querySelector<HTMLElement>('dialog[open] [data-first]')?.click();
    stop();
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}
