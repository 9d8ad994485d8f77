/** The first game with hints: whoever follows the spotlight is led through the opening of each title. */
import { devices } from '@playwright/test';
import { expect, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 14'];
const PHONE = { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch };
const LONG_MS = 600_000;
const MOST_MOVES = 40;

type Seen = { hint: string | null; ring: { x: number; y: number } | null; isCovered: boolean };

/** What the guide says and points at; whether its words lie over that. */
function look(): Seen {
  const guide = document.querySelector('.guide');
  const rings = [...document.querySelectorAll('.spotlight-ring')].map((ring) => ring.getBoundingClientRect());
  const words = guide?.getBoundingClientRect();
  const [first] = rings;
  const covers = (ring: DOMRect): boolean =>
    words !== undefined &&
    Math.min(ring.right, words.right) - Math.max(ring.left, words.left) > 1 &&
    Math.min(ring.bottom, words.bottom) - Math.max(ring.top, words.top) > 1;
  return {
    hint: guide?.getAttribute('data-hint') ?? null,
    ring: first === undefined ? null : { x: first.x + first.width / 2, y: first.y + first.height / 2 },
    isCovered: rings.some(covers),
  };
}

class Pupil extends Driver {
  readonly given: string[] = [];
  finger = false;

  /** Follow the guide until it has said all of this. */
  async follows(wanted: readonly string[]): Promise<void> {
    const { page } = this.person;
    await expect(page.locator('.guide')).toBeVisible();
    const isDone = (): boolean => wanted.every((hint) => this.given.includes(hint));
    for (let moves = 0; moves < MOST_MOVES && !isDone(); moves += 1) {
      await this.watch.until(() => this.watch.isAsked);
      const before = await this.settled();
      await page.screenshot({});
      if (before.hint === null) {
        await this.choose();
        continue;
      }
      if (!this.given.includes(before.hint)) this.given.push(before.hint);
      expect(before.isCovered, `${before.hint} lies over what it asks for`).toBe(false);
      if (before.ring === null) {
        await page.locator('.guide-buttons button').first().click();
        continue;
      }
      const { sent, ply } = this.watch;
      if (this.finger) await page.touchscreen.tap(before.ring.x, before.ring.y);
      else await page.mouse.click(before.ring.x, before.ring.y);
      const isSent = await this.watch.until(() => this.watch.sent > sent, 1_500);
      if (isSent) await this.watch.until(() => this.watch.ply !== ply);
    }
    expect(
      wanted.filter((hint) => !this.given.includes(hint)),
      `given: ${this.given.join(' ')}`,
    ).toEqual([]);
  }

  /** The guide once it stands still. */
  private async settled(): Promise<Seen> {
    let last = '';
    let seen: Seen = { hint: null, ring: null, isCovered: false };
    for (let looks = 0; looks < 12; looks += 1) {
      seen = await this.person.page.evaluate(look);
      const now = JSON.stringify(seen);
      if (now === last && looks > 3) break;
      last = now;
      await this.person.page.waitForTimeout(120);
    }
    return seen;
  }
}

const OPENINGS = {
  'glueck-auf': [
    'ga-hello',
    'ga-draft',
    'ga-draft-last',
    'ga-place',
    'ga-bought',
    'ga-go-down',
    'ga-steps',
    'ga-load',
    'ga-up',
    'ga-fill',
    'ga-deliver',
    'ga-scored',
  ],
  'kohle-und-kolonie': ['kk-hello', 'kk-turn', 'kk-pick', 'kk-claims', 'kk-bought'],
  schichtwechsel: ['sw-hello', 'sw-cube', 'sw-tile', 'sw-turn', 'sw-pay'],
} as const;

for (const [game, hints] of Object.entries(OPENINGS)) {
  test(`whoever follows the spotlight learns ${game}`, async ({ comes }) => {
    test.setTimeout(LONG_MS);
    const frida = new Pupil(await comes('Frida', { browser: { viewport: { width: 1280, height: 800 } } }));
    await frida.person.go(`/rules/${game}`);
    await frida.person.page.getByRole('link', { name: say('web-rules-guide') }).click();
    await frida.follows(hints.map((hint) => `web-guide-${hint}`));
  });
}

test('the spotlight leads on a phone as well', async ({ comes }) => {
  test.setTimeout(LONG_MS);
  const frida = new Pupil(await comes('Frida', { browser: PHONE }), 'touch');
  frida.finger = true;
  await frida.person.go('/learn/glueck-auf');
  await frida.follows(OPENINGS['glueck-auf'].map((hint) => `web-guide-${hint}`));
});

test('another way may be gone, and the lesson goes on from there', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  await frida.person.go('/learn/glueck-auf');
  const guide = page.locator('.guide');
  await expect(guide).toHaveAttribute('data-hint', 'web-guide-ga-hello');
  const { id } = await asked(frida);
  const other = frida.watch.game?.options.find((option) => option.id !== id);
  await page.locator(`[data-target="${other?.targets[0]}"]`).click();
  await expect(guide).toHaveAttribute('data-hint', 'web-guide-ga-draft');
  await expect(guide.getByText(say('web-guide-aside'))).toBeVisible();
});

test('a lesson is left and resumed, also after a reload', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  await frida.person.go('/learn/glueck-auf');
  const guide = page.locator('.guide');
  await expect(guide).toHaveAttribute('data-hint', 'web-guide-ga-hello');
  const table = page.url();
  await frida.choose();
  await expect(guide).toHaveAttribute('data-hint', 'web-guide-ga-draft');
  await page.reload();
  await expect(guide).toHaveAttribute('data-hint', 'web-guide-ga-draft');
  await page.getByRole('button', { name: say('web-guide-leave') }).click();
  await expect(guide).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: say('web-guide-again') }).click();
  await expect(guide).toHaveAttribute('data-hint', 'web-guide-ga-draft');
  await page.getByRole('button', { name: say('web-guide-leave') }).click();
  await frida.person.go('/learn/glueck-auf');
  await expect(page).toHaveURL(table);
  await expect(guide).toHaveAttribute('data-hint', 'web-guide-ga-draft');
});

/** The option in the spotlight: its ring lies around the place that stands for it. */
async function asked(driver: Driver): Promise<{ id: number }> {
  await expect(driver.person.page.locator('.spotlight-ring').first()).toBeVisible();
  await driver.watch.until(() => driver.watch.isAsked);
  const target = await driver.person.page.evaluate(() => {
    const ring = document.querySelector('.spotlight-ring')?.getBoundingClientRect();
    const met = ring && document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
    return met?.closest('[data-target]')?.getAttribute('data-target') ?? '';
  });
  const option = driver.watch.game?.options.find(({ targets }) => targets.includes(target));
  return { id: option?.id ?? -1 };
}
