import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ask, client, Problem, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import ScoreSheet from '../replay/ScoreSheet';
import { notify } from '../shell/notices';
import { problemText } from '../shell/problems';
import type { Player } from './board';
import { ending } from './Prompt';

type Props = { table: Table; players: readonly Player[]; onBoard: () => void };

/** The end: who won, where every point came from, and what next. */
export default function Ending({ table, players, onBoard }: Props): ReactNode {
  const say = useSay();
  return (
    <div className="tb-ending">
      {table.result?.['broken_off'] === true ? (
        <h2>{ending(table, players, say)}</h2>
      ) : (
        <ScoreSheet table={table} players={players}>
          <Next table={table} onBoard={onBoard} />
        </ScoreSheet>
      )}
      {table.result?.['broken_off'] === true && <Next table={table} onBoard={onBoard} />}
    </div>
  );
}

function Next({ table, onBoard }: { table: Table; onBoard: () => void }): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const again = async (): Promise<void> => {
    setAsking(true);
    try {
      const made = await ask(client.POST('/api/tables/{table}/rematch', { params: { path: { table: table.id } } }));
      go(`/table/${made.table.id}`);
    } catch (error) {
      const there = error instanceof Problem ? error.args['table'] : undefined;
      if (typeof there === 'string') go(`/table/${there}`);
      else notify(problemText(error, say), 'trouble');
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="tb-next">
      {table.rematch !== null ? (
        <Link href={`/table/${table.rematch}`} className="btn primary">
          <Icon id="redo" size={18} />
          {say('web-table-to-rematch')}
        </Link>
      ) : (
        table.my_seats.length > 0 && (
          <button type="button" className="btn primary" disabled={isAsking} onClick={() => void again()}>
            <Icon id="redo" size={18} />
            {say('web-table-rematch')}
          </button>
        )
      )}
      <Link href={`/replay/${table.id}`} className="btn">
        <Icon id="play" size={18} />
        {say('web-table-watch-replay')}
      </Link>
      <button type="button" className="btn" onClick={onBoard}>
        <Icon id="eye" size={18} />
        {say('web-table-see-board')}
      </button>
      <Link href="/" className="btn">
        {say('web-table-to-lobby')}
      </Link>
    </div>
  );
}
