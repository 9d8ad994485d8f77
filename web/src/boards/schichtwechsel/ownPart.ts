/** What happens in the tableau of whoever does it. */
import type { Event } from './events';

const KINDS: ReadonlySet<Event['kind']> = new Set([
  'cube_loaded',
  'cart_hauled',
  'coal_placed',
  'spoil_heaped',
  'wagon_converted',
  'coke_made',
  'coke_loaded',
  'water_rose',
  'water_fell',
]);

export function isOwnPart({ kind }: Event): boolean {
  return KINDS.has(kind);
}
