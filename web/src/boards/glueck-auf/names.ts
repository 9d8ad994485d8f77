/** Messages with the names of things, by what the view calls them. */
import type { Level } from '../../art/coal';

/** What coal a level has. */
export const COAL_NAMES: Readonly<Record<Level, string>> = {
  1: 'ga-slot-yellow',
  2: 'ga-slot-brown',
  3: 'ga-slot-grey',
  4: 'ga-slot-black',
};
