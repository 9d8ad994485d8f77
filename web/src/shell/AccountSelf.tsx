import { type ReactNode, useState } from 'react';
import { ask, client } from '../lib/api';
import { useSay } from '../lib/i18n';
import { settings } from '../lib/settings';
import { Dialog } from './Dialog';
import { Field } from './Field';
import { notify } from './notices';
import { Part, PartForm } from './Part';
import { becomes, type Me } from './people';
import { attempt } from './problems';

const SHORTEST_PASSWORD = 8;

/** My name, and the way out. */
export function AccountSelf({ me }: { me: Me }): ReactNode {
  const say = useSay();
  const [name, setName] = useState(me.name);
  const [isLeaving, setLeaving] = useState(false);
  const rename = async (): Promise<void> => {
    becomes(await ask(client.PATCH('/api/me', { body: { name } })));
    notify(say('web-renamed'));
  };
  const signOut = (everywhere: boolean): void => {
    void attempt(async () => {
      await ask(everywhere ? client.POST('/api/sign-out-everywhere') : client.POST('/api/sign-out'));
      becomes(null);
    }, say);
  };
  return (
    <Part title={say('web-me')} note={say(me.is_guest ? 'web-guest-note' : 'web-account-note')}>
      <PartForm button={say('web-rename')} work={rename} isOff={name.trim() === '' || name === me.name}>
        <Field label={say('web-who-label')} value={name} onChange={setName} autoComplete="username" maxLength={40} />
      </PartForm>
      <div className="part-row">
        <button type="button" className="btn" onClick={() => (me.is_guest ? setLeaving(true) : signOut(false))}>
          {say('web-sign-out')}
        </button>
        {!me.is_guest && (
          <button type="button" className="btn" onClick={() => signOut(true)}>
            {say('web-sign-out-everywhere')}
          </button>
        )}
      </div>
      {isLeaving && (
        <Dialog
          title={say('web-sign-out')}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <button type="button" className="btn" onClick={() => setLeaving(false)}>
                {say('web-cancel')}
              </button>
              <button type="button" className="btn primary" onClick={() => signOut(false)}>
                {say('web-sign-out')}
              </button>
            </>
          }
        >
          <p>{say('web-sign-out-guest')}</p>
        </Dialog>
      )}
    </Part>
  );
}

export function SignIn(): ReactNode {
  const say = useSay();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const work = async (): Promise<void> => {
    becomes(await ask(client.POST('/api/sign-in', { body: { name, password } })));
  };
  return (
    <Part title={say('web-have-account')}>
      <PartForm button={say('web-sign-in')} work={work}>
        <Field label={say('web-who-label')} value={name} onChange={setName} autoComplete="username" />
        <Field
          label={say('web-password')}
          value={password}
          onChange={setPassword}
          type="password"
          autoComplete="current-password"
        />
      </PartForm>
    </Part>
  );
}

/** A name of one's own and a password; a guest keeps all games. */
export function GetAccount({ name: before = '' }: { name?: string }): ReactNode {
  const say = useSay();
  const [name, setName] = useState(before);
  const [password, setPassword] = useState('');
  const work = async (): Promise<void> => {
    const body = { name, password, language: settings().language };
    becomes(await ask(client.POST('/api/accounts', { body })));
    notify(say('web-account-made'));
  };
  return (
    <Part title={say('web-get-account')} note={say('web-get-account-note')}>
      <PartForm button={say('web-get-account')} work={work}>
        <Field label={say('web-who-label')} value={name} onChange={setName} autoComplete="username" maxLength={40} />
        <Field
          label={say('web-password')}
          value={password}
          onChange={setPassword}
          note={say('web-password-note', { count: SHORTEST_PASSWORD })}
          type="password"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
        />
      </PartForm>
    </Part>
  );
}

export function Password(): ReactNode {
  const say = useSay();
  const [old, setOld] = useState('');
  const [chosen, setChosen] = useState('');
  const work = async (): Promise<void> => {
    await ask(client.POST('/api/me/password', { body: { old, new: chosen } }));
    setOld('');
    setChosen('');
    notify(say('web-password-changed'));
  };
  return (
    <Part title={say('web-change-password')} note={say('web-change-password-note')}>
      <PartForm button={say('web-change-password')} work={work}>
        <Field
          label={say('web-password-old')}
          value={old}
          onChange={setOld}
          type="password"
          autoComplete="current-password"
        />
        <Field
          label={say('web-password-new')}
          value={chosen}
          onChange={setChosen}
          note={say('web-password-note', { count: SHORTEST_PASSWORD })}
          type="password"
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
        />
      </PartForm>
    </Part>
  );
}
