import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Table } from '../lib/api';
import { Log } from './Log';

vi.mock('../lib/i18n', () => {
  const say = (key: string): string => key;
  return { useSay: () => say };
});
afterEach(cleanup);

const event = (ply: number, text: string, seat?: number): GameEvent => ({
  ply,
  kind: text,
  text,
  args: seat === undefined ? {} : { seat },
});

function Shown({ events }: { events: readonly GameEvent[] }): React.ReactNode {
  return <Log table={{ status: 'running' } as Table} log={events} players={[]} onLook={() => undefined} />;
}

const lines = (): (string | null)[] => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('the log on the page', () => {
  it('has the newest on top, also where one ply says the same twice', () => {
    // at one ply somebody receives, another does too, and the first once more: two entries that begin alike
    const events = [event(5, 'receives', 0), event(5, 'loads', 1), event(5, 'receives', 0), event(5, 'pays', 1)];
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(<Shown events={events} />);
    rerender(<Shown events={[...events, event(6, 'buys', 0)]} />);
    rerender(<Shown events={[...events, event(6, 'buys', 0), event(7, 'builds', 1)]} />);
    expect(lines()).toEqual(['builds ', 'buys ', 'pays ', 'receives ', 'loads ', 'receives ']);
    expect(complaints).not.toHaveBeenCalled(); // of keys that two entries share
  });
});
