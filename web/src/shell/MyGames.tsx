import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useTitles } from '../boards/useTitles';
import { now, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { type Say, useSay } from '../lib/i18n';
import { namesOf } from '../lib/players';
import { Crests } from './Crests';
import { Quiet } from './Quiet';
import { freeSeats, useMyTables } from './tables';
import { leftText, paceText } from './time';

/** My tables as cards, those that wait for me first; at most some of them. */
export function MyGames({ most = Infinity, empty }: { most?: number; empty?: string }): ReactNode {
  const say = useSay();
  return (
    <Quiet query={useMyTables()} empty={empty}>
      {(tables) => (
        <section aria-label={say('web-my-games')}>
          <ul className="mine">
            {tables.slice(0, most).map((table) => (
              <li key={table.id}>
                <Card table={table} />
              </li>
            ))}
          </ul>
          {tables.length > most && (
            <Link href="/games" className="mine-more">
              {say('web-all-my-games', { count: tables.length })}
            </Link>
          )}
        </section>
      )}
    </Quiet>
  );
}

function Card({ table }: { table: Table }): ReactNode {
  const say = useSay();
  const title = useTitles().of(table.game);
  return (
    <article className={table.is_my_turn ? 'tbl turn' : 'tbl'}>
      <div className="tbl-row">
        <h2 className={title.poster?.face}>{say(title.name)}</h2>
        <TimeLeft table={table} />
      </div>
      <p className="tbl-state">{stateText(table, say)}</p>
      <div className="tbl-row">
        <Crests table={table} />
        <Link href={`/table/${table.id}`} className={table.is_my_turn ? 'btn primary' : 'btn'}>
          {say(table.is_my_turn ? 'web-your-turn' : 'web-look-in')}
          {table.is_my_turn && <Icon id="arrow-right" size={18} />}
        </Link>
      </div>
    </article>
  );
}

/** What is going on at a table, in a few words. */
export function stateText(table: Table, say: Say): string {
  if (table.status === 'waiting') return say('web-state-waiting', { count: freeSeats(table) });
  if (table.status === 'frozen') return say('web-state-frozen');
  const pace = paceText(table.pace, say);
  const isMine = table.is_my_turn && table.my_seats.length === 1; // friends at one screen want to know whose turn it is
  if (table.turn === null || isMine) return say('web-state-running', { pace, move: table.ply + 1 });
  const name = namesOf(table, say)[table.turn] ?? '';
  return say('web-state-thinks', { name, pace, move: table.ply + 1 });
}

/** The time of whoever is asked, counted down to the second. */
function TimeLeft({ table }: { table: Table }): ReactNode {
  const say = useSay();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (table.due === null || table.status !== 'running') return null;
  return (
    <span className={table.is_my_turn ? 'tbl-left on' : 'tbl-left'}>
      <Icon id="hourglass" size={16} />
      {leftText(table.due - time, say)}
    </span>
  );
}
