/** What has just changed on the board, and who changed it. */
import type { Player, PlayerColor } from '../../../table/board';
import type { Event } from '../events';

export type Mark = { color: PlayerColor; ply: number };
/** By component, as words and help name them; discs by `disc:road:5`. */
export type Marks = ReadonlyMap<string, Mark>;

function changedBy({ kind, args }: Event): { seat: number; component: string } | null {
  switch (kind) {
    case 'card_paid':
    case 'card_copied':
      return { seat: args.seat, component: `card:${args.card}` };
    case 'miner_moved':
      return { seat: args.seat, component: `shift:${args.space}` };
    case 'house_placed':
      return { seat: args.seat, component: `plot:${args.plot}` };
    case 'headframe_moved':
      return { seat: args.seat, component: `frame_space:${args.space}` };
    case 'coke_made':
    case 'coke_loaded':
      return { seat: args.seat, component: fieldOf(args.field, args.seat) };
    case 'disc_moved':
      return { seat: args.seat, component: `disc:${args.track}:${args.place}` };
    default:
      return null;
  }
}

/** Everybody has a field of their own. */
function fieldOf(field: string, seat: number): string {
  return field === 'own_field' ? `field:own_field:${seat}` : `field:${field}`;
}

export function freshMarks(news: readonly Event[], players: readonly Player[]): Marks {
  const found = new Map<string, Mark>();
  for (const event of news) {
    const changed = changedBy(event);
    const color = players[changed?.seat ?? -1]?.color;
    if (changed !== null && color !== undefined) found.set(changed.component, { color, ply: event.ply });
  }
  return found;
}
