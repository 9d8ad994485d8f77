import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Title } from '../boards/title';
import type { Position, Table } from '../lib/api';
import { useSay, WithTexts } from '../lib/i18n';
import type { Live, Snapshot } from '../lib/live';
import { Icon } from '../lib/Icon';
import { playersOf } from '../lib/players';
import type { Args } from '../lib/texts';
import { ActionBar } from './ActionBar';
import { type BoardModule, type BoardProps, type Targets, TargetsContext } from './board';
import { useChat } from './Chat';
import { Drawers } from './Drawers';
import { type Drawer, Header } from './Header';
import { Notes, propose } from './Notes';
import { Chooser } from './Options';
import { Prompt } from './Prompt';
import { forget } from './seen';
import { type RailTab, Stage, type StageProps } from './Stage';
import { Story } from './Story';
import { Tabs } from './Tabs';
import { ToResult } from './ToResult';
import { useAttention } from './useAttention';
import { useChoosing } from './useChoosing';
import { useClosed } from './useClosed';
import { useForced } from './useForced';
import { useKeys } from './useKeys';
import { useNews } from './useNews';
import { usePast } from './usePast';
import { useTab } from './useTab';
import { useWidth } from './useWidth';

const NO_NEWS: BoardProps['news'] = [];
const NO_TARGETS: Targets = {
  get: () => ({ state: 'idle', label: '', key: null, press: () => undefined }),
  any: false,
};

const Ending = lazy(() => import('./Ending'));
const Help = lazy(() => import('./Help'));

type Props = {
  live: Live;
  snapshot: Snapshot;
  table: Table;
  game: Position;
  title: Title;
  module: BoardModule;
};

