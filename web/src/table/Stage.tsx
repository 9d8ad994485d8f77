import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { GameEvent, Option, Position, Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { BoardModule, BoardProps, Player } from './board';
import { Chat, ChatPanel } from './Chat';
import { Log } from './Log';
import { OptionDrawer, OptionGroups } from './Options';
import { Panels, Strip } from './Panels';
import type { Tab } from './Tabs';
import type { Choosing } from './useChoosing';
import type { Width } from './useWidth';

export type StageProps = {
  table: Table;
  /** The position that is looked at, which may be an earlier one. */
  game: Position;
  module: BoardModule;
  /** Whether there is no drawn board, so that the options stand in its place. */
  isPlain: boolean;
  players: readonly Player[];
  present: readonly number[];
  log: readonly GameEvent[];
  board: BoardProps;
  choosing: Choosing;
  names: readonly string[];
  isText: boolean;
  width: Width;
  tab: Tab;
  /** What the rail shows of what is not needed all the time. */
  railTab: RailTab;
  onRailTab: (tab: RailTab) => void;
  /** Talk at the table; null: nobody talks, as in a replay. */
  chat: Parameters<typeof Chat>[0] | null;
  unread: number;
  onShow: (seat: number) => void;
  headings: ReadonlyMap<number, string> | undefined;
  /** The ply of the earlier position that is looked at; null: none. */
  looked: number | null;
  onLook: (ply: number) => void;
};

/** Board and panels as the window has room for them. */
export function Stage(props: StageProps): ReactNode {
  const { width, module, isText } = props;
  if (width === 'phone') return <PhoneStage {...props} />;
  if (width === 'small') return <SmallStage {...props} />;
  const scene = isText ? undefined : module.scene;
  if (width === 'medium') return scene === undefined ? <MediumStage {...props} /> : <SmallStage {...props} />;
  if (module.rail !== undefined) return <RailStage {...props} rail={module.rail} />;
  return <WideStage {...props} scene={scene} />;
}

type Scene = NonNullable<BoardModule['scene']>;

/** The measures of a drawing that the rails lie over. */
function measures({ width, height, railsFrom, reach }: Scene): CSSProperties {
  return { '--scene-w': width, '--scene-h': height, '--rails-from': railsFrom, '--reach': reach } as CSSProperties;
}

/** Rails left and right, beside the board or over it: all players and what is scored, my own and what happened. */
function WideStage(props: StageProps & { scene: Scene | undefined }): ReactNode {
  const { module, board, scene } = props;
  const { Under } = module;
  const say = useSay();
  return (
    <div className={scene ? 'tb-stage drawn' : 'tb-stage'} style={scene && measures(scene)}>
      <BoardArea {...props} />
      <aside className="tb-rail left" aria-label={say('web-table-players')}>
        <Panels {...props} shown={board.shown} />
        {Under !== undefined && <Under {...board} part="side" />}
      </aside>
      <aside className="tb-rail right" aria-label={say('web-table-log')}>
        <SidePart {...props} />
        <RailTabs {...props} />
        <Drawer {...props} />
      </aside>
    </div>
  );
}

/** One rail at the right with everything in it. */
function RailStage(props: StageProps & { rail: number }): ReactNode {
  const { module, board, rail } = props;
  const { Under, isSideFirst = false } = module;
  const say = useSay();
  return (
    <div className="tb-stage single" style={{ '--rail': `${rail}px` } as CSSProperties}>
      <BoardArea {...props} />
      <aside className="tb-rail right" aria-label={say('web-table-players')}>
        {isSideFirst && <SidePart {...props} />}
        <Panels {...props} shown={board.shown} />
        {Under !== undefined && <Under {...board} part="side" />}
        {!isSideFirst && <SidePart {...props} />}
        <RailTabs {...props} />
        <Drawer {...props} />
      </aside>
    </div>
  );
}

/** One rail, its parts behind tabs. */
function MediumStage(props: StageProps): ReactNode {
  const { module, board } = props;
  const say = useSay();
  const { Under, isSideFirst = false } = module;
  const [part, setPart] = useState<'players' | 'side' | 'log'>(isSideFirst ? 'side' : 'players');
  const parts = module.Side === undefined ? (['players', 'log'] as const) : (['players', 'side', 'log'] as const);
  const texts = { players: 'web-table-players', side: 'web-table-tab-side', log: 'web-table-log' };
  return (
    <div className="tb-stage one">
      <BoardArea {...props} />
      <aside className="tb-rail right" aria-label={say('web-table-log')}>
        <div className="tb-switch" role="group" aria-label={say('web-table-parts')}>
          {parts.map((other) => (
            <button key={other} type="button" aria-pressed={part === other} onClick={() => setPart(other)}>
              {say(texts[other])}
            </button>
          ))}
        </div>
        {part === 'players' && <Panels {...props} shown={board.shown} />}
        {part === 'players' && Under !== undefined && <Under {...board} part="side" />}
        {part === 'side' && <SidePart {...props} />}
        {part === 'log' && <LogPanel {...props} />}
        <Drawer {...props} />
      </aside>
    </div>
  );
}

/** The parts of the board in two columns, or the board above; with them the rest. */
function SmallStage(props: StageProps): ReactNode {
  const { module, board, isText } = props;
  const { Under, columns } = module;
  const ref = useShowLit(props.choosing.options);
  const rest = (
    <>
      {Under !== undefined && <Under {...board} part="side" />}
      <Panels {...props} shown={board.shown} />
      <LogPanel {...props} />
    </>
  );
  return (
    <div className="tb-column" ref={ref}>
      <Strip {...props} shown={board.shown} />
      {columns !== undefined && !isText ? (
        <div className="tb-columns">
          {columns.map((column, i) => (
            <div key={i}>
              {column.map((part) =>
                part === 'side' ? (
                  <SidePart key={part} {...props} />
                ) : (
                  <BoardArea key={part} {...props} board={{ ...board, part }} />
                ),
              )}
              {i === 1 && rest}
            </div>
          ))}
        </div>
      ) : (
        <>
          <BoardArea {...props} />
          <div className="tb-below">
            <SidePart {...props} />
            {rest}
          </div>
        </>
      )}
    </div>
  );
}

/** Another question brings what it is about into sight; another tab begins at its top. */
function useShowLit(options: readonly Option[], tab?: Tab): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const room = ref.current?.closest('.tb-main');
    if (tab !== undefined && room != null) room.scrollTop = 0;
  }, [tab]);
  useEffect(() => {
    if (options.length === 0) return;
    const lit = [...(ref.current?.querySelectorAll<Element>(LIT) ?? [])].filter((place) => place.checkVisibility());
    if (!lit.some(isInSight)) lit[0]?.scrollIntoView({ block: 'center' });
  }, [options, tab]);
  return ref;
}

