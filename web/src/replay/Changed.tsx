import { Component } from 'react';
import { finishMotion, measure, movedSince, type Spots } from '../boards/motion';
import { trace } from '../boards/trace';

type Props = {
  /** What the board shows; another one may have moved pieces. */
  view: unknown;
  /** Of whoever moved them; null: nothing is marked. */
  color: string | null;
};

/**
 * Marks the pieces that the last move has moved, until something else is shown. It stands before the board, so that it
 * looks before the board begins to let them travel.
 */
export class Changed extends Component<Props> {
  override componentWillUnmount(): void {
    trace([], null);
  }

  override getSnapshotBeforeUpdate(previous: Props): Spots | null {
    if (previous.view === this.props.view) return null;
    finishMotion();
    return measure();
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Spots | null): void {
    if (before !== null) trace(movedSince(before), this.props.color);
  }

  override render(): null {
    return null;
  }
}
