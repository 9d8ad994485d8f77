import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useTitles } from '../boards/useTitles';
import { ask, client, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { type Say, useSay } from '../lib/i18n';
import { Crests } from './Crests';
import { ensurePerson } from './people';
import { attempt } from './problems';
import { Quiet } from './Quiet';
import { freeSeats, useOpenTables } from './tables';
import { paceText } from './time';

const SHOWN = 8;
const WATCHED = 3;

/** Tables that wait for players; below them some that can be watched. */
export function OpenTables(): ReactNode {
  const say = useSay();
  const waiting = useOpenTables('waiting');
  const running = useOpenTables('running').data ?? [];
  return (
    <section className="panel open" aria-labelledby="open-tables">
      <header>
        <Icon id="user" />
        <h2 id="open-tables">{say('web-open-tables')}</h2>
        {waiting.data !== undefined && (
          <span className="more">{say('web-open-count', { count: waiting.data.length })}</span>
        )}
      </header>
      <Quiet query={waiting} empty={<NoTable />}>
        {(tables) => (
          <ul>
            {tables.slice(0, SHOWN).map((table) => (
              <Row key={table.id} table={table}>
                <Join table={table} />
              </Row>
            ))}
          </ul>
        )}
      </Quiet>
      {running.length > 0 && (
        <>
          <h3 className="over">{say('web-to-watch')}</h3>
          <ul>
            {running.slice(0, WATCHED).map((table) => (
              <WatchRow key={table.id} table={table} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function NoTable(): ReactNode {
  const say = useSay();
  return (
    <p className="open-none">
      {say('web-no-open-table')} <Link href="/new">{say('web-open-one')}</Link>
    </p>
  );
}

/** A running game that anybody may watch. */
export function WatchRow({ table }: { table: Table }): ReactNode {
  const say = useSay();
  const what = tableText(table, say);
  return (
    <Row table={table}>
      {table.role === 'seated' ? (
        <Link href={`/table/${table.id}`} className="btn">
          {say('web-look-in')}
          <span className="unseen"> {what}</span>
        </Link>
      ) : (
        <Link href={`/table/${table.id}`} className="btn" aria-label={say('web-watch-of', { table: what })}>
          {say('web-watch')}
        </Link>
      )}
    </Row>
  );
}

function Row({ table, children }: { table: Table; children: ReactNode }): ReactNode {
  const say = useSay();
  const title = useTitles().of(table.game);
  return (
    <li className="open-row">
      <div className="open-name">
        <b className={title.poster?.face}>{say(title.name)}</b>
        <span>{tableText(table, say)}</span>
      </div>
      <Crests table={table} />
      {children}
    </li>
  );
}

/** Whose table it is, and its pace. */
function tableText(table: Table, say: Say): string {
  const pace = paceText(table.pace, say);
  return table.owner === null ? pace : say('web-table-of', { name: table.owner.name, pace });
}

function Join({ table }: { table: Table }): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const path = `/table/${table.id}`;
  const join = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      if ((await ensurePerson()) === null) return;
      await ask(client.POST('/api/tables/{table}/sit', { params: { path: { table: table.id } }, body: {} }));
      go(path);
    }, say);
    setBusy(false);
  };
  if (table.my_seats.length > 0 || freeSeats(table) === 0)
    return (
      <Link href={path} className="btn">
        {say('web-look-in')}
      </Link>
    );
  return (
    <button
      type="button"
      className="btn"
      disabled={isBusy}
      aria-label={say('web-join-of', { table: tableText(table, say) })}
      onClick={() => void join()}
    >
      {say('web-join')}
    </button>
  );
}
