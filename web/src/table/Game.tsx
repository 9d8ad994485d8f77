import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { Title } from '../boards/title';
import type { Position, Table } from '../lib/api';
import { useSay, useTexts, WithTexts } from '../lib/i18n';
import type { Live, Snapshot } from '../lib/live';
import { playersOf } from '../lib/players';
import type { Args } from '../lib/texts';
import { ActionBar } from './ActionBar';
import { type BoardModule, type BoardProps, type Targets, TargetsContext } from './board';
import { useChat } from './Chat';
import { Drawers } from './Drawers';
import { Header } from './Header';
import { Notes, propose } from './Notes';
import { countOf } from './playback';
import { AgainButton, PlaybackBar } from './PlaybackBar';
import type { Playback } from './playbackStore';
import { Plates } from './Plates';
import { Chooser } from './Options';
import { Prompt } from './Prompt';
import { since } from './log';
import type { Scoring } from './scene';
import { SceneSheet } from './SceneSheet';
import { forget, seenUntil } from './seen';
import { Stage, type StageProps } from './Stage';
import { Story } from './Story';
import { Tabs } from './Tabs';
import { ToResult } from './ToResult';
import { useAttention } from './useAttention';
import { useChoosing } from './useChoosing';
import { useClosed } from './useClosed';
import { useKeys } from './useKeys';
import { useParts } from './useParts';
import { usePast } from './usePast';
import { useScenes } from './useScenes';
import { useTelling } from './useTelling';
import { useWidth } from './useWidth';

