/** A table: the waiting room before the start, then the game. */
import { type ReactNode, Suspense, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useParams } from 'wouter';
import type { Title } from '../boards/title';
import { useTitles } from '../boards/useTitles';
import { FactsContext, useOwnComponents } from '../boards/facts';
import type { Problem, Table } from '../lib/api';
import { useSay, useTexts, WithTexts } from '../lib/i18n';
import { Live, type Snapshot } from '../lib/live';
import { useSettings } from '../lib/settings';
import { useTitle } from '../lib/useTitle';
import { useMe } from '../shell/people';
import { noTableText } from '../shell/problems';
import { WaitingRoom } from '../shell/WaitingRoom';
import type { BoardModule } from './board';
import { WaitingChat } from './Chat';
import { ConnectionNote } from './ConnectionNote';
import { Game } from './Game';
import { HandOver } from './HandOver';
import { handOverTo } from './handover';
import { learn, namesIn } from './names';
import { plain } from './plain';
import './table.css';
import './header.css';
import './stage.css';
import './panels.css';
import './bar.css';
import './layers.css';

export default function TablePage(): ReactNode {
  const { id = '' } = useParams<{ id: string }>();
  return (
    <WithTexts also={['web_table']}>
      <AtTable key={id} id={id} />
    </WithTexts>
  );
}

function AtTable({ id }: { id: string }): ReactNode {
  const live = useMemo(() => new Live(id), [id]);
  const snapshot = useSyncExternalStore(live.subscribe, live.get);
  const { table, connection, problem } = snapshot;
  const me = useMe();
  const titles = useTitles();
  useEffect(() => {
    if (me !== undefined) live.meet(me?.id ?? null);
  }, [live, me]);
  const refresh = (): void => live.reconnectNow();
  if (connection === 'closed') return <NoTable problem={problem} />;
  if (table === null) return <Coming connection={connection} />;
  if (table.status === 'waiting' || table.status === 'closed') {
    return (
      <>
        <ConnectionNote connection={connection} />
        <WaitingRoom
          table={table}
          refresh={refresh}
          presence={snapshot.presence}
          chat={<WaitingChat live={live} table={table} lines={snapshot.chat} />}
        />
      </>
    );
  }
  const title = titles.find(table.game);
  if (title === undefined) return titles.isComplete ? <NoTable problem={null} /> : <Coming connection={connection} />;
  return (
    <WithTexts also={['web_table', ...title.catalogues]}>
      <Suspense fallback={<Coming connection="connecting" />}>
        <WithOwn table={table}>
          <Playing live={live} snapshot={snapshot} table={table} title={title} />
        </WithOwn>
      </Suspense>
    </WithTexts>
  );
}

type Props = { live: Live; snapshot: Snapshot; table: Table; title: Title };

/** The game, or what stands between a person and it. */
function Playing({ live, snapshot, table, title }: Props): ReactNode {
  const module = use(moduleOf(title));
  const say = useSay();
  const { curtain } = useSettings();
  const [trusted, setTrusted] = useState<number | null>(null);
  const { game } = snapshot;
  if (game === null) {
    return <Message text={say(table.status === 'over' ? 'web-table-no-position' : 'web-table-private')} />;
  }
  const { seat: eyes, is_private: isPrivate } = game;
  const next =
    table.status === 'over' ? null : handOverTo({ mySeats: table.my_seats, eyes, isPrivate, trusted, curtain });
  // where nothing is hidden the screen goes from hand to hand by itself: what is seen later is seen by who has it then
  if (next === null && eyes !== trusted) setTrusted(eyes);
  if (next !== null) {
    return <HandOver live={live} table={table} game={game} seat={next} onReady={() => setTrusted(next)} />;
  }
  return <Game live={live} snapshot={snapshot} table={table} game={game} title={title} module={module} />;
}

const modules = new Map<string, Promise<BoardModule>>();

/** The board of a title, loaded once; what could not be loaded is tried again. */
function moduleOf(title: Title): Promise<BoardModule> {
  let found = modules.get(title.family);
  if (found === undefined) {
    found = title.load === null ? Promise.resolve(plain(title)) : title.load();
    found.catch(() => modules.delete(title.family));
    modules.set(title.family, found);
  }
  return found;
}

/** Where the players brought their own components, boards draw those, and their places have names of their own. */
function WithOwn({ table, children }: { table: Table; children: ReactNode }): ReactNode {
  const texts = useTexts();
  const own = useOwnComponents(table);
  if (own === undefined) return null;
  learn(texts, namesIn(own.components));
  return <FactsContext value={own.facts}>{children}</FactsContext>;
}

function Coming({ connection }: { connection: Snapshot['connection'] }): ReactNode {
  const say = useSay();
  return (
    <main className="tb-message" aria-busy="true">
      <p>{say(connection === 'lost' ? 'web-table-connection-lost' : 'web-table-coming')}</p>
    </main>
  );
}

/** Why one cannot be at a table: the server says it. */
function NoTable({ problem }: { problem: Problem | null }): ReactNode {
  const say = useSay();
  return <Message text={problem === null ? say('web-table-closed-to-you') : noTableText(problem, say)} />;
}

function Message({ text }: { text: string }): ReactNode {
  const say = useSay();
  useTitle('');
  return (
    <main className="tb-message">
      <h1>{text}</h1>
      <Link href="/" className="btn">
        {say('web-table-to-lobby')}
      </Link>
    </main>
  );
}
