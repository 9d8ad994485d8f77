/** Nothing that is to be read or pressed is cut off: the fullest table of each title, at its usual questions. */
import type { Page } from '@playwright/test';
import type { Language } from '../src/lib/texts';
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

const SIZES = [
  { width: 1280, height: 800, layout: '.tb-wide' },
  { width: 1366, height: 768, layout: '.tb-wide' },
  { width: 1440, height: 900, layout: '.tb-wide' },
  { width: 768, height: 1024, layout: '.tb-small' },
  { width: 390, height: 844, layout: '.tb-phone' },
] as const;
const DESKTOPS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
const LANGUAGES: readonly Language[] = ['de', 'en', 'fr'];
const TABLES = [
  ['glueck-auf', 4, ['Draft', 'PlaceWorkers', 'PitStep']],
  ['kohle-und-kolonie-revised', 5, ['ChooseBonusToken', 'TurnMenu', 'BuyMinePick']],
  ['kohle-und-kolonie-2013', 5, ['TurnMenu', 'MinerStep']],
  ['schichtwechsel', 4, ['PlaceCube', 'TakeTile', 'Turn', 'Pay']],
] as const;

/** All kinds of questions in all languages take long; the usual run has one question a table in the longest language. */
for (const isWhole of [false, true]) {
  for (const [game, players, kinds] of TABLES) {
    const tag = isWhole ? ['@long'] : [];
    const what = isWhole ? 'in any language, whatever is asked,' : '';
    test(`nothing is cut off ${what} at a table of ${game} with ${players}`, { tag }, async ({ comes }) => {
      test.setTimeout(900_000);
      const frida = await comes('Frida');
      const driver = new Driver(frida);
      let table = await frida.playsBots(game, players);
      await driver.screen.open(table);
      await driver.choose(); // from then on one is told what the others did meanwhile
      for (const kind of isWhole ? kinds : kinds.slice(-1)) {
        table = await driver.comesTo(kind, table);
        for (const language of isWhole ? LANGUAGES : (['de'] as const)) {
          await speak(frida.page, language);
          for (const size of SIZES) {
            await frida.page.setViewportSize(size);
            await expect(frida.page.locator(size.layout)).toBeVisible();
            await expect(driver.screen.choosable.first()).toBeVisible();
            await frida.page.evaluate(() => document.fonts.ready);
            const where = `${kind}, ${language}, ${size.width} × ${size.height}`;
            expect.soft(await frida.page.evaluate(cutOff), where).toEqual([]);
            expect.soft(await frida.page.evaluate(outOfReach), where).toEqual([]);
          }
        }
      }
    });
  }
}

/** Places that may be chosen and are covered, or smaller than a pointer hits; what a finger misses is in the list. */
function outOfReach(): string[] {
  const LEAST = 24; // pixels
  const found: string[] = [];
  const isTouched = innerWidth < 900;
  for (const place of document.querySelectorAll(':is([role="button"], button:enabled)[data-target]')) {
    const { x, y, width, height } = place.getBoundingClientRect();
    const isPushed = isTouched && place.closest('.kkm-window') !== null; // a map that a finger moves
    if (width === 0 || isPushed) continue;
    const name = place.getAttribute('data-target') ?? '';
    const middle = [x + width / 2, y + height / 2] as const;
    const room = place.closest('.tb-main, .tb-rail, .tb-columns > div')?.getBoundingClientRect();
    const isAway =
      room === undefined ||
      middle[0] < Math.max(0, room.left) ||
      middle[0] > Math.min(innerWidth, room.right) ||
      middle[1] < room.top ||
      middle[1] > room.bottom;
    if (isAway) continue; // scrolled to
    const pieces = [place, ...place.querySelectorAll('*')];
    const isMet = pieces.some((piece) => {
      const box = piece.getBoundingClientRect();
      const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return met !== null && place.contains(met);
    });
    const met = document.elementFromPoint(...middle);
    const isHit = (dx: number, dy: number): boolean => {
      const there = document.elementFromPoint(middle[0] + dx, middle[1] + dy);
      return there !== null && place.contains(there);
    };
    const half = LEAST / 2 - 1;
    const isWide = width >= LEAST || (isHit(-half, 0) && isHit(half, 0)); // more may be hit than is drawn
    const isHigh = height >= LEAST || (isHit(0, -half) && isHit(0, half));
    if (!isTouched && isMet && !(isWide && isHigh)) found.push(`${name} is ${width} × ${height}`);
    if (!isMet) found.push(`${name} lies under .${met?.getAttribute('class') ?? met?.tagName ?? 'the edge'}`);
  }
  return found;
}

