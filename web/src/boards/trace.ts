/** What has just moved is marked in the colour of who moved it, until something else is. */
import './trace.css';

export type Piece = HTMLElement | SVGElement;

const MOST = 24; // where more has moved, it is another board rather than a move
let traced: readonly Piece[] = [];

/** Mark these pieces and no others any more; without a colour, none. */
export function trace(pieces: readonly Piece[], color: string | null): void {
  for (const piece of traced) {
    delete piece.dataset['traced'];
    piece.style.removeProperty('--trace');
  }
  traced = color === null || pieces.length > MOST ? [] : pieces;
  for (const piece of traced) {
    piece.dataset['traced'] = '';
    piece.style.setProperty('--trace', color);
  }
}
