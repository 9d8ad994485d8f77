import { type ReactNode, useEffect, useReducer } from 'react';
import { now, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import { leftOf, span, tick } from './clock';

/** The clock of whoever is asked: the time of the move, then of the bank. */
export function Clock({ table }: { table: Table }): ReactNode {
  const say = useSay();
  const left = leftOf(table.clocks, now());
  const pause = left === null || left.isOut ? null : tick(left);
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (pause === null) return;
    const timer = setInterval(again, pause);
    return () => clearInterval(timer);
  }, [pause]);
  if (left === null || table.status !== 'running') return null;
  const bank = left.bank > 0 ? span(left.bank, say) : null;
  const text = left.isOut ? say('web-table-clock-out') : span(left.move > 0 ? left.move : left.bank, say);
  const isShort = left.move <= 0;
  return (
    <span className={`timer tb-clock${isShort ? ' short' : ''}`}>
      <Icon id="hourglass" size={18} />
      <span className="unseen">{say(isShort ? 'web-table-clock-bank' : 'web-table-clock-move')} </span>
      {text}
      {!isShort && bank !== null && (
        <small>
          <span className="unseen">{say('web-table-clock-bank')} </span>+{bank}
        </small>
      )}
    </span>
  );
}
