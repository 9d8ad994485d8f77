/** What happens in the tableau of whoever does it. */
import type { Event } from './events';

const KINDS: ReadonlySet<Event['kind']> = new Set([
  'built',
  'cart_filled',
  'cart_left_empty',
  'cage_moved',
  'loaded',
  'slot_filled',
  'substituted',
  'stored',
]);

export function isOwnPart({ kind }: Event): boolean {
  return KINDS.has(kind);
}
