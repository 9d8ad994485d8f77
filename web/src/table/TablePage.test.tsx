// A table over a socket that can be cut: what was chosen is sent again until it is answered.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { WithTexts } from '../lib/i18n';
import { change } from '../lib/settings';
import TablePage from './TablePage';

vi.mock(import('../boards'), async (boards) => {
  const { TITLES } = await boards();
  return { TITLES: TITLES.map((title) => ({ ...title, load: null })) }; // played in words: a table is what counts here
});

type Sent = Record<string, unknown> & { type: string; re: string; client?: string };

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (found === undefined) throw new Error('nobody has connected');
    return found;
  }

  readyState = 0;
  readonly sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    act(() => this.onopen?.());
  }

  tell(message: object): void {
    act(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  cut(): void {
    this.readyState = 3;
    act(() => this.onclose?.({ code: 1006 }));
  }
}

const seat = (n: number, person: number, name: string, isHot = false): object => ({
  seat: n,
  person,
  name,
  is_hot: isHot,
  bot: null,
  stand_in: null,
  is_away: false,
});

const table = (values: object = {}): object => ({
  id: 'abcdefghijkl',
  game: 'schichtwechsel',
  players: 2,
  status: 'running',
  revision: 3,
  ply: 7,
  clocks: null,
  due: null,
  result: null,
  rematch: null,
  has_components: false,
  seats: [seat(0, 1, 'Frida'), seat(1, 2, 'Anton')],
  my_seats: [0],
  turn: 0,
  proposals: [],
  ...values,
});

const own = {
  score: 4,
  carts: {},
  wagons: {},
  discs: {},
  space: 'start',
  tile: null,
  water: 3,
  heap: 0,
  tools: 5,
  coins: 1,
};
const view = { round: 2, phase: 'action', round_card: null, cards: {}, tiles: [], seats: [own, own] };

const option = (id: number, text: string, target: string, commits = false): object => ({
  id,
  text,
  args: {},
  targets: [target],
  commits,
});

const game = (values: object = {}): object => ({
  revision: 3,
  ply: 7,
  since: null,
  seat: 0,
  view,
  decision: { seat: 0, kind: 'SalePick', prompt: 'sw-ask-sale-pick', args: {} },
  options: [option(11, 'sw-yes', 'button:yes'), option(12, 'sw-own-card', 'card:own_card')],
  events: [{ ply: 6, kind: 'passed', text: 'sw-passed', args: { seat: 1 } }],
  scores: null,
  can_undo: false,
  ...values,
});

function show(): void {
  const { hook } = memoryLocation({ path: '/table/abcdefghijkl' });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <WithTexts>
        <Router hook={hook}>
          <Route path="/table/:id" component={TablePage} />
        </Router>
      </WithTexts>
    </QueryClientProvider>,
  );
}

