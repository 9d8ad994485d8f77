import { type ReactNode, useId, useState } from 'react';
import { ask, client } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import { keepInvitation, keptInvitation, linkWith } from './join';
import { notify } from './notices';
import type { Changing } from './WaitingRoom';

/** How others find here: the table's own address where it is open, else an invitation link. */
export function Invite({ changing }: { changing: Changing }): ReactNode {
  const say = useSay();
  const { table, isOwner, isBusy, run } = changing;
  const [token, setToken] = useState(() => keptInvitation(table.id));
  const renew = (): void =>
    run(async (at) => {
      const { invitation } = await ask(client.POST('/api/tables/{table}/invitation', at));
      keepInvitation(table.id, invitation);
      setToken(invitation);
    });
  const isOpen = table.access === 'open';
  const link = isOpen ? `${location.origin}/table/${table.id}` : token === null ? null : linkWith(token);
  return (
    <section className="panel waiting-part" aria-labelledby="invite">
      <h2 id="invite">{say('web-invite')}</h2>
      {link !== null && <Copied link={link} />}
      {link === null && !isOwner && <p className="field-note">{say('web-invite-ask-owner')}</p>}
      {!isOpen && isOwner && (
        <>
          {link === null && <p className="field-note">{say('web-invite-once')}</p>}
          <button
            type="button"
            className={link === null ? 'btn primary' : 'btn ghost'}
            disabled={isBusy}
            onClick={renew}
          >
            {say(link === null ? 'web-invite-make' : 'web-invite-renew')}
          </button>
        </>
      )}
      {link !== null && <p className="field-note">{say(isOpen ? 'web-invite-open-note' : 'web-invite-note')}</p>}
    </section>
  );
}

function Copied({ link }: { link: string }): ReactNode {
  const say = useSay();
  const id = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      notify(say('web-copied'));
    } catch {
      (document.getElementById(id) as HTMLInputElement | null)?.select(); // an insecure address: by hand, then
      notify(say('web-copy-by-hand'));
    }
  };
  return (
    <div className="invite-link">
      <input
        id={id}
        className="field-inline"
        readOnly
        aria-label={say('web-invite-link')}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="btn" onClick={() => void copy()}>
        <Icon id="link" /> {say('web-copy')}
      </button>
    </div>
  );
}
