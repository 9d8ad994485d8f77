/** A finished game, ply by ply, through anybody's eyes. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Mark } from '../art/Mark';
import { useTitles } from '../boards/useTitles';
import { useOwnComponents } from '../boards/box';
import { ask, client, Problem, type Table } from '../lib/api';
import { useSay, useTexts, WithTexts } from '../lib/i18n';
import { Icon } from '../lib/Icon';
import { namesOf, playersOf } from '../lib/players';
import { useTitle } from '../lib/useTitle';
import { noTableText } from '../shell/problems';
import { learn, namesIn } from '../table/names';
import { Further } from './Further';
import { Moves, Told } from './Moves';
import ScoreSheet, { useCourse } from './ScoreSheet';
import { ScorePlot } from './ScorePlot';
import { useScene } from './scene';
import { A_ROUND } from './sheet';
import './replay.css';

const PLAY_MS = 1_200; // between two plies while it plays by itself

export default function ReplayPage(): ReactNode {
  const { id = '' } = useParams<{ id: string }>();
  const table = useQuery({
    queryKey: ['table', id],
    queryFn: () => ask(client.GET('/api/tables/{table}', { params: { path: { table: id } } })),
  });
  const title = useTitles().of(table.data?.game ?? '');
  const catalogues = useMemo(() => ['web_table', 'web_replay', ...title.catalogues], [title]);
  return (
    <WithTexts also={catalogues}>
      {table.data === undefined ? <Waiting error={table.error} /> : <WithOwn table={table.data} />}
    </WithTexts>
  );
}

function Waiting({ error }: { error: Error | null }): ReactNode {
  const say = useSay();
  const told = error instanceof Problem ? noTableText(error, say) : say('web-offline');
  useTitle(say('web-replay-title'));
  return (
    <main className="replay">
      <p className="sheet-none">{error === null ? say('web-loading') : told}</p>
      <Link href="/" className="btn">
        {say('web-to-lobby')}
      </Link>
    </main>
  );
}

/** With the names that the players gave to what they brought along. */
function WithOwn({ table }: { table: Table }): ReactNode {
  const texts = useTexts();
  const own = useOwnComponents(table);
  if (own === undefined) return <Waiting error={null} />;
  learn(texts, namesIn(own.components));
  return <Replay table={table} />;
}

