/** Steps that a question leaves. */
import type { Question } from '../../../lib/api';

/** How many fields may still be gone along a track, as the question tells. */
export function stepsLeft(decision: Question | null, track: string): number {
  const left = decision?.kind === 'TrackStep' ? decision.args?.[track] : 0;
  return typeof left === 'number' ? left : 0;
}