const LIT = ':is([role="button"], button:enabled)[data-target]';

function isInSight(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const room = place.closest('.tb-main')?.getBoundingClientRect();
  return room === undefined || (top >= room.top && bottom <= room.bottom);
}

/** One thing at a time. */
function PhoneStage(props: StageProps): ReactNode {
  const { tab, module, board } = props;
  const { Under } = module;
  const ref = useShowLit(props.choosing.options, tab);
  return (
    <div className="tb-column" ref={ref}>
      {tab !== 'score' && tab !== 'chat' && <Strip {...props} shown={board.shown} />}
      {tab === 'shared' && <BoardArea {...props} board={{ ...board, part: 'shared' }} />}
      {tab === 'own' && <BoardArea {...props} board={{ ...board, part: 'own' }} />}
      {tab === 'side' && <SidePart {...props} />}
      {tab === 'score' && <Panels {...props} shown={board.shown} />}
      {tab === 'score' && Under !== undefined && <Under {...board} part="side" />}
      {tab === 'log' && <LogPanel {...props} />}
      {tab === 'chat' && props.chat !== null && <ChatPanel {...props.chat} />}
    </div>
  );
}

/** The board, drawn or in words; where there is none, the options take its place. */
function BoardArea({ module, board, isText, isPlain, choosing }: StageProps): ReactNode {
  const say = useSay();
  const { Board, TextBoard } = module;
  return (
    <section className={isText ? 'tb-board text' : 'tb-board'} aria-label={say('web-table-board')}>
      {isPlain && !isText && choosing.options.length > 0 && <OptionGroups choosing={choosing} module={module} />}
      {isText ? <TextBoard {...board} /> : <Board {...board} />}
    </section>
  );
}

function SidePart({ module, board }: StageProps): ReactNode {
  const { Side } = module;
  return Side === undefined ? null : <Side {...board} part="side" />;
}

export type RailTab = 'log' | 'chat';
const RAIL_TABS: readonly RailTab[] = ['log', 'chat'];

/** What is not needed all the time, one behind the other. */
function RailTabs(props: StageProps): ReactNode {
  const { railTab, onRailTab, unread, chat } = props;
  const say = useSay();
  const id = useId();
  const texts = { log: say('web-table-log'), chat: say('web-table-chat') };
  const go = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = railTab === 'log' ? 'chat' : 'log';
    onRailTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <section className="panel tb-railtabs" aria-label={texts[railTab]}>
      <div className="tb-railtabs-head" role="tablist" onKeyDown={go}>
        {RAIL_TABS.filter((tab) => tab !== 'chat' || chat !== null).map((tab) => (
          <button
            key={tab}
            id={`${id}-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === railTab}
            aria-controls={`${id}-panel`}
            tabIndex={tab === railTab ? 0 : -1}
            onClick={() => onRailTab(tab)}
          >
            <Icon id={tab} size={18} />
            {texts[tab]}
            {tab === 'chat' && unread > 0 && <span className="cnt">{unread}</span>}
          </button>
        ))}
      </div>
      <div className="tb-railtabs-body" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${railTab}`}>
        {railTab === 'log' || chat === null ? <LogLines {...props} /> : <Chat {...chat} />}
      </div>
    </section>
  );
}

/** The list of options, over the rail while it is open. */
function Drawer({ choosing, module, isPlain, isText }: StageProps): ReactNode {
  if (choosing.open === null || choosing.options.length === 0 || (isPlain && !isText)) return null;
  return <OptionDrawer choosing={choosing} module={module} />;
}

function LogLines({ table, log, players, headings, looked, onLook }: StageProps): ReactNode {
  return <Log {...{ table, log, players, headings, looked, onLook }} />;
}

export function LogPanel(props: StageProps): ReactNode {
  const say = useSay();
  return (
    <section className="panel tb-logpanel" aria-label={say('web-table-log')}>
      <header>
        <Icon id="log" size={20} />
        <h3>{say('web-table-log')}</h3>
        <span className="more">{say('web-table-ply', { ply: props.game.ply })}</span>
      </header>
      <LogLines {...props} />
    </section>
  );
}
