/** What happened, as people read it: newest first, what one player did in a row together. */
import type { GameEvent } from '../lib/api';
import type { Say } from '../lib/i18n';
import type { Args } from '../lib/texts';

export type Line = { ply: number; text: string; count: number };

export type Entry = {
  /** Who did it, or to whom it happened; null: the game itself. */
  seat: number | null;
  /** The first ply that it is about. */
  ply: number;
  lines: readonly Line[];
};

export function seatOf({ args }: GameEvent): number | null {
  const seat = args['seat'];
  return typeof seat === 'number' ? seat : null;
}

/** Events in the order they happened, as entries; equal sentences in a row become one with a number. */
export function entries(events: readonly GameEvent[], say: Say, names: readonly string[]): Entry[] {
  const found: { seat: number | null; actor: number | undefined; ply: number; lines: Line[] }[] = [];
  // who is pushed aside comes before who pushes: the last one named at a ply has acted
  const actors = new Map(
    events.flatMap((event) => (seatOf(event) === null ? [] : [[event.ply, seatOf(event) ?? 0] as const])),
  );
  for (const event of events) {
    const seat = seatOf(event);
    const said = say(event.text, event.args as Args, names);
    const text = seat === null ? said.charAt(0).toLocaleUpperCase() + said.slice(1) : said; // “cart 5 is locked”
    let entry = found.at(-1);
    const actor = actors.get(event.ply);
    if (entry === undefined || entry.seat !== seat || entry.actor !== actor) {
      entry = { seat, actor, ply: event.ply, lines: [] };
      found.push(entry);
    }
    const last = entry.lines.at(-1);
    if (last !== undefined && last.text === text)
      entry.lines[entry.lines.length - 1] = { ...last, count: last.count + 1 };
    else entry.lines.push({ ply: event.ply, text, count: 1 });
  }
  return found;
}

const START_DRAWN = 'start_drawn'; // who begins: the one thing of the set-up that names a player

/** How many events, from the first on, set up the game: what the game itself did before anybody chose anything. */
export function setUp(events: readonly GameEvent[]): number {
  const chosen = events.findIndex((event) => event.ply > 0 || (seatOf(event) !== null && event.kind !== START_DRAWN));
  return chosen === -1 ? events.length : chosen;
}

export type Part = { text: string; kind: 'plain' | 'name' | 'gain' };

const POINTS = /([+−]?\d+\s(?:VP|SP|PV))/u;

/** A sentence with the player's name and its points set off. */
export function parts(text: string, name: string | null): Part[] {
  const named = name !== null && name !== '' && text.startsWith(name);
  const rest = named ? text.slice(name.length) : text;
  const split = rest.split(POINTS).filter((piece) => piece !== '');
  const found = split.map((piece): Part => ({ text: piece, kind: POINTS.test(piece) ? 'gain' : 'plain' }));
  return named ? [{ text: name, kind: 'name' }, ...found] : found;
}

/** What happened since somebody last saw the table, without what they did themselves. */
export function since(events: readonly GameEvent[], ply: number | null): readonly GameEvent[] {
  return ply === null ? [] : events.filter((event) => event.ply >= ply);
}
