import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { Title } from '../boards/title';
import { useTitles } from '../boards/useTitles';
import { ask, client, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { type Say, useSay } from '../lib/i18n';
import type { Presence } from '../lib/live';
import { Invite } from './Invite';
import { Page } from './Page';
import { ensurePerson, type Me, useMe } from './people';
import { attempt } from './problems';
import { freeSeats } from './tables';
import { paceText } from './time';
import { WaitingSeat } from './WaitingSeat';
import './waiting.css';

type Props = {
  table: Table;
  /** Ask for the table again, after something was changed. */
  refresh: () => void;
  /** Who is connected just now, where that is known. */
  presence?: Presence;
  /** Talk while one waits. */
  chat?: ReactNode;
};

/** What every part of the waiting room needs to change the table. */
export type Changing = {
  table: Table;
  me: Me | null | undefined;
  isOwner: boolean;
  isBusy: boolean;
  /** Change something and look again; a stranger is asked for a name first. */
  run: (work: (at: { params: { path: { table: string } } }) => Promise<unknown>) => void;
};

/** A table before its game: who sits where, an invitation for others, and the start. */
export function WaitingRoom({ table, refresh, presence, chat }: Props): ReactNode {
  const say = useSay();
  const me = useMe();
  const [isBusy, setBusy] = useState(false);
  const run: Changing['run'] = (work) => {
    setBusy(true);
    void attempt(async () => {
      if ((await ensurePerson()) !== null) await work({ params: { path: { table: table.id } } });
    }, say).then(() => {
      setBusy(false);
      refresh();
    });
  };
  const changing = { table, me, isOwner: me != null && table.owner?.id === me.id, isBusy, run };
  const title = useTitles().of(table.game);
  if (table.status === 'closed') return <Closed />;
  return (
    <Page title={say('web-waiting-title')} isBare>
      <div className="waiting">
        <header className="waiting-head">
          <h1 className={title.poster?.face}>{say(title.name)}</h1>
          <p>{aboutText(table, title, say)}</p>
        </header>
        <section className="panel waiting-seats" aria-labelledby="waiting-seats">
          <header>
            <Icon id="user" />
            <h2 id="waiting-seats">{say('web-seats')}</h2>
            <span className="more" role="status">
              {say('web-state-waiting', { count: freeSeats(table) })}
            </span>
          </header>
          <ul>
            {table.seats.map((seat) => (
              <WaitingSeat key={seat.seat} seat={seat} changing={changing} presence={presence} />
            ))}
          </ul>
          {presence !== undefined && presence.watchers > 0 && (
            <p className="waiting-note">{say('web-watchers', { count: presence.watchers })}</p>
          )}
        </section>
        <aside className="waiting-aside">
          <Invite changing={changing} />
          <Doors changing={changing} />
          {chat}
        </aside>
      </div>
    </Page>
  );
}

/** Edition, pace and who may come. */
function aboutText(table: Table, { editions }: Title, say: Say): string {
  const edition = editions.length > 1 ? editions.find(({ game }) => game === table.game) : undefined;
  const parts = [
    edition && say(edition.name),
    paceText(table.pace, say),
    say(ACCESS[table.access] ?? 'web-access-open'),
  ];
  if (table.owner !== null) parts.push(say('web-owned-by', { name: table.owner.name }));
  return parts.filter((part) => part !== undefined).join(' · ');
}

const ACCESS: Readonly<Record<string, string>> = {
  open: 'web-access-open',
  link: 'web-access-link',
  private: 'web-access-private',
};

/** Start, stand up, give up. */
function Doors({ changing }: { changing: Changing }): ReactNode {
  const say = useSay();
  const { table, isOwner, isBusy, run } = changing;
  const isFull = freeSeats(table) === 0;
  return (
    <section className="panel waiting-part" aria-label={say('web-waiting-start')}>
      {isOwner ? (
        <>
          <button
            type="button"
            className="btn primary"
            disabled={!isFull || isBusy}
            onClick={() => run((at) => ask(client.POST('/api/tables/{table}/start', at)))}
          >
            {say('web-start-game')}
          </button>
          {!isFull && <p className="field-note">{say('web-start-when')}</p>}
        </>
      ) : (
        <p className="field-note">{say('web-start-by-owner')}</p>
      )}
      <div className="waiting-doors">
        {table.my_seats.length > 0 && (
          <button
            type="button"
            className="btn ghost"
            disabled={isBusy}
            onClick={() => run((at) => ask(client.POST('/api/tables/{table}/leave', at)))}
          >
            {say('web-stand-up')}
          </button>
        )}
        {isOwner && (
          <button
            type="button"
            className="btn ghost"
            disabled={isBusy}
            onClick={() => run((at) => ask(client.POST('/api/tables/{table}/close', at)))}
          >
            {say('web-close-table')}
          </button>
        )}
        <Link href="/" className="btn ghost">
          {say('web-to-lobby')}
        </Link>
      </div>
    </section>
  );
}

function Closed(): ReactNode {
  const say = useSay();
  return (
    <Page title={say('web-closed-title')}>
      <div className="form">
        <p>{say('web-closed-text')}</p>
        <div>
          <Link href="/" className="btn primary">
            {say('web-to-lobby')}
          </Link>
        </div>
      </div>
    </Page>
  );
}
