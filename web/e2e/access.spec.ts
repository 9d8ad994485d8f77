/** Everyone can play: axe-core finds nothing to complain about, on any screen. */
import AxeBuilder from '@axe-core/playwright';
import type { Settings } from '../src/lib/settings';
import { expect, type Person, test } from './fixtures';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
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

async function barriers({ page }: Person, { name }: Screen): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${name}: ${id} at ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
}
