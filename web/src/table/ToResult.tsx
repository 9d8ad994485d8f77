import type { ReactNode } from 'react';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';

/** Above the board of a finished game: the way back to its result. */
export function ToResult({ onResult }: { onResult: () => void }): ReactNode {
  const say = useSay();
  return (
    <div className="tb-past">
      <Icon id="trophy" size={18} />
      <span>{say('web-table-game-over')}</span>
      <button type="button" className="btn primary" onClick={onResult}>
        {say('web-table-to-result')}
      </button>
    </div>
  );
}