/** A game as it is played, watched or over. */
export function Game({ live, snapshot, table, game: asked, title, module }: Props): ReactNode {
  const say = useSay();
  const game = useForced(live, asked);
  const width = useWidth();
  const players = useMemo(() => playersOf(table, say), [table, say]);
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const choosing = useChoosing(live, game, snapshot.sending, module, say, names);
  const closed = useClosed(table.id, game, choosing.targets, say, names);
  const { heard, muted } = useChat(live, table, snapshot.chat);
  const news = useNews(game, snapshot.before);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [railTab, setRailTab] = useState<RailTab>('log');
  const [isText, setText] = useState(false);
  const [looked, setLooked] = useState<{ seat: number; ply: number } | null>(null);
  const [isEnd, setEnd] = useState(true);
  const [read, setRead] = useState(0);
  const isTurn = game.options.length > 0;
  useAttention(isTurn, game.ply, say(title.name), say('web-table-turn-mark'));
  useEffect(() => {
    if (table.status === 'over') forget(table.id, table.my_seats);
  }, [table]);

  const isOver = table.status === 'over';
  const question = isTurn ? game.decision : null;
  const wanted = question === null ? null : (module.partOf?.(question, game.options) ?? null);
  const [tab, setTab] = useTab(isOver ? 'over' : (question?.kind ?? null), isOver ? 'score' : wanted);
  const isResult = isOver && (width === 'phone' ? tab === 'score' : isEnd);
  const last = heard.at(-1)?.id ?? 0;
  const isTalking = drawer === 'chat' || (width === 'wide' && railTab === 'chat');
  const unread = isTalking ? 0 : heard.filter((line) => line.id > read).length;
  const turnTo = (next: RailTab): void => {
    if (isTalking || next === 'chat') setRead(last);
    setRailTab(next);
  };
  /** Where the rail has a tab for it, no drawer opens. */
  const open = (next: Drawer | null): void => {
    const isInRail = width === 'wide' && !isResult && (next === 'chat' || next === 'log');
    if (!isInRail && (isTalking || next === 'chat')) setRead(last);
    flushSync(() => {
      if (isInRail) turnTo(next);
      setDrawer(isInRail ? null : next);
    });
    if (isInRail && next === 'chat') document.getElementById('tb-say')?.focus();
  };
  const noUndo = game.can_undo ? null : say(isTurn ? 'web-table-no-undo' : 'web-table-no-undo-now');
  const undo = (wholeTurn: boolean): void => {
    if (game.can_undo && !snapshot.sending) void live.undo(wholeTurn).catch(() => undefined);
  };
  useKeys({ choosing, undo, toggle: (what) => open(what) });

  const shown =
    looked !== null && (!isTurn || looked.ply === game.ply) ? looked.seat : (game.seat ?? looked?.seat ?? 0);
  const show = (seat: number): void => setLooked({ seat, ply: game.ply });
  const past = usePast(table.id, game);
  // what is looked at: every panel shows the same moment, and nobody is asked in the past
  const moment = past.shown === null ? game : { ...game, view: past.shown.view, decision: null };
  const takeBack = (ply: number): void => void propose(live, table, 'takeback', ply).catch(() => undefined);
  const board: BoardProps = {
    view: moment.view,
    seat: game.seat,
    shown,
    players,
    decision: past.ply === null ? game.decision : null,
    news: past.ply === null ? news : NO_NEWS,
    onShow: show,
    layout: width === 'phone' || width === 'small' ? 'phone' : 'wide',
    part: 'all',
  };
  /** The second click of a double click confirms nothing, and never answers the next question for good. */
  const unhurried = (event: MouseEvent): void => {
    const isMain = event.target instanceof Element && event.target.closest('.tb-main-act') !== null;
    if (event.detail > 1 && (isMain || choosing.chosen.pending !== null)) event.stopPropagation();
  };
  const stage: StageProps = {
    table,
    game: moment,
    module,
    isPlain: title.load === null,
    players,
    present: snapshot.presence.people,
    log: snapshot.log,
    board,
    choosing,
    names,
    isText,
    width,
    tab,
    railTab,
    onRailTab: turnTo,
    chat: { live, table, lines: heard, muted },
    unread,
    onShow: (seat) => {
      show(seat);
      if (width === 'phone') setTab('own');
    },
    onTakeBack: takeBack,
    onPast: past.look,
    onLook: (ply) => {
      past.look(ply);
      open(null);
      if (width === 'phone') setTab('shared');
    },
  };
  return (
    <TargetsContext value={past.ply === null ? closed.targets : NO_TARGETS}>
      <div className={`tb tb-${width}`} data-game={title.prefix} onClickCapture={unhurried}>
        <Header
          {...{ table, game, title, module, players, unread, isText, width }}
          view={moment.view}
          watchers={snapshot.presence.watchers}
          onText={() => setText(!isText)}
          onOpen={open}
        />
        {width === 'phone' && <Prompt table={table} game={game} players={players} />}
        {width === 'phone' && isTurn && <PhoneTrack module={module} game={game} log={snapshot.log} />}
        <div className="tb-over">
          <Notes live={live} snapshot={snapshot} table={table} players={players} />
          {past.ply !== null && <Back ply={past.ply} isThere={past.shown !== null} onNow={() => past.look(null)} />}
        </div>
        <main className="tb-main" data-arrows="board">
          <h2 className="unseen">{say('web-table-board')}</h2>
          {isResult ? (
            <WithTexts also={['web_replay']}>
              <Suspense>
                <Ending
                  table={table}
                  players={players}
                  onBoard={() => {
                    setEnd(false);
                    setTab('shared');
                  }}
                />
              </Suspense>
            </WithTexts>
          ) : (
            <Stage {...stage} />
          )}
        </main>
        <Chooser choosing={choosing} module={module} />
        {isOver && !isResult && width !== 'phone' && <ToResult onResult={() => setEnd(true)} />}
        {!isOver && (
          <ActionBar
            {...{ choosing, game, module, players, width, noUndo, undo }}
            log={snapshot.log}
            isListed={title.load === null && !isText}
          />
        )}
        {width === 'phone' && <Tabs module={module} tab={tab} onTab={setTab} />}
        <Story news={news} module={module} players={players} say={say} />
        <Told news={news} names={names} />
        <Suspense>
          <Help title={title} table={table} game={game} module={module} log={snapshot.log} />
        </Suspense>
        <Drawers
          drawer={drawer}
          stage={stage}
          unread={unread}
          onRestart={game.can_undo ? () => undo(true) : null}
          onText={() => setText(!isText)}
          onOpen={open}
        />
      </div>
    </TargetsContext>
  );
}

/** Says that an earlier position is shown, and leads back. */
function Back({ ply, isThere, onNow }: { ply: number; isThere: boolean; onNow: () => void }): ReactNode {
  const say = useSay();
  return (
    <div className="tb-past" role="status">
      <Icon id="eye" size={18} />
      <span>{isThere ? say('web-table-past', { ply }) : say('web-loading')}</span>
      <button type="button" className="btn primary" onClick={onNow}>
        {say('web-table-to-now')}
      </button>
    </div>
  );
}

type TrackProps = { module: BoardModule; game: Position; log: Snapshot['log'] };

/** What is running, under the prompt. */
function PhoneTrack({ module: { Track }, game, log }: TrackProps): ReactNode {
  const say = useSay();
  if (Track === undefined || game.decision === null) return null;
  return (
    <section className="tb-track" aria-label={say('web-table-actions')}>
      <Track view={game.view} decision={game.decision} events={log} />
    </section>
  );
}

/** What just happened, for who listens rather than looks. */
function Told({ news, names }: { news: BoardProps['news']; names: readonly string[] }): ReactNode {
  const say = useSay();
  const [text, setText] = useState('');
  useEffect(() => {
    if (news.length === 0) return;
    const timer = setTimeout(
      () => setText(news.map((event) => say(event.text, event.args as Args, names)).join(' ')),
      150,
    );
    return () => clearTimeout(timer);
  }, [news, say, names]);
  return (
    <div className="unseen" role="log" aria-live="polite">
      {text}
    </div>
  );
}
