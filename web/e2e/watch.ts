/** Listens to what a page is told and tells over its socket, so that a proof knows what the person should see. */
import type { Page, WebSocket } from '@playwright/test';
import type { Position, Table } from '../src/lib/api';

type Told = { type: string; table?: Table; game?: Position };

/** How long is waited for what has to come: a busy machine takes its time. */
export const PATIENCE_MS = 60_000;

export class Watch {
  table: Table | null = null;
  game: Position | null = null;
  /** Everything that came, as text. */
  readonly heard: string[] = [];
  /** Moves that were sent. */
  sent = 0;
  /** Sockets that were opened. */
  opened = 0;
  private readonly waiting = new Set<() => void>();

  constructor(page: Page) {
    page.on('websocket', (socket) => this.follow(socket));
  }

  private follow(socket: WebSocket): void {
    this.opened += 1;
    socket.on('framereceived', ({ payload }) => this.take(String(payload)));
    socket.on('framesent', ({ payload }) => {
      if ((JSON.parse(String(payload)) as Told).type !== 'act') return;
      this.sent += 1;
      this.wake();
    });
  }

  private take(payload: string): void {
    this.heard.push(payload);
    const told = JSON.parse(payload) as Told;
    if (told.type !== 'table') return;
    this.table = told.table ?? null;
    this.game = told.game ?? null;
    this.wake();
  }

  private wake(): void {
    for (const look of this.waiting) look();
  }

  get ply(): number {
    return this.game?.ply ?? -1;
  }

  get isOver(): boolean {
    return this.table?.status === 'over';
  }

  /** Whether this person has something to choose: what is forced the page answers by itself. */
  get isAsked(): boolean {
    return !this.isOver && (this.game?.options.length ?? 0) > 0 && this.game?.decision?.forced !== true;
  }

  /** Wait until something is so; false if it takes too long. */
  async until(isSo: () => boolean, ms = PATIENCE_MS): Promise<boolean> {
    if (isSo()) return true;
    return new Promise((resolve) => {
      const done = (answer: boolean): void => {
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(answer);
      };
      const look = (): void => {
        if (isSo()) done(true);
      };
      const timer = setTimeout(() => done(isSo()), ms);
      this.waiting.add(look);
    });
  }
}