for (const [game, stage] of [
  ['glueck-auf', '.ga-stage > svg'],
  ['schichtwechsel', '.sw-stage > svg'],
] as const) {
  test(`all of ${game} is seen at once, with every player, in every usual window`, async ({ comes }) => {
    const frida = new Driver(await comes('Frida', { settings: { theme: 'coal' } })); // where panels have a border
    const { page } = frida.person;
    const table = await frida.person.playsBots(game, 4);
    await frida.screen.open(table);
    await frida.choose();
    for (const size of DESKTOPS) {
      await page.setViewportSize(size);
      await expect(page.locator(stage)).toBeVisible();
      const beyond = await page.evaluate(
        (drawing) =>
          [...document.querySelectorAll(`${drawing}, .tb-panel, .gl-clock, .sw-round, .tb-railtabs-head, .tb-bar`)]
            .filter((part) => {
              const { top, bottom } = part.getBoundingClientRect();
              const above = document.querySelector('.tb-head')?.getBoundingClientRect().bottom ?? 0;
              const below = document.querySelector('.tb-bar')?.getBoundingClientRect().top ?? innerHeight;
              const isBar = part.matches('.tb-bar');
              const own = part.closest('.tb-panels')?.getBoundingClientRect();
              if (own !== undefined && bottom > own.bottom + 1) return true;
              return top < above - 1 || (!isBar && bottom > below + 1) || bottom > innerHeight + 1;
            })
            .map((part) => part.getAttribute('class') ?? part.tagName),
        stage,
      );
      expect.soft(beyond, `${size.width} × ${size.height}`).toEqual([]);
      const aside = await page.locator('.sw-supply li svg').evaluateAll(
        (faces) =>
          faces.filter((face) => {
            const supply = face.closest('.sw-supply')?.getBoundingClientRect();
            return supply !== undefined && face.getBoundingClientRect().right > supply.right;
          }).length,
      );
      expect.soft(aside, `faces beside the rail at ${size.width} × ${size.height}`).toBe(0);
      const { height } = (await page.locator('.tb-bar').boundingBox()) ?? { height: 0 };
      expect.soft(height, `${size.width} × ${size.height}`).toBe(74);
    }
  });
}

test('how many workers a space needs covers no price and no word', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  await frida.sits('glueck-auf', 4, 'PlaceWorkers');
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expect(page.locator('.ga-need').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const covered = await page.locator('.ga-need > rect').evaluateAll((badges) => {
      const words = [...document.querySelectorAll('.ga-stage text')].filter(
        (text) => text.closest('.ga-need') === null,
      );
      return badges.flatMap((badge) => {
        const over = badge.getBoundingClientRect();
        const isUnder = (text: Element): boolean => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const middle = (top + bottom) / 2; // capitals do not fill the height of a line
          return right > over.left && left < over.right && middle > over.top - 4 && middle < over.bottom + 4;
        };
        return words.filter(isUnder).map((text) => text.textContent);
      });
    });
    expect.soft(covered, language).toEqual([]);
  }
});

test('at a full table of Kohle & Kolonie the last event is seen, however low the window', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  await frida.sits('kohle-und-kolonie-2013', 5, 'TurnMenu');
  for (const size of DESKTOPS) {
    await page.setViewportSize(size);
    await expect(page.locator('.tb-wide')).toBeVisible();
    const { line, body } = await page.locator('.tb-railtabs-body').evaluate((room) => ({
      line: room.querySelector('.tb-jump')?.getBoundingClientRect().bottom ?? Infinity,
      body: room.getBoundingClientRect().bottom,
    }));
    expect.soft(line, `${size.width} × ${size.height}`).toBeLessThanOrEqual(body);
  }
});

test('on a phone what others did is read above its buttons', async ({ comes }) => {
  const browser = { viewport: { width: 390, height: 844 } };
  const frida = new Driver(await comes('Frida', { browser }));
  const { page } = frida.person;
  const table = await frida.person.playsBots('glueck-auf', 3);
  await frida.screen.open(table);
  await frida.choose();
  await frida.watch.until(() => frida.watch.isAsked);
  await page.getByRole('button', { name: /since your turn/u }).click();
  const bar = page.locator('.tb-bar');
  await expect(bar.locator('.tb-story-of')).toBeVisible();
  const { told, above } = await bar.evaluate((room) => ({
    told: room.querySelector('.tb-story-told')?.getBoundingClientRect().top ?? 0,
    above: room.getBoundingClientRect().top,
  }));
  expect(told).toBeGreaterThanOrEqual(above);
});

