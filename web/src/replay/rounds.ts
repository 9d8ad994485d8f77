/** What a round is called: Glück Auf has shifts. */
const SHIFTS = new Set(['glueck-auf']);

export function roundOf(game: string): string {
  return SHIFTS.has(game) ? 'web-sheet-shift' : 'web-sheet-round';
}
