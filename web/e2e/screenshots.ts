/** A picture of every screen, to be looked at (`make screenshots`). */
import { join } from 'node:path';
import type { Language } from '../src/lib/texts';
import { expect, type Person, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

const FOLDER = join(import.meta.dirname, '../../screenshots');
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const TITLES = [
  ['kohle-und-kolonie-2013', 3],
  ['kohle-und-kolonie-revised', 5],
  ['schichtwechsel', 2],
  ['schichtwechsel', 4],
] as const;
const SPOKEN: Readonly<Record<string, readonly Language[]>> = {
  'desktop-paper': ['en', 'de', 'fr'],
  'phone-paper': ['en', 'de'],
};

for (const size of ['desktop', 'phone'] as const) {
  for (const theme of ['paper', 'coal'] as const) {
    for (const language of SPOKEN[`${size}-${theme}`] ?? ['en']) {
      test(`${size}, ${theme}, ${language}`, async ({ comes }) => {
        test.setTimeout(400_000);
        const browser = { viewport: SIZES[size], hasTouch: size === 'phone', isMobile: size === 'phone' };
        const frida = await comes('Frida', { settings: { theme, language }, browser });
        const take = (name: string): Promise<unknown> => picture(frida, [size, theme, language, name].join('-'));
        await shell(frida, take);
        await games(frida, size === 'phone', take);
      });
    }
    for (const [game, players] of TITLES) {
      test(`${game} with ${players}: ${size}, ${theme}`, async ({ comes }) => {
        test.setTimeout(900_000);
        const browser = { viewport: SIZES[size], hasTouch: size === 'phone', isMobile: size === 'phone' };
        const frida = await comes('Frida', { settings: { theme }, browser });
        await phases(new Driver(frida, size === 'phone' ? 'touch' : 'mouse'), game, players, (name) =>
          picture(frida, [size, theme, `${game}-${players}`, name].join('-')),
        );
      });
    }
  }
}

/** A whole game: every kind of question in every phase, the end, and a look back. */
async function phases(driver: Driver, game: string, players: number, take: Take): Promise<void> {
  const { person, screen, watch } = driver;
  const table = await person.playsBots(game, players, 'greedy');
  await screen.open(table);
  const seen = new Set<string>();
  while (!watch.isOver) {
    await watch.until(() => watch.isAsked || watch.isOver, 60_000);
    const kind = watch.game?.decision?.kind ?? 'end';
    const { phase } = watch.game?.view as { phase?: string | number };
    if (!watch.isOver && !seen.has(`${phase} ${kind}`)) {
      seen.add(`${phase} ${kind}`);
      await expect(screen.choosable.first()).toBeVisible();
      await take(`phase-${phase}-${kind}`);
    }
    await driver.play(1);
  }
  await expect(screen.sheet).toBeVisible();
  await expect(person.page.locator('.plot')).toBeVisible();
  await take('sheet');
  await person.go(`/replay/${table.id}/60`);
  await take('replay');
}

type Take = (name: string) => Promise<unknown>;

async function picture({ page }: Person, name: string): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

async function shell(person: Person, take: Take): Promise<void> {
  await person.playsABot();
  const waiting = await person.opens({ players: 3 });
  const over = await person.seesAGame(3);
  const screens = {
    lobby: '/',
    'new-table': '/new/glueck-auf',
    account: '/me',
    games: '/games',
    replays: '/replays',
    rules: '/rules/glueck-auf',
    waiting: `/table/${waiting.id}`,
    end: `/table/${over.id}`,
    replay: `/replay/${over.id}/60`,
    'not-found': '/no-such-page',
  };
  for (const [name, path] of Object.entries(screens)) {
    await person.go(path);
    await take(name);
  }
}

async function games(person: Person, isPhone: boolean, take: Take): Promise<void> {
  const driver = new Driver(person, isPhone ? 'touch' : 'mouse');
  const table = await person.opens({ players: 4 });
  for (const seat of [1, 2, 3]) await person.invites(table, seat, 'greedy');
  await person.starts(table);
  await driver.screen.open(table);
  await take('table-start');
  for (const target of ['space:pit_8', 'space:factory_draw']) {
    while (!(await driver.isOffered(target))) await driver.choose();
    await take(`table-${target.slice(6)}-before`);
    const { ply } = driver.watch;
    const { id } = driver.watch.game?.options.find((option) => option.targets.includes(target)) ?? { id: 0 };
    await person.ask('POST', `/api/tables/${table.id}/actions`, { ply, action: id, client: `picture-${ply}` });
    await driver.watch.until(() => driver.watch.ply > ply && driver.watch.isAsked, 20_000);
    await take(`table-${target.slice(6)}`);
  }
  await hotSeat(person, take);
}

async function hotSeat(person: Person, take: Take): Promise<void> {
  const table = await person.opens({ players: 2 });
  await person.ask('POST', `/api/tables/${table.id}/hot-seat`, { seat: 1, name: 'Mira' });
  await person.starts(table);
  await person.go(`/table/${table.id}`);
  await take('hand-over');
}

test('a stranger is asked for a name', async ({ comes }) => {
  const frida = await comes('Frida', { isGuest: false });
  await frida.go('/');
  await frida.page
    .getByRole('region', { name: say('web-machines') })
    .getByRole('button')
    .first()
    .click();
  await picture(frida, 'desktop-paper-en-name');
});
