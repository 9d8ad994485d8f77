// Going back is offered only where the server lets it be proposed.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showWith } from '../boards/sample';
import type { GameEvent, Position, Table } from '../lib/api';
import { change } from '../lib/settings';
import { Log } from './Log';

beforeEach(() => change({ language: 'en' }));
afterEach(cleanup);

const show = showWith(['web_table', 'schichtwechsel']);
const PLAYERS = [
  { seat: 0, name: 'Frida', initial: 'F', color: 'red', isMe: true, isBot: false },
  { seat: 1, name: 'Anton', initial: 'A', color: 'blue', isMe: false, isBot: false },
] as const;
const LOG: GameEvent[] = [3, 4, 5].map((ply) => ({ ply, kind: 'passed', text: 'sw-passed', args: { seat: ply % 2 } }));

/** Which entries can be gone back to, by ply. */
async function offered(backTo: number | null): Promise<number[]> {
  const told: number[] = [];
  const table = { id: 'abc', status: 'running' } as Table;
  const game = { ply: 6, back_to: backTo } as Position;
  const { container } = show(
    <Log table={table} game={game} log={LOG} players={PLAYERS} onTakeBack={(ply) => told.push(ply)} onLook={() => 0} />,
  );
  await waitFor(() => expect(container.querySelectorAll('.tb-jump')).toHaveLength(3));
  for (const entry of container.querySelectorAll('.tb-jump')) {
    fireEvent.click(entry);
    const button = screen.queryByRole('button', { name: 'Propose to go back to here' });
    if (button !== null) fireEvent.click(button);
  }
  cleanup();
  return told;
}

test('not past what was seen since, and not by who has no say', async () => {
  expect(await offered(0)).toEqual([5, 4, 3]);
  expect(await offered(4)).toEqual([5, 4]);
  expect(await offered(6)).toEqual([]);
  expect(await offered(null)).toEqual([]);
});
