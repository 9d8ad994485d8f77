/** Everyone can play: axe-core finds nothing to complain about, on any screen. */
import AxeBuilder from '@axe-core/playwright';
import type { Settings } from '../src/lib/settings';
import { expect, type Person, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Who speaks to the page says what stands on a button; axe looks for it only if told. */
const NAMES = 'label-content-name-mismatch';
/** Components show values, captions and keys; their name is what choosing them does. */
const ON_BOARD = '[data-target]';
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

type Screen = { name: string; path: string };

async function screens(person: Person): Promise<Screen[]> {
  const running = await person.playsABot();
  const over = await person.seesAGame();
  const waiting = await person.opens({ players: 3 });
  return [
    { name: 'lobby', path: '/' },
    { name: 'new table', path: '/new/glueck-auf' },
    { name: 'account', path: '/me' },
    { name: 'my games', path: '/games' },
    { name: 'replays', path: '/replays' },
    { name: 'rules', path: '/rules/glueck-auf' },
    { name: 'waiting room', path: `/table/${waiting.id}` },
    { name: 'table', path: `/table/${running.id}` },
    { name: 'end', path: `/table/${over.id}` },
    { name: 'replay', path: `/replay/${over.id}/30` },
    { name: 'not found', path: '/no-such-page' },
  ];
}

for (const size of ['desk', 'phone'] as const) {
  for (const theme of ['paper', 'coal'] as const) {
    for (const language of ['de', 'en', 'fr'] as const) {
      const isQuick = language === 'en' && size === 'desk';
      test(`no barriers: ${size}, ${theme}, ${language}`, isQuick ? {} : { tag: '@long' }, async ({ comes }) => {
        const settings: Partial<Settings> = { theme, language };
        const frida = await comes('Frida', { settings, browser: { viewport: SIZES[size] } });
        const found: string[] = [];
        for (const screen of await screens(frida)) {
          await frida.go(screen.path);
          await expect(frida.page.getByRole('heading').first()).toBeVisible();
          await frida.page.waitForLoadState('networkidle');
          found.push(...(await barriers(frida, screen)));
        }
        expect(found).toEqual([]);
      });
    }
  }
}

for (const [game, players] of [
  ['kohle-und-kolonie-2013', 4],
  ['kohle-und-kolonie-revised', 5],
  ['schichtwechsel', 4],
] as const) {
  for (const size of ['desk', 'phone'] as const) {
    for (const theme of ['paper', 'coal'] as const) {
      test(`no barriers in ${game}: ${size}, ${theme}`, { tag: '@long' }, async ({ comes }) => {
        test.setTimeout(600_000);
        const isPhone = size === 'phone';
        const browser = { viewport: SIZES[size], hasTouch: isPhone };
        const frida = new Driver(await comes('Frida', { settings: { theme }, browser }), isPhone ? 'touch' : 'mouse');
        await frida.screen.open(await frida.person.playsBots(game, players));
        const found = await whilePlaying(frida, 80);
        const over = await frida.person.seesAGame(players, game);
        for (const path of [`/table/${over.id}`, `/replay/${over.id}/40`]) {
          await frida.person.go(path);
          await frida.person.page.waitForLoadState('networkidle');
          found.push(...(await barriers(frida.person, { name: path, path })));
        }
        expect(found).toEqual([]);
      });
    }
  }
}

test('no barriers in what lies over the table', async ({ comes }) => {
  const frida = await comes('Frida');
  const { page } = frida;
  const table = await frida.playsABot();
  await frida.go(`/table/${table.id}`);
  const found: string[] = [];
  for (const [name, path] of [
    ['web-table-chat', ''],
    ['web-settings', ''],
    ['web-table-menu', ''],
    ['web-table-log', 'web-table-menu'],
    ['web-table-keys', 'web-table-menu'],
  ] as const) {
    const isInRail = name === 'web-table-chat' || name === 'web-table-log'; // a tab of it, and nothing over the board
    if (path !== '') await page.getByRole('button', { name: say(path) }).click();
    await page
      .getByRole('button', { name: say(name), exact: true })
      .last()
      .click();
    if (isInRail) await expect(page.getByRole('tab', { name: say(name) })).toHaveAttribute('aria-selected', 'true');
    else await expect(page.getByRole('dialog')).toBeVisible();
    found.push(...(await barriers(frida, { name, path })));
    if (name === 'web-table-chat') {
      await page.keyboard.type('Glück auf!');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log', { name: say(name) }).getByText('Glück auf!')).toBeVisible();
      found.push(...(await barriers(frida, { name: 'chat with a line', path })));
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(found).toEqual([]);
});

test('no barriers on the boards of the other titles', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const found: string[] = [];
  for (const game of ['kohle-und-kolonie-revised', 'schichtwechsel']) {
    await frida.screen.open(await frida.person.playsBots(game, 3));
    found.push(...(await whilePlaying(frida, 4)));
  }
  expect(found).toEqual([]);
});

/** Look at every kind of question that turns up within so many choices. */
async function whilePlaying(driver: Driver, choices: number): Promise<string[]> {
  const seen = new Set<string>();
  const found: string[] = [];
  const last = driver.choices + choices;
  while (driver.choices < last && !driver.watch.isOver) {
    await driver.watch.until(() => driver.watch.isAsked || driver.watch.isOver);
    const kind = driver.watch.game?.decision?.kind ?? '';
    if (!driver.watch.isOver && !seen.has(kind)) {
      seen.add(kind);
      await expect(driver.screen.choosable.first()).toBeVisible();
      found.push(...(await barriers(driver.person, { name: kind, path: '' })));
    }
    await driver.play(1);
  }
  return found;
}

async function barriers({ page }: Person, { name }: Screen): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const names = await new AxeBuilder({ page }).withRules(NAMES).exclude(ON_BOARD).analyze();
  return [...violations, ...names.violations].flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${name}: ${id} at ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
}
