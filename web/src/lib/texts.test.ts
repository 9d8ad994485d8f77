import { expect, test } from 'vitest';
import { Texts } from './texts';

test('a long argument is cut and not lost', () => {
  const texts = new Texts('en');
  texts.add('some', 'some-fault = There is { $detail }.');
  expect(texts.say('some-fault', { detail: 'x'.repeat(9000) })).toMatch(/^There is x+ …\.$/);
  expect(texts.say('some-fault', { detail: Array.from({ length: 999 }, () => 'bot') })).toMatch(
    /^There is bot, .* …\.$/,
  );
});
