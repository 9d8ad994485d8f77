// On a phone what has no place on the board stands in the bar, as far as there is room for it.
import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showWith } from '../boards/sample';
import { change } from '../lib/settings';
import { PhoneOptions } from './Options';

beforeEach(() => change({ language: 'en' }));
afterEach(cleanup);

function bar(targets: readonly string[], text = 'Move 1 space by road', leaving: object | null = null): void {
  const options = targets.map((target, id) => ({ id, text, args: {}, targets: [target], commits: false }));
  const groups = [{ text: null, letter: null, options: options.map((option) => ({ option, key: null })) }];
  const choosing = {
    arranged: { groups, leaving },
    chosen: { picked: [], pending: null },
    sent: null,
    textOf: () => text,
  };
  const props = { choosing, module: {} } as unknown as ComponentProps<typeof PhoneOptions>;
  showWith(['web_table'])(<PhoneOptions {...props} />);
}

const names = async (): Promise<string[]> =>
  (await screen.findAllByRole('button')).map((button) => button.textContent.trim());

test('two ways of which the board shows neither are two buttons', async () => {
  bar(['button:option_a', 'button:option_b']);
  expect(await names()).toEqual(['Move 1 space by road', 'Move 1 space by road']);
});

test.each([
  ['the board is touched', ['space:pit_4', 'space:pit_6'], undefined, null],
  ['there are more', ['button:a', 'button:b', 'button:c'], undefined, null],
  ['they are long', ['button:a', 'button:b'], 'Pay one white stone and one of your own instead of a coin', null],
  ['one may do without', ['button:a', 'button:b'], undefined, {}],
] as const)('a list leads to them where %s', async (_, targets, text, leaving) => {
  bar(targets, text, leaving);
  const all = await names();
  expect(all).toHaveLength(1);
  expect(all[0]).toMatch(new RegExp(`${targets.length}$`));
});
