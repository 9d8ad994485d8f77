/** The guide of a first game: says one thing at a time, beside the board. */
import { type ReactNode, useState } from 'react';
import { useSay } from '../lib/i18n';
import { Icon } from '../lib/Icon';
import { type Hint, type Moment, nextHint } from './guide';
import './guide.css';

const KEY = 'revier.guide';

/** The table at which somebody wants to be guided, if any. */
export function guidedTable(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // no storage, no guide
  }
}

export function guideAt(table: string | null): void {
  try {
    if (table === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, table);
  } catch {
    // no storage, no guide
  }
}

type Props<View> = { hints: readonly Hint<View>[]; moment: Moment<View>; onEnd: () => void };

export function Guide<View>({ hints, moment, onEnd }: Props<View>): ReactNode {
  const say = useSay();
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Hint<View> | null>(null);
  const next = shown ?? nextHint(hints, moment, given);
  if (next !== null && shown === null) setShown(next);
  if (next === null) return null;
  const close = (): void => {
    setGiven(new Set([...given, next.text]));
    setShown(null);
    if (next.isLast === true) onEnd();
  };
  return (
    <aside className="guide" aria-label={say('web-guide-title')}>
      <Icon id="lantern" size={24} />
      <p aria-live="polite">{say(next.text)}</p>
      <div className="guide-buttons">
        <button type="button" className="btn primary" onClick={close}>
          {next.isLast === true ? say('web-guide-end') : say('web-guide-next')}
        </button>
        {next.isLast !== true && (
          <button type="button" className="btn ghost" onClick={onEnd}>
            {say('web-guide-leave')}
          </button>
        )}
      </div>
    </aside>
  );
}
