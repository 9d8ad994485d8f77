/** The space pointed at: its light on top of all others, what it offers, what sending workers there means. */
import type { ReactNode } from 'react';
import { Tip as Beside } from '../../help/Tip';
import { useSay } from '../../lib/i18n';
import { useTarget } from '../../table/board';
import type { PointedSpace } from './Surface';
import { bayOf } from './surface/bays';
import { Ring } from '../../art/lights';
import type { Words } from './surface/words';

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

type TipProps = { at: PointedSpace; words: Words; onGone: () => void };

export function Tip({ at, words, onGone }: TipProps): ReactNode {
  const say = useSay();
  const { state } = useTarget(`space:${at.space}`);
  const isLegal = state === 'legal' || state === 'selected';
  return (
    <Beside about={`.ga-stage [data-help="space:${at.space}"]`} className="ga-tip" role="presentation" onGone={onGone}>
      <b>{words.title(at.space)}</b>
      {isLegal && <span>{words.consequence(at.space)}</span>}
      {words.closed(at.space) !== '' && <span>{words.closed(at.space)}</span>}
      {isLegal && at.how === 'focus' && (
        <span className="tipk">
          <kbd>↵</kbd> {say('web-ga-tip-choose')} <kbd>Esc</kbd> {say('web-ga-tip-drop')}
        </span>
      )}
    </Beside>
  );
}
