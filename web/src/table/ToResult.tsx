import type { ReactNode } from 'react';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';

/** In the place of the action bar under the board of a finished game: the way back to its result. */
export function ToResult({ onResult }: { onResult: () => void }): ReactNode {
  const say = useSay();
  return (
    <footer className="bar tb-bar" aria-label={say('web-table-actions')}>
      <p className="tb-thinking">
        <Icon id="trophy" size={18} />
        {say('web-table-game-over')}
      </p>
      <div className="end">
        <button type="button" className="btn primary" onClick={onResult}>
          {say('web-table-to-result')}
        </button>
      </div>
    </footer>
  );
}