const NO_NEWS: BoardProps['news'] = [];
const NO_SCORINGS: readonly Scoring[] = [];
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
  const telling = useTelling(live, snapshot, asked);
  const { present, game, news, log, playback, playing, isHeld } = telling;
  const width = useWidth();
  const players = useMemo(() => playersOf(table, say), [table, say]);
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const choosing = useChoosing(live, game, snapshot.sending, module, say, names);
  const closed = useClosed(table.id, game, choosing.targets, say, names);
  const { heard, muted } = useChat(live, table, snapshot.chat);
  const texts = useTexts();
  const scorings = useMemo(() => module.scorings?.(log, texts, names) ?? NO_SCORINGS, [module, log, texts, names]);
  const headings = useMemo(() => module.headings?.(log, texts), [module, log, texts]);
  const scenes = useScenes(scorings, isHeld);
  usePauseWhile(playback, scenes.open !== null);
  const [isText, setText] = useState(false);
  const [looked, setLooked] = useState<{ seat: number; ply: number } | null>(null);
  const isTurn = game.options.length > 0;
  const isDue = present.options.length > 0;
  useAttention(isDue, game.ply, say(title.name), say('web-table-turn-mark'));
  useEffect(() => {
    if (table.status === 'over') forget(table.id, table.my_seats);
  }, [table]);

  const isOver = table.status === 'over' && !isHeld;
  const question = isTurn ? game.decision : null;
  const wanted = question === null ? null : (module.partOf?.(question, game.options) ?? null);
  const parts = useParts(width, isOver, question?.kind ?? null, wanted, heard);
  const { tab, isResult, unread, turnToTab } = parts;
  const past = usePast(table.id, game);
  const open: typeof parts.open = (next) => {
    if (next === 'outlook') past.look(null); // it speaks of the present
    parts.open(next);
  };
  const noUndo = game.can_undo ? null : say(isTurn ? 'web-table-no-undo' : 'web-table-no-undo-now');
  const undo = (wholeTurn: boolean): void => {
    if (game.can_undo && !snapshot.sending) void live.undo(wholeTurn).catch(() => undefined);
  };
  useKeys({ choosing, undo, toggle: (what) => open(what) });

  const actor = telling.ownPartOf(module.isOwnPart);
  const isTheirs = actor !== null;
  const shown =
    actor ?? (looked !== null && (!isTurn || looked.ply === game.ply) ? looked.seat : (game.seat ?? looked?.seat ?? 0));
  const show = (seat: number): void => setLooked({ seat, ply: game.ply });
  // what is looked at: every panel shows the same moment, and nobody is asked in the past
  const moment = past.shown === null ? game : { ...game, view: past.shown.view, decision: null };
  const takeBack = (ply: number): void => void propose(live, table, 'takeback', ply).catch(() => undefined);
  const board: BoardProps = {
    view: moment.view,
    seat: game.seat,
    shown,
    players,
    decision: past.ply === null && !isHeld ? game.decision : null,
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
  const from = (game.seat === null ? null : seenUntil(table.id, game.seat)) ?? playback.offered;
  const missed = playing !== null || isOver || from === null ? 0 : countOf(since(snapshot.log, from), game.seat ?? -1);
  const again =
    from !== null && missed > 0 ? <AgainButton count={missed} onClick={() => playback.again(from)} /> : undefined;
  // the last step is the present: whoever is asked answers, and others see what was done for as long as it takes
  const story =
    playing !== null && (isHeld || !isDue) ? (
      <PlaybackBar playback={playback} playing={playing} players={players} isTurn={isDue} />
    ) : undefined;
  const stage: StageProps = {
    table,
    game: moment,
    module,
    isPlain: title.load === null,
    players,
    present: snapshot.presence.people,
    log,
    board,
    choosing,
    names,
    isText,
    width,
    tab,
    railTab: parts.railTab,
    onRailTab: parts.turnTo,
    chat: { live, table, lines: heard, muted },
    unread,
    onShow: (seat) => {
      show(seat);
      if (width === 'phone') turnToTab('own');
    },
    headings,
    looked: past.ply,
    onLook: (ply) => {
      playback.skip();
      past.look(ply);
      open(null);
      if (width === 'phone') turnToTab('shared');
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
          onScorings={scorings.length === 0 ? null : () => scenes.show(scorings.at(-1)?.key ?? null)}
        />
        {width === 'phone' && <Prompt table={table} game={game} players={players} />}
        {width === 'phone' && isTurn && <PhoneTrack module={module} game={game} log={snapshot.log} />}
        <div className="tb-over">
          <Notes live={live} snapshot={snapshot} table={table} players={players} />
          {!isResult && (
            <Plates
              past={past}
              shown={width === 'phone' && tab !== 'own' ? (game.seat ?? shown) : shown} // only there it is somebody's
              seat={game.seat}
              players={players}
              onShow={isTheirs ? null : show}
              game={game}
              onTakeBack={takeBack}
            />
          )}
        </div>
        <main className="tb-main" data-arrows="board">
          <h2 className="unseen">{say('web-table-board')}</h2>
          {isResult ? (
            <WithTexts also={['web_replay']}>
              <Suspense>
                <Ending table={table} players={players} onBoard={() => parts.showResult(false)} />
              </Suspense>
            </WithTexts>
          ) : (
            <Stage {...stage} />
          )}
        </main>
        <Chooser choosing={choosing} module={module} />
        {isOver && !isResult && width !== 'phone' && <ToResult onResult={() => parts.showResult(true)} />}
        {!isOver && (
          <ActionBar
            {...{ choosing, game, module, players, width, noUndo, undo, log, story, again }}
            isPast={past.ply !== null}
            isListed={title.load === null && !isText}
          />
        )}
        {width === 'phone' && <Tabs module={module} tab={tab} onTab={turnToTab} unread={unread} />}
        <Story {...{ news, module, players, say }} isTold={scenes.open !== null || playing !== null} />
        <SceneSheet scenes={scenes} players={players} />
        <Told news={news} names={names} />
        <Suspense>
          <Help
            {...{ title, table, game, module }}
            log={snapshot.log}
            sent={choosing.sent}
            isPast={past.ply !== null}
          />
        </Suspense>
        <Drawers
          drawer={parts.drawer}
          stage={stage}
          unread={unread}
          prefix={title.prefix}
          onRestart={game.can_undo ? () => undo(true) : null}
          onText={() => setText(!isText)}
          onOpen={open}
        />
      </div>
    </TargetsContext>
  );
}

/** What is shown step by step waits while a scoring lies over it. */
function usePauseWhile(playback: Playback, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || playback.get()?.isPaused !== false) return;
    playback.pause();
    return () => {
      if (playback.get()?.isPaused === true) playback.pause();
    };
  }, [playback, isOpen]);
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
