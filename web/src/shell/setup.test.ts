import { expect, test } from 'vitest';
import {
  isComplete,
  lacksNames,
  mySeat,
  paceSent,
  type Sitter,
  USUAL_PACE,
  usualSetup,
  withPlayers,
  withSitter,
} from './setup';

const kinds = (seats: readonly Sitter[]): string[] => seats.map(({ kind }) => kind);

test('a usual table has me first and waits for the others', () => {
  const setup = usualSetup('glueck-auf', 3);
  expect(kinds(setup.seats)).toEqual(['me', 'open', 'open']);
  expect(isComplete(setup)).toBe(false);
});

test('I sit on one seat only', () => {
  const seats = withSitter(usualSetup('glueck-auf', 3).seats, 2, { kind: 'me' });
  expect(kinds(seats)).toEqual(['open', 'open', 'me']);
  expect(mySeat(seats)).toBe(2);
});

test('with fewer players I keep a seat; who only watches gets none', () => {
  const last = withSitter(usualSetup('glueck-auf', 4).seats, 3, { kind: 'me' });
  expect(kinds(withPlayers(last, 2))).toEqual(['me', 'open']);
  const watching = withSitter(usualSetup('glueck-auf', 3).seats, 0, { kind: 'bot', bot: 'hauer' });
  expect(mySeat(watching)).toBeNull();
  expect(kinds(withPlayers(watching, 2))).toEqual(['bot', 'open']);
});

test('a table without open seats can begin; friends need names', () => {
  const setup = usualSetup('glueck-auf', 2);
  const named = { ...setup, seats: withSitter(setup.seats, 1, { kind: 'hot', name: 'Otto' }) };
  const unnamed = { ...setup, seats: withSitter(setup.seats, 1, { kind: 'hot', name: ' ' }) };
  expect(isComplete(named)).toBe(true);
  expect(lacksNames(named)).toBe(false);
  expect(lacksNames(unnamed)).toBe(true);
});

test('a pace is sent in seconds', () => {
  expect(paceSent({ ...USUAL_PACE, kind: 'live', move: 1.5, bank: 10 })).toEqual({ kind: 'live', move: 90, bank: 600 });
  expect(paceSent({ ...USUAL_PACE, kind: 'slow', days: 3 })).toEqual({ kind: 'slow', days: 3 });
  expect(paceSent(USUAL_PACE)).toEqual({ kind: 'none' });
});
