/**
 * A table as the server tells it, over a websocket that comes back by itself.
 *
 * Moves carry the ply and the revision they answer to. Moves and lines of chat carry a name of their own, and are sent
 * again after a reconnect, unchanged, until they are answered; the server plays, or says, each of them once, and plays
 * none of them on another line.
 */
import { ask, client, type GameEvent, type Position, Problem, type Table } from './api';

export type Presence = { people: number[]; watchers: number };
export type ChatLine = { id: number; person: number | null; name: string; text: string; at: number };

export type Snapshot = {
  connection: 'connecting' | 'open' | 'lost' | 'closed';
  table: Table | null;
  /** The position; null before the start and where one may not watch. */
  game: Position | null;
  /** Everything that was told of the game so far. */
  log: readonly GameEvent[];
  /** Ply of the position before the last news, so that what is new can be shown. */
  before: number | null;
  chat: readonly ChatLine[];
  presence: Presence;
  /** What was sent and is not answered yet. */
  sending: boolean;
  /** The last refusal, until something else is done. */
  problem: Problem | null;
};

type Message =
  | { type: 'table'; table: Table; game?: Position }
  | ({ type: 'presence' } & Presence)
  | { type: 'chat'; line: ChatLine }
  | { type: 'done'; re: string }
  | { type: 'error'; re: string; error: string; message: string; args?: Record<string, unknown> };

/** What an answer is about: after a take-back the same ply is another position. */
type Seen = { ply: number; revision: number };

type Wish =
  | ({ type: 'act'; action: number; client: string } & Seen)
  | ({ type: 'undo'; turn: boolean } & Seen)
  | ({ type: 'takeback' } & Seen)
  | { type: 'chat'; text: string; client: string };

type Waiting = { wish: Wish; resolve: () => void; reject: (problem: Problem) => void };

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;
const PING_MS = 20_000;
const SILENCE_MS = 45_000; // after which a connection counts as lost
const NOT_ALLOWED = 1008;
const FINAL = new Set([401, 403, 404, 422]); // refusals that asking again does not change

const EMPTY: Snapshot = {
  connection: 'connecting',
  table: null,
  game: null,
  log: [],
  before: null,
  chat: [],
  presence: { people: [], watchers: 0 },
  sending: false,
  problem: null,
};

export class Live {
  private snapshot = EMPTY;
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly visit = Math.random().toString(36).slice(2, 10);
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE_MS;
  private number = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private ended = true;
  /** Who is here; undefined: not known yet. */
  private person: number | null | undefined;

  constructor(readonly table: string) {}

  // -- for components -------------------------------------------------------------------------------------------------

  get = (): Snapshot => this.snapshot;

  subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen);
    if (this.ended) this.start();
    return () => {
      this.listeners.delete(listen);
      if (this.listeners.size === 0) this.stop();
    };
  };

  act(action: number, client = this.name()): Promise<void> {
    return this.send({ type: 'act', ...this.seen(), action, client });
  }

  undo(wholeTurn = false): Promise<void> {
    return this.send({ type: 'undo', ...this.seen(), turn: wholeTurn });
  }

  /** Propose to go back to a ply, or agree to it. */
  takeBack(ply: number): Promise<void> {
    return this.send({ type: 'takeback', ...this.seen(), ply });
  }

  say(text: string): Promise<void> {
    return this.send({ type: 'chat', text, client: this.name() });
  }

  forgive(): void {
    this.set({ problem: null });
  }

  /** Lines of chat that were said before we came. */
  recall(lines: readonly ChatLine[]): void {
    const known = new Set(this.snapshot.chat.map((line) => line.id));
    const older = lines.filter((line) => !known.has(line.id));
    this.set({ chat: [...older, ...this.snapshot.chat].sort((a, b) => a.id - b.id) });
  }

  // -- the connection -------------------------------------------------------------------------------------------------

  private start(): void {
    this.ended = false;
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  private stop(): void {
    this.ended = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
    this.socket = null;
  }

  /** Who is here. The server knows a socket by who opened it, so somebody else, or nobody, needs a new one. */
  meet(person: number | null): void {
    const isSame = this.person === undefined || this.person === person;
    this.person = person;
    if (isSame || this.ended) return;
    for (const name of [...this.waiting.keys()]) this.answered(name)?.reject(new Problem(0, 'web-offline', ''));
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
    this.pause = FIRST_PAUSE_MS;
    if (this.snapshot.connection === 'closed') this.set({ connection: 'connecting', problem: null });
    this.connect();
  }

  /** Try again at once, if the connection is lost. */
  readonly hurry = (): void => {
    if (this.snapshot.connection !== 'lost' || document.hidden) return;
    this.pause = FIRST_PAUSE_MS;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const { game, table } = this.snapshot;
    if (game !== null && table !== null) {
      address.searchParams.set('since', String(game.ply));
      address.searchParams.set('revision', String(table.revision));
    }
    const socket = new WebSocket(address);
    this.socket = socket;
    let isRefused = true;
    socket.onopen = () => {
      isRefused = false;
      if (socket === this.socket) this.opened(socket);
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket) return;
      this.heard = Date.now();
      this.hear(JSON.parse(message.data as string) as Message);
    };
    socket.onclose = ({ code }) => this.closed(socket, isRefused || code === NOT_ALLOWED);
  }

  private opened(socket: WebSocket): void {
    this.heard = Date.now();
    this.set({ connection: 'open' });
    for (const [name, { wish }] of this.waiting) socket.send(JSON.stringify({ ...wish, re: name }));
    clearInterval(this.pinger);
    this.pinger = setInterval(() => {
      if (Date.now() - this.heard > SILENCE_MS) socket.close();
      else socket.send(JSON.stringify({ type: 'ping' }));
    }, PING_MS);
  }

  private closed(socket: WebSocket, isRefused: boolean): void {
    if (socket !== this.socket || this.ended) return;
    clearInterval(this.pinger);
    if (this.snapshot.table !== null) this.set({ connection: 'lost' });
    if (isRefused) void this.findOut(socket);
    else this.later();
  }

  /** A browser does not tell why a socket was refused; the table itself does. Who cannot be reached is tried again. */
  private async findOut(socket: WebSocket): Promise<void> {
    let problem: Problem | null = null;
    try {
      await ask(client.GET('/api/tables/{table}', { params: { path: { table: this.table } } }));
    } catch (error) {
      problem = error instanceof Problem ? error : null;
    }
    if (socket !== this.socket || this.ended) return;
    if (problem !== null && FINAL.has(problem.status)) this.set({ connection: 'closed', problem });
    else this.later();
  }

  private later(): void {
    this.set({ connection: 'lost' });
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE_MS);
  }

  /** What we call something that must not be done twice. */
  private name(): string {
    this.number += 1;
    return `${this.visit}-${this.number}`;
  }

  private seen(): Seen {
    const { game } = this.snapshot;
    return { ply: game?.ply ?? 0, revision: game?.revision ?? 0 };
  }

  /** Send something and wait until the server has done it; Problem if it refuses. */
  private send(wish: Wish): Promise<void> {
    this.number += 1;
    const name = String(this.number);
    this.set({ problem: null, sending: true });
    return new Promise((resolve, reject) => {
      this.waiting.set(name, { wish, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...wish, re: name }));
    });
  }

  // -- what is heard --------------------------------------------------------------------------------------------------

  private hear(message: Message): void {
    switch (message.type) {
      case 'table':
        this.take(message.table, message.game ?? null);
        break;
      case 'presence':
        this.set({ presence: { people: message.people, watchers: message.watchers } });
        break;
      case 'chat':
        this.recall([message.line]);
        break;
      case 'done':
        this.answered(message.re)?.resolve();
        break;
      case 'error': {
        const problem = new Problem(409, message.error, message.message, message.args);
        this.answered(message.re)?.reject(problem);
        this.set({ problem });
        break;
      }
    }
  }

  private take(table: Table, game: Position | null): void {
    this.pause = FIRST_PAUSE_MS; // only now: who is sent away at once shall not come back at once, again and again
    const { log, game: last } = this.snapshot;
    const news: Partial<Snapshot> = { table, game, before: last?.ply ?? null };
    if (game !== null) {
      const since = game.since;
      // what happened carries the ply that it answers to; setting up belongs to ply 0, and is told once
      const kept = since === null ? [] : log.filter((event) => event.ply < since || since === 0);
      news.log = [...kept, ...game.events];
      const isNewEyes = last !== null && last.seat !== game.seat;
      const isBackAtStart = since === 0 && last !== null && last.ply > 0;
      if (since !== null && (isNewEyes || isBackAtStart)) {
        news.log = [];
        void this.tellAgain();
      }
    }
    this.set(news);
  }

  /** What a seat may know differs from what another at this browser was told: ask for all of it. */
  private async tellAgain(): Promise<void> {
    try {
      const all = await ask(client.GET('/api/tables/{table}/game', { params: { path: { table: this.table } } }));
      if (this.snapshot.game?.seat !== all.seat) return;
      this.set({ log: [...all.events, ...this.snapshot.log.filter((event) => event.ply >= all.ply)] });
    } catch {
      // offline: what comes next is told all the same
    }
  }

  private answered(name: string): Waiting | undefined {
    const found = this.waiting.get(name);
    this.waiting.delete(name);
    this.set({ sending: this.waiting.size > 0 });
    return found;
  }

  private set(values: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...values };
    for (const listen of this.listeners) listen();
  }
}
