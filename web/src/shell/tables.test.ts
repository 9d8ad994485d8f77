import { expect, test } from 'vitest';
import type { Table } from '../lib/api';
import { finalScores, freeSeats, isUploaded, sortMine } from './tables';

function table(id: string, values: Partial<Table>): Table {
  return {
    id,
    status: 'running',
    is_my_turn: false,
    due: null,
    changed: 0,
    seats: [],
    result: null,
    ...values,
  } as Table;
}

test('what waits for me comes first, the most urgent on top; what waits for players comes last', () => {
  const sorted = sortMine([
    table('waiting', { status: 'waiting', changed: 99 }),
    table('older', { changed: 1 }),
    table('mine-any-time', { is_my_turn: true }),
    table('newer', { changed: 2 }),
    table('mine-later', { is_my_turn: true, due: 500 }),
    table('mine-soon', { is_my_turn: true, due: 100 }),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['mine-soon', 'mine-later', 'mine-any-time', 'newer', 'older', 'waiting']);
});

test('a seat is free if nobody sits there, and of a record only names are known', () => {
  const seat = { seat: 0, person: null, name: null, is_hot: false, bot: null, stand_in: null, is_away: false };
  const seats = [seat, { ...seat, person: 3, name: 'Frida' }, { ...seat, bot: 'hauer' }, { ...seat, name: 'Anton' }];
  expect(freeSeats(table('t', { seats }))).toBe(1);
});

test('a game that was broken off has no scores', () => {
  expect(finalScores(table('t', { result: { scores: [3, 4] } }))).toEqual([3, 4]);
  expect(finalScores(table('t', { result: {} }))).toEqual([]);
  expect(isUploaded(table('t', { result: { uploaded: true } }))).toBe(true);
  expect(isUploaded(table('t', {}))).toBe(false);
});
