/** A finished game, looked at again: the table as it was at any moment, through anybody's eyes. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { FactsContext, useOwnComponents } from '../boards/facts';
import { useBoard } from '../boards/useBoard';
import { useTitles } from '../boards/useTitles';
import { ask, client, Problem, type Table } from '../lib/api';
import { useSay, useTexts, WithTexts } from '../lib/i18n';
import { Icon } from '../lib/Icon';
import { playersOf } from '../lib/players';
import { useTitle } from '../lib/useTitle';
import { noTableText } from '../shell/problems';
import { SettingsDialog } from '../shell/SettingsDialog';
import type { BoardModule } from '../table/board';
import { Header } from '../table/Header';
import { learn, namesIn } from '../table/names';
import { Stage } from '../table/Stage';
import { Tabs } from '../table/Tabs';
import { ToResult } from '../table/ToResult';
import { useTab } from '../table/useTab';
import { useWidth } from '../table/useWidth';
import { Changed } from './Changed';
import { More, PlayOn } from './Further';
import { Moves, Told } from './Moves';
import { position, stageOf, UNSEEN } from './moment';
import ScoreSheet, { useCourse } from './ScoreSheet';
import { Eyes, Scrubber } from './Scrubber';
import { goTo, type Marks, marksOf, type Step } from './steps';
import { useAhead, useReplayed, useTold } from './useReplay';
import '../table/table.css';
import '../table/header.css';
import '../table/stage.css';
import '../table/panels.css';
import '../table/bar.css';
import '../table/layers.css';
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
    <main className="tb-message">
      <p className="sheet-none">{error === null ? say('web-loading') : told}</p>
      <Link href="/" className="btn">
        {say('web-to-lobby')}
      </Link>
    </main>
  );
}

/** With what the players brought along, and the names they gave to it. */
function WithOwn({ table }: { table: Table }): ReactNode {
  const texts = useTexts();
  const own = useOwnComponents(table);
  const module = useBoard(table.game);
  const course = useCourse(table.id);
  if (own === undefined || module === null || course.isPending) return <Waiting error={null} />;
  if (course.data === undefined) return <Waiting error={course.error} />;
  learn(texts, namesIn(own.components));
  return (
    <FactsContext value={own.facts}>
      <Replay table={table} module={module} course={course.data} />
    </FactsContext>
  );
}

type Course = NonNullable<ReturnType<typeof useCourse>['data']>;
type Props = { table: Table; module: BoardModule; course: Course };

function Replay({ table, module, course }: Props): ReactNode {
  const say = useSay();
  const title = useTitles().of(table.game);
  const width = useWidth();
  const players = useMemo(() => playersOf(table, say), [table, say]);
  const marks = useMemo(() => marksOf(course), [course]);
  const { ply, jump, step, isRunning, toggle, leap } = usePlace(table, marks);
  const { first, last } = marks;
  const isEnd = ply === last;
  const [eyes, setEyes] = useState<number | null>(table.my_seats[0] ?? null);
  const [looked, setLooked] = useState<number | null>(null);
  const [isText, setText] = useState(false);
  const [isBoard, setBoard] = useState(false);
  const [drawer, setDrawer] = useState<'settings' | 'more' | 'on' | null>(null);
  const [tab, setTab] = useTab(isEnd ? 'over' : null, isEnd ? 'score' : null);
  const log = useTold(table.id, course.has_views);
  const texts = useTexts();
  const headings = useMemo(() => module.headings?.(log, texts), [module, log, texts]);
  const { drawn, at, isError } = useDrawn(table.id, ply, first, eyes, leap);
  useAhead(table.id, [Math.min(last, ply + 1), goTo(marks, ply, 'turn', 1)], eyes);
  useTitle(say('web-replay-of', { title: say(title.name) }));

  const isResult = isEnd && (width === 'phone' ? tab === 'score' : !isBoard);
  const made = course.chosen[ply - first - 1];
  const prompt = (
    <div className="tb-prompt">
      <div className="tb-prompt-words" role="status" aria-live="polite" aria-atomic="true">
        <span className="over">{say('web-replay-title')}</span>
        <h1 className="long">
          <Told choice={made} players={players} isEnd={isEnd} />
        </h1>
      </div>
    </div>
  );
  const show = (seat: number): void => {
    setLooked(seat);
    if (width === 'phone') setTab('own');
  };
  const scene = {
    ...{ table, module, players, width, tab, isText, log, headings, drawn, show },
    seat: eyes,
    isPlain: title.load === null,
    shown: looked ?? eyes ?? made?.seat ?? 0,
    from: leap !== null && leap.to === drawn ? leap.from : drawn - 1,
    look: (to: number) => jump(to + 1),
  };
  const color = drawn === ply && made !== undefined ? players[made.seat]?.color : undefined;
  return (
    <div className={`tb tb-${width} tb-replay`} data-game={title.prefix}>
      <Header
        {...{ table, title, module, players, isText, width }}
        game={position(table, at)}
        view={at?.view ?? UNSEEN}
        watchers={0}
        onScorings={null}
        unread={0}
        replay={prompt}
        onText={() => setText(!isText)}
        onOpen={(what) => setDrawer(what === 'settings' ? 'settings' : 'more')}
      />
      {width === 'phone' && prompt}
      <main className="tb-main">
        <h2 className="unseen">{say('web-table-board')}</h2>
        {isResult ? (
          <div className="tb-ending">
            <ScoreSheet table={table} players={players}>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setBoard(true);
                  setTab('shared');
                }}
              >
                {say('web-table-see-board')}
              </button>
            </ScoreSheet>
          </div>
        ) : !course.has_views ? (
          <>
            <p className="sheet-none">{say('web-replay-no-view')}</p>
            <Moves chosen={course.chosen} ply={ply - 1} players={players} jump={(to) => jump(to + 1)} />
          </>
        ) : at?.view == null ? (
          <p className="sheet-none">{say(isError ? 'web-replay-gone' : 'web-loading')}</p>
        ) : (
          <>
            <Changed view={at.view} color={color === undefined ? null : `var(--p-${color})`} />
            <Stage {...stageOf({ ...scene, at })} />
          </>
        )}
      </main>
      {isEnd && !isResult && width !== 'phone' && <ToResult onResult={() => setBoard(false)} />}
      <Scrubber
        {...{ marks, ply, jump, step, isRunning, toggle, players, eyes, width, round: title.round }}
        rounds={module.rounds(at?.view ?? UNSEEN).label}
        onEyes={setEyes}
        onPlayOn={() => setDrawer('on')}
        onMore={() => setDrawer('more')}
      />
      {width === 'phone' && <Tabs module={module} tab={tab} onTab={setTab} unread={null} />}
      {drawer === 'settings' && <SettingsDialog onClose={() => setDrawer(null)} />}
      {drawer === 'more' && (
        <More {...{ table, course, players, ply, round: title.round }} onClose={() => setDrawer(null)}>
          {width === 'phone' && (
            <>
              <Eyes {...{ eyes, players }} onEyes={setEyes} />
              <button type="button" className="btn" onClick={() => setDrawer('on')} disabled={isEnd}>
                <Icon id="redo" size={18} />
                {say('web-replay-play-on')}
              </button>
            </>
          )}
        </More>
      )}
      {drawer === 'on' && (
        <PlayOn {...{ table, players, marks, ply }} seat={eyes ?? made?.seat ?? 0} onClose={() => setDrawer(null)} />
      )}
    </div>
  );
}

