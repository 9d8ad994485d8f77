/** The titles as people choose them. */
import { TITLES } from '../boards';
import type { Game } from '../lib/games';

const LAST = 'revier.last-game';
const FIRST = TITLES[0]?.editions[0].game ?? '';

/** The game that was played last at this browser. */
export function lastPlayed(): string {
  try {
    return localStorage.getItem(LAST) ?? FIRST;
  } catch {
    return FIRST;
  }
}

export function played(game: string): void {
  try {
    localStorage.setItem(LAST, game);
  } catch {
    // then the first one is offered next time
  }
}

const COMPANY = 3;

/** How many sit down where nobody has said: three where that is possible. */
export function usualPlayers(game: Game | undefined): number {
  const possible = game?.players ?? [COMPANY];
  return possible.includes(COMPANY) ? COMPANY : (possible[0] ?? COMPANY);
}
