/** A table to be: what was chosen so far, and how it is made. */
import { ask, client, type Schemas, type Table } from '../lib/api';
import { keepInvitation } from './join';
import { played } from './titles';

export type Sitter = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string } | { kind: 'hot'; name: string };

export type Pace = {
  kind: 'none' | 'live' | 'slow';
  /** Minutes for a move, and minutes in the bank. */
  move: number;
  bank: number;
  days: number;
};

export type Access = 'open' | 'link' | 'private';

export type Setup = {
  game: string;
  /** Who sits where; its length is the number of players. */
  seats: readonly Sitter[];
  options: Readonly<Record<string, string>>;
  pace: Pace;
  access: Access;
  /** Component data of one's own. */
  components: Readonly<Record<string, unknown>> | null;
  /** They were to come from a file that cannot be read. */
  hasBadFile: boolean;
};

export const USUAL_PACE: Pace = { kind: 'none', move: 2, bank: 20, days: 2 };

/** As a table of this game usually is: me first, the others open. */
export function usualSetup(game: string, players: number): Setup {
  const seats = withPlayers([{ kind: 'me' }], players);
  return { game, seats, options: {}, pace: USUAL_PACE, access: 'open', components: null, hasBadFile: false };
}

/** More or fewer seats; whoever was seated stays, and I do in any case. */
export function withPlayers(seats: readonly Sitter[], players: number): Sitter[] {
  const kept = seats.slice(0, players);
  while (kept.length < players) kept.push({ kind: 'open' });
  const wasSeated = seats.some(({ kind }) => kind === 'me');
  return wasSeated ? withSitter(kept, Math.max(0, mySeat(kept) ?? 0), { kind: 'me' }) : kept;
}

/** Somebody on a seat. I can sit on one only, so my old one becomes open. */
export function withSitter(seats: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  return seats.map((old, n) => {
    if (n === seat) return sitter;
    return sitter.kind === 'me' && old.kind === 'me' ? { kind: 'open' } : old;
  });
}

export function mySeat(seats: readonly Sitter[]): number | null {
  const found = seats.findIndex(({ kind }) => kind === 'me');
  return found < 0 ? null : found;
}

/** Nobody is waited for: the game can begin at once. */
export function isComplete(setup: Setup): boolean {
  return setup.seats.every(({ kind }) => kind !== 'open');
}

/** Names of friends at this browser that are still missing. */
export function lacksNames(setup: Setup): boolean {
  return setup.seats.some((sitter) => sitter.kind === 'hot' && sitter.name.trim() === '');
}

export function paceSent({ kind, move, bank, days }: Pace): NonNullable<Schemas['NewTable']['pace']> {
  if (kind === 'live') return { kind, move: Math.round(60 * move), bank: Math.round(60 * bank) };
  return kind === 'slow' ? { kind, days } : { kind: 'none' };
}

/** Make the table, seat bots and friends, begin if nobody is waited for. `made` is told before the rest is tried. */
export async function makeTable(setup: Setup, made: (table: Table) => void): Promise<void> {
  const { game, seats, options, pace, access, components } = setup;
  const body = { game, players: seats.length, options, pace: paceSent(pace), access, seat: mySeat(seats), components };
  const answer = await ask(client.POST('/api/tables', { body }));
  const params = { path: { table: answer.table.id } };
  keepInvitation(answer.table.id, answer.invitation);
  played(game);
  made(answer.table);
  for (const [seat, sitter] of seats.entries()) {
    if (sitter.kind === 'bot')
      await ask(client.POST('/api/tables/{table}/bot', { params, body: { seat, bot: sitter.bot } }));
    if (sitter.kind === 'hot')
      await ask(client.POST('/api/tables/{table}/hot-seat', { params, body: { seat, name: sitter.name } }));
  }
  if (isComplete(setup)) await ask(client.POST('/api/tables/{table}/start', { params }));
}