async function sitDown(tableValues: object = {}, gameValues: object = {}): Promise<FakeSocket> {
  show();
  await waitFor(() => FakeSocket.last());
  const socket = FakeSocket.last();
  socket.open();
  socket.tell({ type: 'table', table: table(tableValues), game: game(gameValues) });
  return socket;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('[]', { headers: { 'Content-Type': 'application/json' } })),
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  change({ language: 'en', confirm: 'never', speed: 0 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a move', () => {
  it('is shown at once, and sent again after a reconnect until it is answered', async () => {
    const first = await sitDown();
    const yes = await screen.findByRole('button', { name: /Yes/u });
    fireEvent.click(yes);
    expect(first.sent).toMatchObject([{ type: 'act', ply: 7, revision: 3, action: 11 }]);
    const other = screen.getByRole('button', { name: /own card/u });
    expect(other.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(other);
    expect(first.sent).toHaveLength(1);

    first.cut();
    expect(screen.getByText(/Connection lost/u)).toBeTruthy();
    await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
    const second = FakeSocket.last();
    expect(second.address.searchParams.get('since')).toBe('7');
    second.open();
    expect(second.sent).toEqual(first.sent);
    expect(screen.queryByText(/Connection lost/u)).toBeNull();

    const answer = {
      ply: 8,
      since: 7,
      decision: { seat: 1, kind: 'Turn', prompt: 'sw-ask-turn' },
      options: [],
      events: [],
    };
    second.tell({ type: 'table', table: table({ ply: 8, revision: 4, turn: 1 }), game: game(answer) });
    second.tell({ type: 'done', re: second.sent[0]?.re ?? '' });
    expect(screen.queryByRole('button', { name: /Yes/u })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anton is thinking.');
  });

  it('answers to the line that is seen, also when it is the same ply again', async () => {
    const socket = await sitDown();
    await screen.findByRole('button', { name: /Yes/u });
    const again = game({ revision: 6, since: 7, events: [] });
    socket.tell({ type: 'table', table: table({ revision: 6 }), game: again });
    fireEvent.click(screen.getByRole('button', { name: /Yes/u }));
    expect(socket.sent).toMatchObject([{ type: 'act', ply: 7, revision: 6 }]);
  });

  it('that is refused says why, and leaves the choice', async () => {
    const socket = await sitDown();
    fireEvent.click(await screen.findByRole('button', { name: /Yes/u }));
    socket.tell({
      type: 'error',
      re: socket.sent[0]?.re,
      error: 'server-not-your-turn',
      message: 'It is not your turn.',
    });
    expect(screen.getByText('It is not your turn.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Yes/u }).getAttribute('aria-disabled')).toBe('false');
  });

  it('that cannot be taken back is confirmed first, if one likes it so', async () => {
    change({ confirm: 'commits' });
    const options = [option(11, 'sw-yes', 'button:yes', true), option(12, 'sw-own-card', 'card:own_card')];
    const socket = await sitDown({}, { options });
    fireEvent.click(await screen.findByRole('button', { name: /Yes/u }));
    expect(socket.sent).toHaveLength(0);
    expect(screen.getAllByRole('button', { name: /Yes/u })[0]?.getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(socket.sent).toHaveLength(0);
    fireEvent.keyDown(document.body, { key: '1' });
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(socket.sent).toMatchObject([{ type: 'act', action: 11 }]);
  });

  it('and ends a turn shows at once that it waits, and is not confirmed by a double click', async () => {
    change({ confirm: 'commits' });
    const options = [option(11, 'sw-pass', 'button:pass', true), option(12, 'sw-own-card', 'card:own_card')];
    const socket = await sitDown({}, { options });
    const pass = await screen.findByRole('button', { name: 'Pass' });
    fireEvent.click(pass, { detail: 1 });
    fireEvent.click(pass, { detail: 2 });
    expect(socket.sent).toHaveLength(0);
    expect(pass.className).toContain('tb-confirm');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(pass.className).not.toContain('tb-confirm');
    fireEvent.click(pass, { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'No way back – sure? Pass' }), { detail: 1 });
    expect(socket.sent).toMatchObject([{ type: 'act', action: 11 }]);
  });
});

describe('keys', () => {
  it('choose an option as shown', async () => {
    const socket = await sitDown();
    await screen.findByRole('button', { name: /Yes/u });
    fireEvent.keyDown(document.body, { key: '2' });
    expect(socket.sent).toMatchObject([{ action: 12 }]);
  });

  it('take back, if something can be', async () => {
    const socket = await sitDown({}, { can_undo: true });
    await screen.findByRole('button', { name: /Yes/u });
    fireEvent.keyDown(document.body, { key: 'Z', shiftKey: true });
    expect(socket.sent).toMatchObject([{ type: 'undo', ply: 7, revision: 3, turn: true }]);
  });
});

describe('why nothing can be taken back', () => {
  const reason = async (): Promise<string> => {
    const undo = await screen.findByRole('button', { name: 'Undo step' });
    return document.getElementById(undo.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  };

  it('is told of my own turn, and of that of others once mine is done', async () => {
    const socket = await sitDown();
    expect(await reason()).toMatch(/you have not acted yet/u);
    const next = { ply: 8, since: 7, decision: { seat: 1, kind: 'SalePick', prompt: 'sw-ask-sale-pick' }, options: [] };
    socket.tell({ type: 'table', table: table({ ply: 8, turn: 1 }), game: game(next) });
    expect(await reason()).toMatch(/somebody else decides/u);
  });
});

describe('several people at one screen', () => {
  it('see nothing of each other until the screen is handed over', async () => {
    const seats = [seat(0, 1, 'Frida'), seat(1, 1, 'Berta', true)];
    await sitDown({ seats, my_seats: [0, 1] });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Give the screen to Frida');
    expect(screen.queryByRole('button', { name: /Yes/u })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I am Frida' }));
    expect(screen.getByRole('button', { name: /Yes/u })).toBeTruthy();
    const next = { ply: 8, since: 7, seat: 1, decision: { seat: 1, kind: 'SalePick', prompt: 'sw-ask-sale-pick' } };
    FakeSocket.last().tell({ type: 'table', table: table({ seats, my_seats: [0, 1], turn: 1 }), game: game(next) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Give the screen to Berta');
    expect(screen.queryByText(/passes/u)).toBeNull();
  });
});

describe('what all have to agree to', () => {
  it('is agreed to with one press', async () => {
    const proposals = [{ kind: 'takeback', ply: 5, by: 1, agreed: [1], at: 0 }];
    const socket = await sitDown({ proposals });
    expect(await screen.findByText(/Anton proposes to go back to step 5/u)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
    expect(socket.sent).toMatchObject([{ type: 'takeback', ply: 5, revision: 3 }]);
  });
});
