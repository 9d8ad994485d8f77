import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../lib/i18n';
import { Dialog } from './Dialog';
import { Field } from './Field';
import { answered, comeIn, suggestedName, useIsAsking } from './people';
import { problemText } from './problems';

/** Asks for a name when one is needed. */
export function NameDialog(): ReactNode {
  return useIsAsking() ? <NameForm /> : null;
}

function NameForm(): ReactNode {
  const say = useSay();
  const [name, setName] = useState(() => suggestedName());
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      answered(await comeIn(name));
    } catch (error) {
      setTrouble(problemText(error, say));
      setBusy(false);
    }
  };
  return (
    <Dialog title={say('web-who-title')} onClose={() => answered(null)}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <p>{say('web-who-why')}</p>
        <Field
          label={say('web-who-label')}
          value={name}
          onChange={setName}
          trouble={trouble}
          autoComplete="nickname"
          maxLength={40}
          isFirst
        />
        <div className="form-foot">
          <Link href="/me" className="btn ghost" onClick={() => answered(null)}>
            {say('web-sign-in')}
          </Link>
          <button className="btn primary" disabled={isBusy || name.trim() === ''}>
            {say('web-who-go')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