test('no page of the shell is broader than its window', async ({ comes }) => {
  const frida = await comes('Friederike von der Ruhr');
  for (const language of LANGUAGES) {
    await frida.go('/');
    await speak(frida.page, language);
    for (const path of ['/', '/new/glueck-auf', '/games', '/replays', '/me', '/rules/glueck-auf']) {
      await frida.go(path);
      await expect(frida.page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const size of SIZES) {
        await frida.page.setViewportSize(size);
        const over = await frida.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(over, `${path}, ${language}, ${size.width} × ${size.height}`).toBe(0);
      }
    }
  }
});

test('on a phone the mark of the best lies beside the points, not on them', async ({ comes }) => {
  const frida = await comes('Frida', { browser: { viewport: { width: 390, height: 844 } } });
  const table = await frida.seesAGame(3);
  await frida.go(`/table/${table.id}`);
  await expect(frida.page.locator('.sheet td.best').first()).toBeVisible();
  const free = await frida.page.locator('.sheet td.best').evaluateAll((cells) =>
    cells.map((cell) => {
      const { right, width } = getComputedStyle(cell, '::after');
      return parseFloat(getComputedStyle(cell).paddingRight) - parseFloat(right) - parseFloat(width);
    }),
  );
  for (const pixels of free) expect(pixels).toBeGreaterThan(0);
});

test('on a phone the sheet of five players has them all, and breaks no word', async ({ comes }) => {
  const browser = { viewport: { width: 390, height: 844 } };
  const frida = await comes('Friederike', { browser, settings: { language: 'de' } });
  const table = await frida.seesAGame(5, 'kohle-und-kolonie-revised', 'greedy'); // who score in every way
  await frida.go(`/table/${table.id}`);
  await expect(frida.page.locator('.sheet td.best').first()).toBeVisible();
  await frida.page.evaluate(() => document.fonts.ready);
  const { beside, broken } = await frida.page.locator('.sheet').evaluate((sheet) => {
    const room = sheet.parentElement?.getBoundingClientRect().right ?? 0;
    const heads = [...sheet.querySelectorAll('th, td')];
    const isInLines = (text: Node, from: number, to: number): boolean => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const broken: string[] = [];
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const text = walker.currentNode;
      for (const word of (text.textContent ?? '').matchAll(/\S+/g))
        if (isInLines(text, word.index, word.index + word[0].length)) broken.push(word[0]);
    }
    return { beside: heads.filter((cell) => cell.getBoundingClientRect().right > room + 1).length, broken };
  });
  expect(beside).toBe(0);
  expect(broken).toEqual([]);
});

test('what waits to be confirmed says so in one row', async ({ comes }) => {
  const frida = new Driver(await comes('Frida', { settings: { confirm: 'commits' } }));
  const { page } = frida.person;
  await frida.sits('schichtwechsel', 2, 'Turn');
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.locator(size.layout)).toBeVisible();
      await frida.screen.mainAct.click(); // passing ends the round for who does
      await expect(frida.screen.mainAct).toContainText(say('web-table-for-good', {}, language));
      const { height } = (await frida.screen.mainAct.boundingBox()) ?? { height: 0 };
      expect.soft(height, `${language}, ${size.width} × ${size.height}`).toBeLessThan(64);
      expect.soft(await page.evaluate(cutOff), `${language}, ${size.width} × ${size.height}`).toEqual([]);
      await page.getByRole('button', { name: say('web-table-drop', {}, language), exact: true }).click();
    }
  }
});

async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((value) => {
    const settings = JSON.parse(localStorage.getItem('revier.settings') ?? '{}') as object;
    localStorage.setItem('revier.settings', JSON.stringify({ ...settings, language: value }));
  }, language);
  await page.reload();
}

