import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ask, client, now } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay, useTexts } from '../lib/i18n';
import { Field } from './Field';
import { Part, PartForm } from './Part';
import type { Me } from './people';
import { attempt } from './problems';
import { Quiet } from './Quiet';
import { agoText } from './time';

/** Ways in for programs. A token is shown once, when it is made. */
export function AccountTokens({ me }: { me: Me }): ReactNode {
  const say = useSay();
  const { language } = useTexts();
  const [label, setLabel] = useState('');
  const [made, setMade] = useState('');
  const tokens = useQuery({ queryKey: ['tokens', me.id], queryFn: () => ask(client.GET('/api/tokens')) });
  const make = async (): Promise<void> => {
    setMade((await ask(client.POST('/api/tokens', { body: { label } }))).token);
    setLabel('');
    await tokens.refetch();
  };
  const revoke = (id: string): void => {
    void attempt(async () => {
      await ask(client.DELETE('/api/tokens/{id}', { params: { path: { id } } }));
      await tokens.refetch();
    }, say);
  };
  return (
    <Part title={say('web-tokens')} note={say('web-tokens-note')}>
      <Quiet query={tokens} empty={say('web-no-tokens')}>
        {(found) => (
          <ul className="part-list">
            {found.map(({ id, label: name, seen }) => (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  <small>{say('web-token-seen', { ago: agoText(now() - seen, language) })}</small>
                </span>
                <button
                  type="button"
                  className="iconbtn"
                  aria-label={say('web-token-revoke', { label: name })}
                  title={say('web-token-revoke', { label: name })}
                  onClick={() => revoke(id)}
                >
                  <Icon id="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Quiet>
      {made !== '' && (
        <p className="part-made" role="status">
          {say('web-token-once')} <code>{made}</code>
        </p>
      )}
      <PartForm button={say('web-token-make')} work={make} isOff={label.trim() === ''}>
        <Field label={say('web-token-label')} value={label} onChange={setLabel} maxLength={60} />
      </PartForm>
    </Part>
  );
}
