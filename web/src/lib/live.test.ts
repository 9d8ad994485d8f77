// A table's socket belongs to who opened it, and is given up only where the table says so.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from './live';

type Sent = { type: string; client?: string; re?: string };

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
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

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const TABLE = { type: 'table', table: { id: 'abcdefghijkl', revision: 1 } };

/** Stands in for the server's answer about the table; the requests it got. */
function serve(status: number, body: object = {}): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return status === 0 ? Promise.reject(new Error()) : Promise.resolve(Response.json(body, { status }));
  });
  return asked;
}

let live: Live;
let leave: () => void;

function come(): FakeSocket {
  leave = live.subscribe(() => undefined);
  const [socket] = FakeSocket.all;
  if (socket === undefined) throw new Error('no socket');
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  live = new Live('abcdefghijkl');
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who is found to be here keeps the socket that their cookie opened', () => {
  come().open();
  live.meet(7);
  live.meet(7);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a stranger who becomes somebody gets a socket of their own; the old one is heard no more', () => {
  const first = come().open();
  first.tell(TABLE);
  live.meet(null);
  live.meet(7);
  expect(FakeSocket.all).toHaveLength(2);
  expect(first.readyState).toBe(3);
  first.tell({ ...TABLE, table: { id: 'abcdefghijkl', revision: 2 } });
  first.cut();
  expect(live.get().table?.revision).toBe(1);
  expect(live.get().connection).toBe('open');
});

test('what one person had sent is not sent as another', async () => {
  come().open();
  live.meet(7);
  const said = live.say('Glück auf!');
  live.meet(null);
  await expect(said).rejects.toThrow();
  expect(live.get().sending).toBe(false);
});

test('that there is no such table is said at once', async () => {
  const asked = serve(404, { error: 'server-no-table', message: 'There is no such table.' });
  come().cut();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/tables/abcdefghijkl']);
  expect(live.get()).toMatchObject({ connection: 'closed', problem: { key: 'server-no-table' } });
  expect(FakeSocket.all).toHaveLength(1);
});

test('a table that was closed to a stranger opens for who they become', async () => {
  serve(404, { error: 'server-no-table', message: '' });
  live.meet(null);
  come().cut();
  await vi.advanceTimersByTimeAsync(0);
  live.meet(7);
  expect(live.get()).toMatchObject({ connection: 'connecting', problem: null });
  expect(FakeSocket.all).toHaveLength(2);
});

test('a server that cannot be reached is tried again', async () => {
  serve(0);
  come().cut();
  await vi.advanceTimersByTimeAsync(0);
  expect(live.get().connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('who was sent away as somebody may come back as whoever they are now', async () => {
  serve(200, TABLE.table);
  const first = come().open();
  first.tell(TABLE);
  first.cut(1008);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a line of chat that was not answered is sent again by the same name: the server says it once', async () => {
  const first = come().open();
  const said = live.say('Glück auf');
  void live.say('Glück auf');
  first.cut();
  await vi.advanceTimersByTimeAsync(1_000);
  const second = FakeSocket.all[1]?.open();
  expect(second?.sent).toEqual(first.sent);
  expect(new Set(second?.sent.map((line) => line.client)).size).toBe(2);
  for (const line of second?.sent ?? []) second?.tell({ type: 'done', re: line.re });
  await said;
});
