/** A finished game, ply by ply, through anybody's eyes. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { Mark } from '../art/Mark';
import { Crest } from '../art/players';
import { TITLES } from '../boards';
import { ask, client, Problem, type Schemas, type Table } from '../lib/api';
import { useSay, WithTexts } from '../lib/i18n';
import { Icon } from '../lib/Icon';
import { namesOf, playersOf } from '../lib/players';
import type { Player } from '../table/board';
import { ReplayBoard } from './ReplayBoard';
import { roundOf } from './rounds';
import ScoreSheet, { useCourse } from './ScoreSheet';
import { ScorePlot } from './ScorePlot';
import './replay.css';

type Choice = Schemas['ChoiceJson'];

const PLAY_MS = 1_200; // between two plies while it plays by itself

export default function ReplayPage(): ReactNode {
  const { id = '' } = useParams<{ id: string }>();
  const table = useQuery({
    queryKey: ['table', id],
    queryFn: () => ask(client.GET('/api/tables/{table}', { params: { path: { table: id } } })),
  });
  const catalogues = useMemo(
    () => ['web_table', 'web_replay', ...(TITLES[table.data?.game ?? '']?.catalogues ?? [])],
    [table.data?.game],
  );
  return (
    <WithTexts also={catalogues}>
      {table.data === undefined ? <Waiting error={table.error} /> : <Replay table={table.data} />}
    </WithTexts>
  );
}

function Waiting({ error }: { error: Error | null }): ReactNode {
  const say = useSay();
  const told = error instanceof Problem && error.message !== '' ? error.message : say('web-offline');
  return (
    <main className="replay">
      <p className="sheet-none">{error === null ? say('web-loading') : told}</p>
      <Link href="/" className="btn">
        {say('web-to-lobby')}
      </Link>
    </main>
  );
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
        <div className="replay-stage">
          <div>
            <h2 className="unseen">{say('web-table-board')}</h2>
            {shown.data !== undefined && <ReplayBoard table={table} players={players} at={shown.data} />}
            {shown.isError && <p className="sheet-none">{say('web-replay-gone')}</p>}
            {ply === last && <ScoreSheet table={table} players={players} />}
          </div>
          <aside className="panel">
            <header>
              <Icon id="log" />
              <h3>{say('web-replay-moves')}</h3>
            </header>
            <Moves chosen={course.data?.chosen ?? []} ply={ply} players={players} jump={jump} />
            {course.data !== undefined && course.data.scores.length > 0 && (
              <div className="plot-scroll" tabIndex={0} role="group" aria-label={say('web-plot-title')}>
                <ScorePlot course={course.data} players={players} round={roundOf(table.game)} at={ply} />
              </div>
            )}
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
  return (
    <header className="hdr">
      <Link href="/" className="mark" aria-label={say('web-to-lobby')}>
        <Mark size={42} />
      </Link>
      <div className="game">
        <b>{say(TITLES[table.game]?.name ?? '')}</b>
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

type ToldProps = { choice: Choice | undefined; players: readonly Player[]; isEnd: boolean };

function Told({ choice, players, isEnd }: ToldProps): ReactNode {
  const say = useSay();
  if (choice === undefined) return isEnd ? say('web-replay-end') : '';
  const player = players[choice.seat];
  const what =
    choice.text === null
      ? ''
      : say(
          choice.text,
          choice.args,
          players.map(({ name }) => name),
        );
  return (
    <>
      {player !== undefined && <Crest color={player.color} size={22} letter={player.initial} />}{' '}
      {say('web-replay-chooses', { name: player?.name ?? '', what })}
    </>
  );
}

type MovesProps = {
  chosen: readonly Choice[];
  ply: number;
  players: readonly Player[];
  jump: (ply: number) => void;
};

function Moves({ chosen, ply, players, jump }: MovesProps): ReactNode {
  const say = useSay();
  const names = players.map(({ name }) => name);
  return (
    <ol className="replay-moves">
      {chosen.map((choice) => {
        const player = players[choice.seat];
        return (
          <li key={choice.ply}>
            <button type="button" aria-current={choice.ply === ply} onClick={() => jump(choice.ply)}>
              <span className="num">{choice.ply}</span>
              {player !== undefined && <Crest color={player.color} size={20} letter={player.initial} />}
              {choice.text === null ? choice.action : say(choice.text, choice.args, names)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

type ButtonProps = { id: string; label: string; onClick: () => void; disabled: boolean };

function IconButton({ id, label, onClick, disabled }: ButtonProps): ReactNode {
  return (
    <button type="button" className="btn" aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      <Icon id={id} />
    </button>
  );
}

/** Take it along, show it to somebody, play on from here. */
function Further({ table, ply, isEnd }: { table: Table; ply: number; isEnd: boolean }): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(`/replay/${table.id}/${ply}`, location.href).href);
      setTold(say('web-replay-copied'));
    } catch {
      setTold(say('web-replay-not-copied'));
    }
  };
  const playOn = async (): Promise<void> => {
    const body = { ply, access: 'link' as const, seat: 0, pace: { kind: 'none' as const } };
    try {
      const made = await ask(client.POST('/api/tables/{table}/clone', { params: { path: { table: table.id } }, body }));
      go(`/table/${made.table.id}`);
    } catch (error) {
      setTold(error instanceof Problem && error.message !== '' ? error.message : say('web-offline'));
    }
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => void copy()}>
        <Icon id="link" size={18} />
        {say('web-replay-copy')}
      </button>
      <a className="btn" href={`/api/tables/${table.id}/record`} download={`revier-${table.id}.json`}>
        <Icon id="arrow-down" size={18} />
        {say('web-replay-record')}
      </a>
      <button type="button" className="btn" onClick={() => void playOn()} disabled={isEnd}>
        <Icon id="play" size={18} />
        {say('web-replay-play-on')}
      </button>
      <span role="status">{told}</span>
    </>
  );
}
