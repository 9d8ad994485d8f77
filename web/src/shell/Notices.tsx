import type { ReactNode } from 'react';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import { dismiss, useNotices } from './notices';
import './notices.css';

/** Where notices appear, over every page. */
export function Notices(): ReactNode {
  const say = useSay();
  return (
    <div className="notices" role="status" aria-live="polite">
      {useNotices().map(({ id, text, kind }) => (
        <p key={id} className={`notice ${kind}`}>
          <Icon id={kind === 'news' ? 'info' : 'warning'} />
          <span>{text}</span>
          <button type="button" className="iconbtn" aria-label={say('web-close')} onClick={() => dismiss(id)}>
            <Icon id="close" />
          </button>
        </p>
      ))}
    </div>
  );
}
