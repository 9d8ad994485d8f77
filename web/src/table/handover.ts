/** Several people at one screen: what one of them may see is hidden until they have it. */

/** Whose turn at the screen it is next; null: nothing has to be hidden. */
export function handOverTo(mySeats: readonly number[], eyes: number | null, trusted: number | null): number | null {
  if (mySeats.length < 2 || eyes === null || eyes === trusted) return null;
  return eyes;
}
