import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask, client, type Table } from '../lib/api';
import { useSay } from '../lib/i18n';
import { Part } from './Part';
import type { Me } from './people';
import { attempt } from './problems';
import { Quiet } from './Quiet';
import { useMyFinished, useMyTables } from './tables';

/** Whom I do not hear. The server knows them by number; their names stand at the tables where we met. */
export function AccountMuted({ me }: { me: Me }): ReactNode {
  const say = useSay();
  const muted = useQuery({ queryKey: ['mutes', me.id], queryFn: () => ask(client.GET('/api/mutes')) });
  const tables = [...(useMyTables().data ?? []), ...(useMyFinished().data ?? [])];
  const hear = (other: number): void => {
    void attempt(async () => {
      await ask(client.DELETE('/api/mutes/{other}', { params: { path: { other } } }));
      await muted.refetch();
    }, say);
  };
  return (
    <Part title={say('web-muted')} note={say('web-muted-note')}>
      <Quiet query={muted} empty={say('web-nobody-muted')}>
        {(people) => (
          <ul className="part-list">
            {people.map((person) => (
              <li key={person}>
                <b>{nameAt(tables, person) ?? say('web-muted-person', { number: person })}</b>
                <button type="button" className="btn" onClick={() => hear(person)}>
                  {say('web-unmute')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Quiet>
    </Part>
  );
}

export function nameAt(tables: readonly Table[], person: number): string | undefined {
  const seats = tables.flatMap((table) => table.seats);
  return seats.find((seat) => seat.person === person && !seat.is_hot)?.name ?? undefined;
}
