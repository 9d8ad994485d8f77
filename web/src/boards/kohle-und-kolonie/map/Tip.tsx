/** What is pointed at: who has it, what it costs and brings, what it would score for me. */
import type { ReactNode } from 'react';
import { Tip as Beside } from '../../../help/Tip';
import { useSay } from '../../../lib/i18n';
import { useTarget } from '../../../table/board';
import { useBegin } from '../Begins';
import { told } from './spots';
import type { Pointing } from './Targets';
import type { Words } from './words';

type Props = { at: Pointing; words: Words };

/** Beside the spot. */
export function Tip({ at, words, onGone }: Props & { onGone: () => void }): ReactNode {
  return (
    <Beside
      about={`.kkm-svg [data-target="${at.spot.target}"]`}
      className="kkm-tip"
      role="presentation"
      onGone={onGone}
    >
      <TipText at={at} words={words} />
    </Beside>
  );
}

export function TipText({ at: { spot, how }, words, isTouched = false }: Props & { isTouched?: boolean }): ReactNode {
  const say = useSay();
  const { state, label } = useTarget(spot.target);
  const begin = useBegin(spot.target);
  const { title, lines, score } = told(spot, words);
  const isLegal = state === 'legal' || state === 'selected';
  return (
    <>
      <b>{title}</b>
      {isLegal && spot.kind !== 'mine' && label !== title && <span className="kkm-tip-act">{label}</span>}
      {score !== '' && <span className="kkm-tip-score">{score}</span>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {begin !== null &&
        (isTouched ? (
          <button type="button" className="btn kkm-begin" onClick={begin.press}>
            {begin.label}
          </button>
        ) : (
          <span className="kkm-tip-act">{say('web-kk-tip-begins', { act: begin.label })}</span>
        ))}
      {isLegal && how === 'focus' && (
        <span className="tipk">
          <kbd>↵</kbd> {say('web-kk-tip-choose')}
        </span>
      )}
    </>
  );
}
