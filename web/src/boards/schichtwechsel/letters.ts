/** Lettering: how small it may be. */

/** The least size of letters on the wide board, in its units: 11.5 px in a window of 1366 × 768. */
export const SMALLEST = 14;

/** What is lettered small. */
export const LETTER = 14.2;