/** A step over several plies at once, from one to another. */
type Leap = { from: number; to: number };

/** The ply that the address names, and the ways to another. */
function usePlace(table: Table, marks: Marks) {
  const params = useParams<{ ply?: string }>();
  const [, go] = useLocation();
  const [isPlaying, setPlaying] = useState(false);
  const [leap, setLeap] = useState<Leap | null>(null);
  const { first, last } = marks;
  const wanted = params.ply === undefined ? first : Number(params.ply);
  const ply = Number.isInteger(wanted) ? Math.min(last, Math.max(first, wanted)) : first;
  const jump = useCallback(
    (to: number) => go(`/replay/${table.id}/${Math.min(last, Math.max(first, to))}`, { replace: true }),
    [go, table.id, first, last],
  );
  const step = useCallback(
    (kind: Step, way: 1 | -1) => {
      const to = goTo(marks, ply, kind, way);
      setLeap(way === 1 ? { from: ply, to } : null);
      jump(to);
    },
    [marks, ply, jump],
  );
  const isRunning = isPlaying && ply < last;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => jump(ply + 1), PLAY_MS);
    return () => clearTimeout(timer);
  }, [isRunning, ply, jump]);
  const toggle = (): void => setPlaying(!isRunning);
  useKeys(step, jump, marks, toggle);
  return { ply, jump, step, isRunning, toggle, leap };
}

/**
 * The position that is drawn. Where one jumps to a place, the position before its last move is shown first, so that one
 * sees what that move has changed.
 */
function useDrawn(table: string, ply: number, first: number, eyes: number | null, leap: Leap | null) {
  const [last, setLast] = useState<number | null>(null);
  const isStep = last === ply || last === ply - 1 || ply === first || (leap?.to === ply && leap.from === last);
  const drawn = isStep ? ply : ply - 1;
  const { data, isError } = useReplayed(table, drawn, eyes);
  useEffect(() => {
    if (data?.ply !== drawn) return;
    const shown = requestAnimationFrame(() => setLast(drawn));
    return () => cancelAnimationFrame(shown);
  }, [data, drawn]);
  return { drawn: data?.ply ?? drawn, at: data, isError };
}

const KEYS: Readonly<Record<string, readonly [Step, 1 | -1]>> = {
  ArrowLeft: ['action', -1],
  ArrowRight: ['action', 1],
  PageUp: ['round', -1],
  PageDown: ['round', 1],
};

function useKeys(
  step: (kind: Step, way: 1 | -1) => void,
  jump: (ply: number) => void,
  marks: Marks,
  toggle: () => void,
) {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (!(event.target instanceof Element) || event.target.closest(TYPED) !== null) return;
      const [kind, way] = KEYS[event.key] ?? [];
      if (kind !== undefined && way !== undefined) step(event.shiftKey && kind === 'action' ? 'turn' : kind, way);
      else if (event.key === 'Home') jump(marks.first);
      else if (event.key === 'End') jump(marks.last);
      else if (event.key === ' ' && event.target.closest('button, a, summary, [role="button"]') === null) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Where keys have a meaning of their own. */
const TYPED = 'input, select, textarea, [role="tablist"], [role="group"][data-arrows]';
