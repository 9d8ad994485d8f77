/** What every proof starts from: a server, people with browsers of their own, and a console that stays silent. */
import { type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import type { Schemas, Table } from '../src/lib/api';
import type { Settings } from '../src/lib/settings';
import { Server } from './server';
import { PATIENCE_MS } from './watch';

export { expect };

/** Nothing moves and nothing is asked twice, so that games are short. */
export const BRISK: Partial<Settings> = { language: 'en', theme: 'paper', speed: 0, confirm: 'never' };

/** Somebody with a browser of their own. */
export class Person {
  constructor(
    readonly name: string,
    readonly page: Page,
    readonly context: BrowserContext,
    private readonly server: Server,
  ) {}

  go(path: string): Promise<unknown> {
    return this.page.goto(this.server.url + path);
  }

  /** Ask the server directly, as this person. */
  async ask<T>(method: 'GET' | 'POST', path: string, data?: unknown): Promise<T> {
    const headers = { Origin: this.server.url };
    const answer = await this.context.request.fetch(this.server.url + path, {
      method,
      headers,
      data,
      timeout: PATIENCE_MS,
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** A new table, its owner on the first seat unless they only watch. */
  async opens(wishes: { players: number; seat?: number | null; game?: string; access?: string }): Promise<Table> {
    const made = await this.ask<{ table: Table }>('POST', '/api/tables', { game: 'glueck-auf', ...wishes });
    return made.table;
  }

  async invites(table: Table, seat: number, bot = 'random'): Promise<void> {
    await this.ask('POST', `/api/tables/${table.id}/bot`, { seat, bot });
  }

  async sits(table: Table, seat: number): Promise<void> {
    await this.ask('POST', `/api/tables/${table.id}/sit`, { seat });
  }

  async starts(table: Table): Promise<void> {
    await this.ask('POST', `/api/tables/${table.id}/start`);
  }

  /** A game against one bot, begun. */
  playsABot(): Promise<Table> {
    return this.playsBots('glueck-auf', 2);
  }

  /** A game against bots on all other seats, begun. */
  async playsBots(game: string, players: number, bot = 'random'): Promise<Table> {
    const table = await this.opens({ players, game });
    for (let seat = 1; seat < players; seat += 1) await this.invites(table, seat, bot);
    await this.starts(table);
    return table;
  }

  /** A game that bots have played to its end. */
  async seesAGame(players = 2, game = 'glueck-auf', bot = 'random'): Promise<Table> {
    const table = await this.opens({ players, seat: null, game });
    for (let seat = 0; seat < players; seat += 1) await this.invites(table, seat, bot);
    await this.starts(table);
    const status = async (): Promise<string> => (await this.ask<Table>('GET', `/api/tables/${table.id}`)).status;
    await expect.poll(status).toBe('over');
    return table;
  }

  /** A finished game, played on from the last choice of a kind by whoever made it; bots have the other seats. */
  async playsOn(table: Table, text: RegExp): Promise<Table> {
    const { chosen } = await this.ask<Schemas['CourseJson']>('GET', `/api/tables/${table.id}/course`);
    const { ply, seat } = chosen.findLast((choice) => text.test(choice.text ?? '')) ?? { ply: 0, seat: 0 };
    const wish = { ply, seat, access: 'link', pace: { kind: 'none' } };
    const { table: made } = await this.ask<{ table: Table }>('POST', `/api/tables/${table.id}/clone`, wish);
    for (const other of made.seats.map((_, i) => i).filter((i) => i !== seat)) await this.invites(made, other);
    await this.starts(made);
    return made;
  }
}

type Coming = { settings?: Partial<Settings>; browser?: BrowserContextOptions; isGuest?: boolean };

type Fixtures = {
  /** Somebody comes, as a guest unless they are still a stranger. */
  comes: (name: string, how?: Coming) => Promise<Person>;
  /** What browsers complained about; empty at the end, or the test fails. */
  complaints: string[];
};

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'the console stays silent').toEqual([]);
  },
  comes: async ({ browser, server, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name, { settings = {}, browser: options = {}, isGuest = true } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...options });
      contexts.push(context);
      const person = new Person(name, await context.newPage(), context, server);
      listen(person, complaints);
      if (isGuest) await person.ask('POST', '/api/guests', { name });
      await remember(context, { ...BRISK, ...settings }, isGuest);
      return person;
    });
    for (const context of contexts) await context.close();
  },
});

function listen({ name, page }: Person, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${name}: ${message.text()} ${message.location().url}`);
  });
}

/** The settings of a browser before its first visit; what is changed later stays. */
function remember(context: BrowserContext, settings: Partial<Settings>, isGuest: boolean): Promise<unknown> {
  return context.addInitScript(
    ([values, known]) => {
      if (localStorage.getItem('revier.settings') === null) localStorage.setItem('revier.settings', values);
      if (known) localStorage.setItem('revier.known', 'yes');
    },
    [JSON.stringify(settings), isGuest] as const,
  );
}
