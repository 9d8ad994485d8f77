/** At the table: rules beside the game, talk, the result and the way back to it. */
import { devices, type Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { say } from './texts';

const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 14'];
const PHONE = { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch };

test('rules open in a window of their own, and lead back to the table', async ({ comes }) => {
  const frida = await comes('Frida');
  const { page } = frida;
  const table = await frida.playsABot();
  await frida.go(`/table/${table.id}`);
  const rules = page.getByRole('banner').getByRole('link', { name: say('web-table-rules') });
  await expect(rules).toHaveAttribute('rel', 'noopener');
  const opened = page.context().waitForEvent('page');
  await rules.click();
  const beside = await opened;
  await expect(beside).toHaveURL(/\/rules\/glueck-auf\?table=/);
  await expect(page).toHaveURL(new RegExp(`/table/${table.id}$`));
  await beside.getByRole('link', { name: say('web-rules-back') }).click();
  await expect(beside).toHaveURL(new RegExp(`/table/${table.id}$`));

  const spot = await page.evaluate(seenHelp);
  await page.mouse.move(spot.x, spot.y);
  const more = page.getByRole('tooltip').getByRole('link');
  const again = page.context().waitForEvent('page');
  await more.click();
  await expect(await again).toHaveURL(/\/rules\/glueck-auf\?table=.*#/);
  await expect(page).toHaveURL(new RegExp(`/table/${table.id}$`));
});

test('talk begins in its field, and what is new shows on a phone', async ({ comes }) => {
  const frida = await comes('Frida');
  const anton = await comes('Anton', { browser: PHONE });
  const table = await frida.opens({ players: 2 });
  await anton.sits(table, 1);
  await frida.starts(table);
  await anton.go(`/table/${table.id}`);
  const menu = anton.page.getByRole('button', { name: say('web-table-menu') });
  await expect(menu).toBeVisible();
  await expect(menu.locator('.tb-badge')).toHaveCount(0);

  await frida.go(`/table/${table.id}`);
  await frida.page.getByRole('button', { name: say('web-table-chat') }).click();
  await frida.page.keyboard.type('Glück auf, Anton!');
  await frida.page.keyboard.press('Enter');
  const lines = frida.page.getByRole('log', { name: say('web-table-chat') });
  await expect(lines.getByText('Glück auf, Anton!')).toBeVisible();

  await expect(menu.locator('.tb-badge')).toHaveText('1');
  await expect(menu).toHaveAccessibleName(say('web-table-with-unread', { what: say('web-table-menu'), count: 1 }));
  await menu.click();
  await anton.page
    .getByRole('dialog')
    .getByRole('button', { name: say('web-table-chat') })
    .click();
  await expect(anton.page.getByText('Glück auf, Anton!')).toBeVisible();
  await anton.page.keyboard.press('Escape');
  await expect(menu.locator('.tb-badge')).toHaveCount(0);
});

test('from the board of a finished game one comes back to its result', async ({ comes }) => {
  const frida = await comes('Frida');
  const { page } = frida;
  const table = await frida.seesAGame();
  await frida.go(`/table/${table.id}`);
  const sheet = page.getByText(say('web-sheet-title'));
  await page.getByRole('button', { name: say('web-table-see-board') }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: say('web-table-to-result') }).click();
  await expect(sheet).toBeVisible();
});

test('on a phone a finished game shows its result, the board, and its result again, none of it cut', async ({
  comes,
}) => {
  const frida = await comes('Frida', { browser: PHONE, settings: { language: 'de' } });
  const { page } = frida;
  const inGerman = (key: string): string => say(key, {}, 'de'); // of long words
  const table = await frida.seesAGame(5, 'kohle-und-kolonie-revised');
  await frida.go(`/table/${table.id}`);
  const sheet = page.getByRole('table').filter({ hasText: inGerman('web-sheet-title') });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('link', { name: inGerman('web-table-watch-replay') })).toBeInViewport(); // and what is next
  await whole(page.locator('.plot-room'));
  await whole(page.locator('.result-sheet'));
  await page.getByRole('button', { name: inGerman('web-table-see-board') }).click();
  await expect(sheet).toBeHidden();
  await page
    .getByRole('navigation')
    .getByRole('button', { name: inGerman('web-table-tab-score') })
    .click();
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('link', { name: inGerman('web-table-watch-replay') })).toBeVisible();
});

for (const [name, size] of [
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a replay shows its plot whole: ${name}`, async ({ comes }) => {
    const frida = await comes('Frida', { browser: { viewport: size } });
    const table = await frida.seesAGame();
    await frida.go(`/replay/${table.id}/20`);
    const way = name === 'phone' ? 'web-table-menu' : 'web-replay-more';
    await frida.page.getByRole('button', { name: say(way) }).click();
    await whole(frida.page.locator('.plot-room'));
    await expect(frida.page).toHaveTitle(/Glück Auf.*Revier/);
  });
}

test('people talk while they wait, and on a phone a tab says what was not read', async ({ comes }) => {
  const frida = await comes('Frida');
  const anton = await comes('Anton', { browser: PHONE });
  const table = await frida.opens({ players: 2, access: 'open' });
  await anton.sits(table, 1);
  await frida.go(`/table/${table.id}`);
  await anton.go(`/table/${table.id}`);
  await frida.page.getByRole('button', { name: say('web-table-say-hello') }).click();
  const talk = anton.page.getByRole('log', { name: say('web-table-chat') });
  await expect(talk.getByText(say('web-table-say-hello'))).toBeVisible();

  await frida.starts(table);
  const tab = anton.page.getByRole('navigation').getByRole('button', { name: say('web-table-chat') });
  await tab.click();
  await expect(talk.getByText(say('web-table-say-hello'))).toBeVisible();
  await anton.page
    .getByRole('navigation')
    .getByRole('button', { name: say('web-table-tab-log') })
    .click();
  await frida.page.keyboard.press('c');
  await expect(frida.page.getByRole('textbox', { name: say('web-table-chat-say') })).toBeFocused();
  await frida.page.keyboard.type('Your turn?');
  await frida.page.keyboard.press('Enter');
  await expect(tab.getByText(say('web-table-unread', { count: 1 }))).toBeAttached();
  await tab.click();
  await expect(talk.getByText('Your turn?')).toBeVisible();
  await expect(tab.getByText(say('web-table-unread', { count: 1 }))).toHaveCount(0);
});

/** The middle of something that is explained and that nothing covers. */
function seenHelp(): { x: number; y: number } {
  for (const place of document.querySelectorAll('[data-help]')) {
    const { x, y, width, height } = place.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (place.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  }
  throw new Error('nothing is explained');
}

/** Nothing of it is beside what is seen, and its words are not too small to read. */
async function whole(place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const { beside, letters } = await place.evaluate((element) => {
    const room = element.closest('.panel')?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const drawn = element.querySelector('svg.plot');
    const scale =
      drawn === null ? 1 : drawn.getBoundingClientRect().width / (drawn as SVGSVGElement).viewBox.baseVal.width;
    const beside = Math.max(element.scrollWidth - element.clientWidth, own.right - (room?.right ?? own.right));
    return { beside, letters: 13 * scale };
  });
  expect(beside).toBeLessThanOrEqual(1);
  expect(letters).toBeGreaterThan(11);
}
