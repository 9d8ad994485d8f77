/** Boards and components that the players bring along. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Person, test } from './fixtures';
import { Driver } from './play';
import { say } from './texts';

const TITLES = join(import.meta.dirname, '../../src/revier/games');

/** The printed board, with a village of our own in the place of Linden. */
function ownBoard(): string {
  const printed = readFileSync(join(TITLES, 'kohle_und_kolonie/board.toml'), 'utf8');
  return printed
    .replaceAll('"linden"', '"neustadt"')
    .replaceAll('v:linden', 'v:neustadt')
    .replaceAll('name = "Linden"', 'name = "Neustadt"');
}

/** Fill in the set-up page with a file, and press what opens the table. */
async function begins({ page }: Person, summary: string, text: string, first?: () => Promise<void>): Promise<void> {
  await page.getByText(say(summary)).click();
  await page
    .getByLabel(say('web-own-file'))
    .setInputFiles({ name: 'own.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByText(say('web-file-chosen', { file: 'own.toml' }))).toBeVisible();
  for (const number of [2, 3]) {
    await page.getByRole('combobox', { name: say('kernel-seat', { number }) }).selectOption('lehrling');
  }
  await first?.();
  await page.getByRole('button', { name: say('web-start-game') }).click();
}

/** As from a slow disk: until `read` is dispatched, nothing of a file is there. */
function readLater(): void {
  const { text } = Blob.prototype;
  Blob.prototype.text = async function () {
    await new Promise((done) => addEventListener('read', done, { once: true }));
    return text.call(this);
  };
}

test('a board of one’s own is played on in the browser', { tag: '@long' }, async ({ comes }) => {
  test.setTimeout(900_000);
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  await frida.person.go('/new/kohle-und-kolonie-revised');
  await begins(frida.person, 'web-own-board', ownBoard());
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('[data-help="village:neustadt"]').first()).toBeVisible();
  await expect(page.getByText('Neustadt').first()).toBeAttached();
  await frida.play();
  await expect(frida.screen.sheet).toBeVisible();
  await frida.person.go(page.url().replace(/.*\/table\//, '/replay/') + '/5');
  await expect(page.getByText('Neustadt').first()).toBeAttached();
});

test('a board of one’s own is drawn with its own names, however long it takes to read', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  await page.addInitScript(readLater);
  await frida.person.go('/new/kohle-und-kolonie-revised');
  await begins(frida.person, 'web-own-board', ownBoard(), async () => {
    await expect(page.getByRole('button', { name: say('web-start-game') })).toBeDisabled();
    await page.evaluate(() => dispatchEvent(new Event('read')));
  });
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText('Neustadt').first()).toBeAttached();
  await frida.play(6);
});

test('components of one’s own are played with in the browser', async ({ comes }) => {
  const frida = new Driver(await comes('Frida'));
  const { page } = frida.person;
  await frida.person.go('/new/schichtwechsel');
  await begins(
    frida.person,
    'web-own-components',
    readFileSync(join(TITLES, 'schichtwechsel/components.toml'), 'utf8'),
  );
  await expect(page).toHaveURL(/\/table\//);
  await frida.play(10);
});

test('a file that cannot be read is not passed over: another is chosen, or none', async ({ comes }) => {
  const frida = await comes('Frida');
  const { page } = frida;
  await frida.go('/new/kohle-und-kolonie-revised');
  await page.getByText(say('web-own-board')).click();
  const brings = (text: string): Promise<void> =>
    page
      .getByLabel(say('web-own-file'))
      .setInputFiles({ name: 'own.toml', mimeType: 'text/plain', buffer: Buffer.from(text) });
  const opens = page.getByRole('button', { name: say('web-open-table') });
  await brings('no = such = thing');
  await expect(page.getByText(say('web-bad-file-line', { line: 1 }))).toBeVisible();
  await expect(page.getByText(say('web-file-first'))).toBeVisible();
  await expect(opens).toBeDisabled();
  await brings(ownBoard());
  await expect(opens).toBeEnabled();
  await expect(page.getByText(say('web-bad-file-line', { line: 1 }))).toBeHidden();
  await brings('no = such = thing');
  await expect(opens).toBeDisabled();
  await page.getByRole('button', { name: say('web-file-drop') }).click();
  await expect(page.getByText(say('web-file-chosen', { file: 'own.toml' }))).toBeHidden();
  await opens.click();
  await expect(page).toHaveURL(/\/table\//);
});

test('what is wrong with a board of one’s own is told, every fault of it', async ({ comes, complaints }) => {
  const frida = await comes('Frida');
  await frida.go('/new/kohle-und-kolonie-revised');
  await begins(frida, 'web-own-board', ownBoard().replaceAll('settlement_spaces = 2', 'settlement_spaces = 20'));
  const faults = frida.page.getByRole('alert').filter({ hasText: say('web-own-faults') });
  await expect(faults.getByRole('listitem').first()).toContainText('settlement_spaces');
  const wrong = ownBoard().replaceAll('settlement_spaces = 2', 'settlement_spaces = 20').split('\n');
  const line = wrong.findIndex((text) => text.includes('settlement_spaces = 20')) + 1;
  await expect(faults.getByRole('listitem').first()).toContainText(say('web-fault-line', { line }));
  expect(await faults.getByRole('listitem').count()).toBeGreaterThan(1);
  expect(complaints.splice(0).filter((line) => !line.includes('422'))).toEqual([]); // a refusal is in the console, too
});

for (const [game, summary] of [
  ['kohle-und-kolonie-revised', 'web-own-board'],
  ['schichtwechsel', 'web-own-components'],
] as const) {
  test(`our file of ${game} is a template: taken along and brought again, it opens a table`, async ({ comes }) => {
    const frida = await comes('Frida');
    const { page } = frida;
    await frida.go(`/new/${game}`);
    await page.getByText(say(summary)).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: say('web-template') }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.toml$/);
    await page.getByLabel(say('web-own-file')).setInputFiles(await file.path());
    await page.getByRole('button', { name: say('web-open-table') }).click();
    await expect(page).toHaveURL(/\/table\//);
  });
}
