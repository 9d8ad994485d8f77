/** What happens in the tableau of whoever does it. */
import type { Event } from './events';

const KINDS: ReadonlySet<Event['kind']> = new Set([
  'tile_placed',
  'tile_shifted',
  'tile_flipped',
  'engine_on_mine',
  'engine_on_pithead',
  'engineer_deployed',
  'engineer_moved',
  'mine_secured',
  'loaded',
]);

export function isOwnPart({ kind }: Event): boolean {
  return KINDS.has(kind);
}
