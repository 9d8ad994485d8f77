/** What has just changed on the board, and who changed it. */
import type { GameEvent } from '../../../lib/api';
import type { Player, PlayerColor } from '../../../table/board';

export type Mark = { color: PlayerColor; ply: number };
/** By component, as words and help name them; discs by `disc:road:5`. */
export type Marks = ReadonlyMap<string, Mark>;

const CHANGED: Readonly<Record<string, (args: GameEvent['args']) => string>> = {
  card_paid: ({ card }) => `card:${String(card)}`,
  card_copied: ({ card }) => `card:${String(card)}`,
  miner_moved: ({ space }) => `shift:${String(space)}`,
  house_placed: ({ plot }) => `plot:${String(plot)}`,
  headframe_moved: ({ space }) => `frame_space:${String(space)}`,
  coke_made: ({ field, seat }) => fieldOf(String(field), String(seat)),
  coke_loaded: ({ field, seat }) => fieldOf(String(field), String(seat)),
  disc_moved: ({ track, place }) => `disc:${String(track)}:${String(place)}`,
};

/** Everybody has a field of their own. */
function fieldOf(field: string, seat: string): string {
  return field === 'own_field' ? `field:own_field:${seat}` : `field:${field}`;
}

export function freshMarks(news: readonly GameEvent[], players: readonly Player[]): Marks {
  const found = new Map<string, Mark>();
  for (const { kind, args, ply } of news) {
    const component = CHANGED[kind]?.(args);
    const color = players[Number(args['seat'])]?.color;
    if (component !== undefined && color !== undefined) found.set(component, { color, ply });
  }
  return found;
}