function Replay({ table }: { table: Table }): ReactNode {
  const say = useSay();
  const params = useParams<{ ply?: string }>();
  const [, go] = useLocation();
  const course = useCourse(table.id);
  const players = useMemo(() => playersOf(table, say), [table, say]);
  const [eyes, setEyes] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const first = course.data?.first ?? 0;
  const last = course.data?.last ?? table.ply;
  const wanted = params.ply === undefined ? first : Number(params.ply);
  const ply = Number.isInteger(wanted) ? Math.min(last, Math.max(first, wanted)) : first;
  const shown = usePosition(table.id, ply, eyes);
  useAhead(table.id, ply + 1, last, eyes);
  const scene = useScene(table, players, shown.data);
  const { name, round = A_ROUND } = useTitles().of(table.game);
  useTitle(say('web-replay-of', { title: say(name) }));

  const jump = useCallback(
    (to: number) => go(`/replay/${table.id}/${Math.min(last, Math.max(first, to))}`, { replace: true }),
    [go, table.id, first, last],
  );
  useEffect(() => {
    if (!isPlaying) return;
    if (ply >= last) return;
    const timer = setTimeout(() => jump(ply + 1), PLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, ply, last, jump]);
  useKeys(ply, first, last, jump, () => setPlaying((playing) => !playing));
  const isRunning = isPlaying && ply < last;

  return (
    <div className="replay">
      <Head table={table} />
      <main>
        <p className="replay-told" aria-live="polite">
          <Told choice={course.data?.chosen[ply - first]} players={players} isEnd={ply === last} />
        </p>
        <div className="replay-stage" style={{ '--rail': `${scene.rail}px` } as CSSProperties}>
          <div>
            <h2 className="unseen">{say('web-table-board')}</h2>
            {scene.board}
            {scene.isBelow && scene.side}
            {shown.isError && <p className="sheet-none">{say('web-replay-gone')}</p>}
            {ply === last && <ScoreSheet table={table} players={players} />}
          </div>
          <aside>
            {!scene.isBelow && scene.side}
            <section className="panel">
              <header>
                <Icon id="log" />
                <h3>{say('web-replay-moves')}</h3>
              </header>
              <Moves chosen={course.data?.chosen ?? []} ply={ply} players={players} jump={jump} />
              {course.data !== undefined && course.data.scores.length > 0 && (
                <ScorePlot course={course.data} players={players} round={round} at={ply} />
              )}
            </section>
          </aside>
        </div>
      </main>
      <footer className="replay-bar">
        <IconButton id="first" label={say('web-replay-first')} onClick={() => jump(first)} disabled={ply === first} />
        <IconButton id="prev" label={say('web-replay-prev')} onClick={() => jump(ply - 1)} disabled={ply === first} />
        <IconButton
          id={isRunning ? 'pause' : 'play'}
          label={isRunning ? say('web-replay-pause') : say('web-replay-play')}
          onClick={() => setPlaying(!isRunning)}
          disabled={ply === last}
        />
        <IconButton id="next" label={say('web-replay-next')} onClick={() => jump(ply + 1)} disabled={ply === last} />
        <IconButton id="last" label={say('web-replay-last')} onClick={() => jump(last)} disabled={ply === last} />
        <input
          type="range"
          min={first}
          max={last}
          value={ply}
          aria-label={say('web-replay-slider')}
          aria-valuetext={say('web-replay-at', { ply, last })}
          onChange={(change) => jump(Number(change.target.value))}
        />
        <span className="num">{say('web-replay-at', { ply, last })}</span>
        <label className="replay-eyes">
          <span className="unseen">{say('web-replay-eyes')}</span>
          <select
            className="btn"
            value={eyes ?? ''}
            onChange={(change) => setEyes(change.target.value === '' ? null : Number(change.target.value))}
          >
            <option value="">{say('web-replay-spectator')}</option>
            {players.map((player) => (
              <option key={player.seat} value={player.seat}>
                {player.name}
              </option>
            ))}
          </select>
        </label>
        <Further table={table} ply={ply} isEnd={ply === last} />
      </footer>
    </div>
  );
}

function Head({ table }: { table: Table }): ReactNode {
  const say = useSay();
  const title = useTitles().of(table.game);
  return (
    <header className="hdr">
      <Link href="/" className="mark" aria-label={say('web-to-lobby')}>
        <Mark size={42} />
      </Link>
      <div className="game" data-title={title.prefix}>
        <b>{say(title.name)}</b>
        <span>{namesOf(table, say).join(', ')}</span>
      </div>
      <div className="prompt">
        <h1>{say('web-replay-title')}</h1>
      </div>
    </header>
  );
}

/** A finished game at a ply. */
function usePosition(table: string, ply: number, seat: number | null) {
  return useQuery({ ...positionQuery(table, ply, seat), placeholderData: keepPreviousData });
}

function positionQuery(table: string, ply: number, seat: number | null) {
  const query = seat === null ? { ply } : { ply, seat };
  return {
    queryKey: ['replay', table, ply, seat],
    queryFn: () => ask(client.GET('/api/tables/{table}/replay', { params: { path: { table }, query } })),
    staleTime: Infinity,
  };
}

/** What will be looked at next is fetched before. */
function useAhead(table: string, ply: number, last: number, seat: number | null): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (ply <= last) void queries.prefetchQuery(positionQuery(table, ply, seat));
  }, [queries, table, ply, last, seat]);
}

function useKeys(ply: number, first: number, last: number, jump: (ply: number) => void, toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA|BUTTON|A)$/.test(event.target.tagName))
        return;
      const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: first, End: last }[event.key];
      if (to !== undefined) jump(to);
      else if (event.key === ' ') toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

type ButtonProps = { id: string; label: string; onClick: () => void; disabled: boolean };

function IconButton({ id, label, onClick, disabled }: ButtonProps): ReactNode {
  return (
    <button type="button" className="btn" aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      <Icon id={id} />
    </button>
  );
}