/** Texts that reach beyond what shows them, and buttons under something else. Runs in the page. */
function cutOff(): string[] {
  const SLACK = 2; // pixels
  const SIDEWAYS = '.tb-strip, .tb-track, .ga-pano, .kkm-window, .kk-elsewhere, .gl-orders, .sw-sheet-row'; // pushed by hand
  const BOXES = '.kk-pithead, .kk-pithead h3, .kk-token, .kk-card, .kk-action, .btn, .panel, .tb-head';
  const found: string[] = [];
  type Edges = { left: number; right: number; top: number; bottom: number };
  const isBeyond = (text: Edges, box: Edges): boolean =>
    text.left < box.left - SLACK ||
    text.right > box.right + SLACK ||
    text.top < box.top - SLACK ||
    text.bottom > box.bottom + SLACK;
  const nameOf = (element: Element): string => `.${element.getAttribute('class') ?? element.tagName}`;

  /** What clips an element, if anything: scrolling up and down is fine, sideways only where it is meant. */
  const clipper = (element: Element, text: Edges): string | null => {
    const seen = { ...text };
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(around);
      if (textOverflow === 'ellipsis') return null; // names, which have a title
      const box = around.getBoundingClientRect();
      if (around.matches(SIDEWAYS)) return null;
      if (['auto', 'scroll'].includes(overflowY) && around.clientHeight > 0) {
        seen.top = Math.max(seen.top, box.top);
        seen.bottom = Math.min(seen.bottom, box.bottom);
        if (seen.bottom <= seen.top) return null; // scrolled away
      }
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      if (clips && isBeyond(seen, box)) return nameOf(around);
      if (position === 'fixed') break;
    }
    const all = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return isBeyond(seen, all) ? 'the window' : null;
  };

  /** Whether something within a box can be scrolled, so that it may hold more than it shows. */
  const scrolls = (element: Element, box: Element): boolean => {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(around).overflowY)) return true;
      if (around === box) break;
    }
    return false;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || parent === null || parent.closest('.unseen, script, style, title') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue;
      const by = clipper(parent, rect);
      if (by !== null) found.push(`“${text}” is cut off by ${by}`);
    }
    const box = parent.closest(BOXES);
    const isKey = parent.closest('.kk-key') !== null; // stands on the edge
    const isShown = range.getBoundingClientRect().width > 0 && !isKey;
    if (
      box !== null &&
      isShown &&
      !scrolls(parent, box) &&
      isBeyond(range.getBoundingClientRect(), box.getBoundingClientRect())
    )
      found.push(`“${text}” reaches beyond ${nameOf(box)}`);
    const plate = parent.closest('[data-plate]')?.querySelector('rect');
    if (plate != null && isBeyond(range.getBoundingClientRect(), plate.getBoundingClientRect()))
      found.push(`“${text}” reaches beyond its plate`);
  }

  for (const mark of document.querySelectorAll('.kk-token > .kk-key, .panel > header > .more')) {
    const over = mark.getBoundingClientRect();
    for (const other of mark.parentElement?.querySelectorAll('.kk-token-name, h3') ?? []) {
      const range = document.createRange();
      range.selectNodeContents(other);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > over.left + SLACK &&
          left < over.right - SLACK &&
          bottom > over.top + SLACK &&
          top < over.bottom - SLACK,
      );
      if (isUnder) found.push(`“${other.textContent}” lies under “${mark.textContent}”`);
    }
  }

  for (const row of document.querySelectorAll('.tb-wide .tb-running, .tb-small :is(.tb-running, .tb-strip)'))
    if (row.scrollWidth > row.clientWidth + SLACK) found.push(`${nameOf(row)} is broader than its place`);

  const bar = document.querySelector('.tb-options:not(.whole)');
  if (bar !== null && bar.scrollHeight > bar.clientHeight + SLACK) found.push('the action bar hides some of its rows');

  for (const told of document.querySelectorAll('.tb-wide .tb-story-told'))
    if (told.scrollHeight > told.clientHeight + SLACK) found.push(`“${told.textContent}” is cut`);

  for (const button of document.querySelectorAll(
    '.ga-choice:enabled, .sw-choice:enabled, .tb-option, .tb-story .btn',
  )) {
    if (getComputedStyle(button).visibility === 'hidden') continue; // behind “More”
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const y = (top + bottom) / 2;
    for (const x of [left + 6, right - 6]) {
      const met = document.elementFromPoint(x, y);
      const main = button.closest('.tb-main')?.getBoundingClientRect();
      const isAside = button.closest(SIDEWAYS) !== null && (x < 0 || x >= innerWidth);
      const isScrolledAway = isAside || (main !== undefined && (y > main.bottom || y < main.top));
      if (!isScrolledAway && (met === null || !(button.contains(met) || met.contains(button))))
        found.push(`${nameOf(button)} “${button.textContent}” lies under ${met === null ? 'the edge' : nameOf(met)}`);
    }
  }
  return [...new Set(found)];
}
