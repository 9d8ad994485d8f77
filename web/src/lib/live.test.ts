// What is sent again after a reconnect carries the name that it had: the server does it once.
import { afterEach, expect, it, vi } from 'vitest';
import { Live } from './live';

type Sent = { type: string; text?: string; client?: string; re?: string };

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  readonly sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }
}

afterEach(() => {
  FakeSocket.all = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a line of chat that was not answered is sent again by the same name', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  const live = new Live('abcdefghijkl');
  const leave = live.subscribe(() => undefined);
  const [first] = FakeSocket.all;
  first?.onopen?.();
  const said = live.say('Glück auf');
  void live.say('Glück auf');
  first?.onclose?.({ code: 1006 });
  await vi.runOnlyPendingTimersAsync();
  const second = FakeSocket.all[1];
  second?.onopen?.();
  expect(second?.sent).toEqual(first?.sent);
  expect(new Set(second?.sent.map((line) => line.client)).size).toBe(2);
  second?.onmessage?.({ data: JSON.stringify({ type: 'done', re: second.sent[0]?.re }) });
  await said;
  leave();
});
