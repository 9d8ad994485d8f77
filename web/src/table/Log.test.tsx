// Going back is offered only where the server lets it be proposed.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showWith } from '../boards/sample';
import type { GameEvent, Table } from '../lib/api';
import { change } from '../lib/settings';
import { Log } from './Log';
import { Plates } from './Plates';

beforeEach(() => change({ language: 'en' }));
afterEach(cleanup);

const show = showWith(['web_table', 'schichtwechsel']);
const PLAYERS = [
  { seat: 0, name: 'Frida', initial: 'F', color: 'red', isMe: true, isBot: false },
  { seat: 1, name: 'Anton', initial: 'A', color: 'blue', isMe: false, isBot: false },
] as const;

/** The plies that can be gone back to, of those that are looked at. */
async function offered(backTo: number | null): Promise<number[]> {
  const told: number[] = [];
  for (const ply of [5, 4, 3]) {
    show(
      <Plates
        past={{ ply, shown: null, look: () => undefined }}
        shown={0}
        seat={0}
        players={PLAYERS}
        onShow={() => undefined}
        game={{ ply: 6, back_to: backTo }}
        onTakeBack={(back) => told.push(back)}
      />,
    );
    await screen.findByRole('button', { name: 'Back to the game' });
    const button = screen.queryByRole('button', { name: 'Propose to go back to here' });
    if (button !== null) fireEvent.click(button);
    cleanup();
  }
  return told;
}

test('not past what was seen since, and not by who has no say', async () => {
  expect(await offered(0)).toEqual([5, 4, 3]);
  expect(await offered(4)).toEqual([5, 4]);
  expect(await offered(6)).toEqual([]);
  expect(await offered(null)).toEqual([]);
});

test('each line leads to the position that came of it, under the heading of its round', async () => {
  const log: GameEvent[] = [3, 4, 4, 6].map((ply) => ({ ply, kind: 'passed', text: 'sw-passed', args: { seat: 1 } }));
  const looked: number[] = [];
  const table = { id: 'abc', status: 'running' } as Table;
  const headings = new Map([
    [0, 'Round 1'],
    [3, 'Round 2'],
  ]);
  const { container } = show(
    <Log table={table} log={log} players={PLAYERS} headings={headings} onLook={(ply) => looked.push(ply)} />,
  );
  await waitFor(() => expect(container.querySelectorAll('li.tb-heading')).toHaveLength(2));
  expect([...container.querySelectorAll('li.tb-heading')].map((heading) => heading.textContent)).toEqual([
    'Round 2',
    'Round 1',
  ]);
  for (const line of container.querySelectorAll('.tb-jump')) fireEvent.click(line);
  expect(looked).toEqual([7, 4]);
});
