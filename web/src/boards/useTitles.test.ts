import { expect, it } from 'vitest';
import type { Game } from '../lib/games';
import { Texts } from '../lib/texts';
import { called, unbrought } from './useTitles';

const game = (id: string, family: string, edition = ''): Game => ({
  id,
  family,
  edition,
  prefix: 'lo',
  rules: 1,
  players: [2, 3],
  options: {},
  takes_components: '',
  ranks: [],
  is_off: false,
});

function namesOf(games: readonly Game[], source: string): string[] {
  const texts = new Texts('en');
  texts.add('loren', source);
  const [title] = unbrought(games).map((found) => called(found, texts));
  return title === undefined
    ? []
    : [title.name, ...title.editions.map(({ name }) => name)].map((key) => texts.say(key));
}

it('calls a title that only the server knows as its catalogue does', () => {
  expect(namesOf([game('loren', 'loren')], 'lo-title = Carts')).toEqual(['Carts', 'Carts']);
});

it('calls it by its id where the catalogue does not say', () => {
  const editions = [game('night-shift-1', 'night-shift', '1'), game('night-shift-2', 'night-shift', '2')];
  expect(namesOf(editions, '')).toEqual(['night shift', 'night shift 1', 'night shift 2']);
});
