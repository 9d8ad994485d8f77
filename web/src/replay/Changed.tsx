import { Component } from 'react';
import { finishMotion, measure, movedSince, type Piece, type Spots } from '../boards/motion';

type Props = {
  /** What the board shows; another one may have moved pieces. */
  view: unknown;
  /** Of whoever moved them; null: nothing is marked. */
  color: string | null;
};

const MOST = 24; // where more has moved, it is another board rather than a move

/**
 * Marks the pieces that the last move has moved, until something else is shown. It stands before the board, so that it
 * looks before the board begins to let them travel.
 */
export class Changed extends Component<Props> {
  private marked: Piece[] = [];

  override componentWillUnmount(): void {
    this.mark([]);
  }

  override getSnapshotBeforeUpdate(previous: Props): Spots | null {
    if (previous.view === this.props.view) return null;
    finishMotion();
    return measure();
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Spots | null): void {
    if (before !== null) this.mark(this.props.color === null ? [] : movedSince(before));
  }

  override render(): null {
    return null;
  }

  private mark(pieces: Piece[]): void {
    for (const piece of this.marked) {
      delete piece.dataset['changed'];
      piece.style.removeProperty('--changed');
    }
    this.marked = pieces.length > MOST ? [] : pieces;
    for (const piece of this.marked) {
      piece.dataset['changed'] = '';
      piece.style.setProperty('--changed', this.props.color);
    }
  }
}
