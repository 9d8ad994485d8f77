import type { ReactNode } from 'react';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { Snapshot } from '../lib/live';

/** That the connection is lost, without getting in the way; what was chosen is sent when it is back. */
export function ConnectionNote({ connection }: { connection: Snapshot['connection'] }): ReactNode {
  const say = useSay();
  return (
    <div role="status" aria-live="polite">
      {connection === 'lost' && (
        <p className="tb-note trouble">
          <Icon id="warning" size={18} />
          {say('web-table-connection-lost')}
        </p>
      )}
    </div>
  );
}
