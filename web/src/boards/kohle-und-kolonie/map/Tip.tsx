/** What is pointed at: who has it, what it costs and brings, what it would score for me. */
import type { ReactNode } from 'react';
import { useSay } from '../../../lib/i18n';
import { useTarget } from '../../../table/board';
import { SHEET } from './geometry';
import { told } from './spots';
import type { Pointing } from './Targets';
import type { Words } from './words';

type Props = { at: Pointing; words: Words };

/** Beside the spot, on the side where there is room. */
export function Tip({ at, words }: Props): ReactNode {
  const { box } = at.spot;
  const isRight = box.x + box.w > SHEET.width * 0.62;
  const isLow = box.y > SHEET.height * 0.6;
  const left = isRight ? undefined : `${(100 * (box.x + box.w + 8)) / SHEET.width}%`;
  const right = isRight ? `${100 - (100 * (box.x - 8)) / SHEET.width}%` : undefined;
  const top = isLow ? undefined : `${(100 * box.y) / SHEET.height}%`;
  const bottom = isLow ? `${100 - (100 * (box.y + box.h)) / SHEET.height}%` : undefined;
  return (
    <div className="tip kkm-tip" role="presentation" style={{ left, right, top, bottom }}>
      <TipText at={at} words={words} />
    </div>
  );
}

export function TipText({ at: { spot, how }, words }: Props): ReactNode {
  const say = useSay();
  const { state, label } = useTarget(spot.target);
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
      {isLegal && how === 'focus' && (
        <span className="tipk">
          <kbd>↵</kbd> {say('web-kk-tip-choose')}
        </span>
      )}
    </>
  );
}
