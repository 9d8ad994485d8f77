/** Addresses that lead nowhere say so in true words, and at once. */
import { expect, test } from './fixtures';
import { say } from './texts';
import { Watch } from './watch';

test('a table that does not exist is said not to', async ({ comes, complaints }) => {
  const frida = await comes('Frida');
  const watch = new Watch(frida.page);
  for (const id of ['zzzzzzzzzzzz', 'zzzz', 'ABC-123']) {
    await frida.go(`/table/${id}`);
    await expect(frida.page.getByRole('heading', { name: say('server-no-table') })).toBeVisible();
  }
  expect(watch.opened).toBe(3); // none of them was tried twice
  forget(complaints);
});

test('a replay that does not exist is said not to', async ({ comes, complaints }) => {
  const frida = await comes('Frida');
  for (const id of ['zzzzzzzzzzzz', 'zzzz']) {
    await frida.go(`/replay/${id}`);
    await expect(frida.page.getByText(say('server-no-table'))).toBeVisible();
    await expect(frida.page).toHaveTitle(`${say('web-replay-title')} · Revier`);
  }
  forget(complaints);
});

test('a game that does not exist has no rules and no tables, and what there is follows', async ({ comes }) => {
  const frida = await comes('Frida');
  await frida.go('/rules/chess');
  await expect(frida.page.getByText(say('web-rules-none'))).toBeVisible();
  await frida.page
    .getByRole('main')
    .getByRole('link', { name: say('web-title-schichtwechsel') })
    .click();
  await expect(frida.page).toHaveURL(/\/rules\/schichtwechsel$/);
  await frida.go('/new/chess');
  await expect(frida.page.getByRole('heading', { name: say('web-not-found-title') })).toBeVisible();
});

test('an invitation link that lost a part of itself says so', async ({ comes }) => {
  const frida = await comes('Frida');
  await frida.go('/#join=AbC_12');
  await expect(frida.page.getByText(say('web-join-broken'))).toBeVisible();
  await expect(frida.page).toHaveURL(/\/$/);
});

/** Browsers tell of every refusal by themselves. */
function forget(complaints: string[]): void {
  const others = complaints.filter((text) => !/WebSocket connection to|status of 4\d\d/.test(text));
  complaints.splice(0, complaints.length, ...others);
}
