/** Several people at one screen: what one of them may see is hidden until they have it. */
import type { Settings } from '../lib/settings';

/** What decides whether the screen is covered between two people. */
export type Eyes = {
  mySeats: readonly number[];
  /** Through whose eyes the game is shown. */
  eyes: number | null;
  /** Whether they see something that not everybody sees. */
  isPrivate: boolean;
  /** Who has the screen. */
  trusted: number | null;
  /** When this browser covers it. */
  curtain: Settings['curtain'];
};

/** Whose turn at the screen it is next; null: nothing has to be hidden. */
export function handOverTo({ mySeats, eyes, isPrivate, trusted, curtain }: Eyes): number | null {
  if (mySeats.length < 2 || eyes === null || eyes === trusted) return null;
  return curtain === 'always' || (curtain === 'secrets' && isPrivate) ? eyes : null;
}
