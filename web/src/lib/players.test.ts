import { expect, test } from 'vitest';
import type { Table } from './api';
import { initialsOf, namesOf } from './players';

test('equal initials take the next letter', () => {
  expect(initialsOf(['Anton', 'Anna', 'Änne', '…'])).toEqual(['A', 'N', 'Ä', '4']);
});

test('bots of one rank are numbered, a free seat has a number', () => {
  const seat = { name: null, bot: null, person: null, is_hot: false, stand_in: null, is_away: false };
  const seats = [{ ...seat, name: 'Frida' }, { ...seat, bot: 'hauer' }, { ...seat, bot: 'hauer' }, seat];
  const table = { seats: seats.map((one, n) => ({ ...one, seat: n })) } as unknown as Table;
  const say = (key: string, args?: object): string => `${key} ${JSON.stringify(args)}`;
  expect(namesOf(table, say)).toEqual(['Frida', 'Hauer 1', 'Hauer 2', 'kernel-seat {"number":4}']);
});
