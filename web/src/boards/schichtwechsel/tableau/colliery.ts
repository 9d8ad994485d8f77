/** What the parts of a tableau have to know. */
import type { SeatView, View } from '../../../generated/schichtwechsel';
import type { EffectFacts, SchichtwechselComponents } from '../../../generated/schichtwechsel-components';
import type { Question } from '../../../lib/api';
import type { PlayerColor } from '../../../table/board';
import { LETTER } from '../letters';

export type Colliery = {
  view: View;
  /** Whose tableau it is. */
  seat: number;
  mine: SeatView;
  color: PlayerColor;
  facts: SchichtwechselComponents;
  /** What its owner is asked; null: nothing, or by somebody else. */
  asked: Question | null;
};

/** One of several, drawn with strokes between them. */
export function choiceOf(options: EffectFacts[][]): readonly EffectFacts[] {
  const [only] = options;
  if (only !== undefined && options.length === 1) return only;
  return [{ what: 'choice', n: 1, is_optional: false, needs: 0, sizes: [], options }];
}

const SIGN = 0.72; // the width of a capital letter, to its height

/** The title of a card or tile: narrow letters where there are many. */
export function titled(text: string, width = 100): { fontSize: number; className: string } {
  const isNarrow = text.length * SIGN * LETTER > width;
  return { fontSize: isNarrow ? 16 : LETTER, className: isNarrow ? 'sw-narrow sw-capitals' : 'sw-sign' };
}

/** Where boxes of these widths begin, side by side from x on. */
export function starts(widths: readonly number[], x: number, gap = 0): number[] {
  return widths.map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width + gap, x));
}
