import { expect, test } from 'vitest';
import { Problem } from '../lib/api';
import { noTableText } from './problems';

const say = (key: string): string => `<${key}>`;

test('an address that no table could have is that of none, and says nothing of its letters', () => {
  const told = 'table: String should match pattern ^[a-z]{12}$';
  expect(noTableText(new Problem(422, 'server-invalid', told), say)).toBe('<server-no-table>');
});

test('any other refusal is told in the words of the server', () => {
  expect(noTableText(new Problem(404, 'server-no-table', 'There is no such table.'), say)).toBe(
    'There is no such table.',
  );
  expect(noTableText(new Problem(0, 'web-offline', ''), say)).toBe('<web-offline>');
});
