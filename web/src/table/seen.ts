/** What somebody has seen of a game: up to their own last move. Kept in the browser, for those who come back days later. */

function key(table: string, seat: number): string {
  return `revier.seen.${table}.${seat}`;
}

const remembered = new Map<string, number>();

/** A seat has answered a ply: whatever follows is news to it. */
export function acted(table: string, seat: number, ply: number): void {
  remembered.set(key(table, seat), ply + 1);
  try {
    localStorage.setItem(key(table, seat), String(ply + 1));
  } catch {
    // for this visit only, then
  }
}

/** The ply from which on everything is news to a seat; null: it never moved at this browser. */
export function seenUntil(table: string, seat: number): number | null {
  const known = remembered.get(key(table, seat));
  if (known !== undefined) return known;
  try {
    const stored = localStorage.getItem(key(table, seat));
    return stored === null ? null : Number(stored);
  } catch {
    return null;
  }
}

/** Forget a game that is over. */
export function forget(table: string, seats: readonly number[]): void {
  for (const seat of seats) {
    remembered.delete(key(table, seat));
    try {
      localStorage.removeItem(key(table, seat));
    } catch {
      // nothing was kept
    }
  }
}
