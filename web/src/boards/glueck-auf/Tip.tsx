/** The space pointed at: its light on top of all others, what it offers, what sending workers there means. */
import type { ReactNode } from 'react';
import { useSay } from '../../lib/i18n';
import { useTarget } from '../../table/board';
import type { PointedSpace } from './Surface';
import { bayOf } from './surface/bays';
import { Ring } from '../../art/lights';
import type { Words } from './surface/words';

const STAGE = { width: 1440, height: 766 };
const WIDTH = 312;
const BELOW = 292; // the street, so that no other space is hidden

/** Neighbours touch; the ring of the one pointed at is drawn once more, over theirs. */
export function Spotlight({ at }: { at: PointedSpace }): ReactNode {
  const { state } = useTarget(`space:${at.space}`);
  if (state !== 'legal' && state !== 'selected') return null;
  return (
    <g className="ga-spot" data-how={at.how} aria-hidden="true">
      <Ring {...bayOf(at.space).bay} />
    </g>
  );
}

export function Tip({ at, words }: { at: PointedSpace; words: Words }): ReactNode {
  const say = useSay();
  const { state } = useTarget(`space:${at.space}`);
  const { bay } = bayOf(at.space);
  const isLegal = state === 'legal' || state === 'selected';
  const left = Math.min(bay.x + bay.w / 2 + 24, STAGE.width - WIDTH);
  return (
    <div
      className="tip ga-tip"
      role="presentation"
      style={{ left: `${(100 * left) / STAGE.width}%`, top: `${(100 * BELOW) / STAGE.height}%` }}
    >
      <b>{words.title(at.space)}</b>
      {isLegal && <span>{words.consequence(at.space)}</span>}
      {words.closed(at.space) !== '' && <span>{words.closed(at.space)}</span>}
      {isLegal && at.how === 'focus' && (
        <span className="tipk">
          <kbd>↵</kbd> {say('web-ga-tip-choose')} <kbd>Esc</kbd> {say('web-ga-tip-drop')}
        </span>
      )}
    </div>
  );
}
