/** What the ten phases of a round are called, by number. */
export const PHASES: Readonly<Record<number, string>> = {
  1: 'kk-phase-1',
  2: 'kk-phase-2',
  3: 'kk-phase-3',
  4: 'kk-phase-4',
  5: 'kk-phase-5',
  6: 'kk-phase-6',
  7: 'kk-phase-7',
  8: 'kk-phase-8',
  9: 'kk-phase-9',
  10: 'kk-phase-10',
};
