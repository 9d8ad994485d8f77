import { type ReactNode, useState } from 'react';
import { ask, client } from '../lib/api';
import { useSay } from '../lib/i18n';
import { Dialog } from './Dialog';
import { Field } from './Field';
import { notify } from './notices';
import { Part, PartForm } from './Part';
import { becomes, type Me } from './people';

/** Everything of mine: to take along, or to be deleted. */
export function AccountData({ me }: { me: Me }): ReactNode {
  const say = useSay();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Part title={say('web-data')} note={say('web-data-note')}>
      <div className="part-row">
        <a className="btn" href="/api/me/data" download="revier.json">
          {say('web-export')}
        </a>
        <button type="button" className="btn part-danger" onClick={() => setLeaving(true)}>
          {say('web-delete-me')}
        </button>
      </div>
      {isLeaving && <Farewell me={me} onClose={() => setLeaving(false)} />}
    </Part>
  );
}

function Farewell({ me, onClose }: { me: Me; onClose: () => void }): ReactNode {
  const say = useSay();
  const [password, setPassword] = useState('');
  const work = async (): Promise<void> => {
    await ask(client.POST('/api/me/delete', { body: { password } }));
    becomes(null);
    notify(say('web-deleted'));
  };
  return (
    <Dialog title={say('web-delete-me')} onClose={onClose}>
      <p>{say('web-delete-text')}</p>
      <PartForm button={say('web-delete-yes')} work={work}>
        {!me.is_guest && (
          <Field
            label={say('web-password')}
            value={password}
            onChange={setPassword}
            type="password"
            autoComplete="current-password"
          />
        )}
      </PartForm>
    </Dialog>
  );
}
