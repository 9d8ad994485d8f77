import { expect, test } from 'vitest';
import { folded, hasWords, namedHelp, plainHelp } from './words';

test('a help text is said without the number of its rule', () => {
  expect(plainHelp('Cart: takes one cube. GA-6.2')).toBe('Cart: takes one cube.');
  expect(namedHelp('Berline\u00a0: contient un cube. GA-6.2')).toEqual({ name: 'Berline', rest: 'contient un cube.' });
});

test('words are found without their accents and capitals, in any order', () => {
  expect(folded('Förderkorb groß œuvre')).toBe('forderkorb gross oeuvre');
  expect(hasWords('Der Förderkorb fährt', 'fahrt forder')).toBe(true);
  expect(hasWords('Der Förderkorb fährt', 'fahrt kohle')).toBe(false);
  expect(hasWords('L’étage de l’extraction', 'etage')).toBe(true);
});
