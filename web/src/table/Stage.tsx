import { type CSSProperties, type ReactNode, useState } from 'react';
import type { GameEvent, Position, Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { BoardModule, BoardProps, Player } from './board';
import { Log } from './Log';
import { OptionGroups } from './Options';
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
  onShow: (seat: number) => void;
  onTakeBack: (ply: number) => void;
  onLook: (ply: number) => void;
};

const MOST_IN_RAIL = 3; // panels, with something under them

/** Board and panels as the window has room for them. */
export function Stage(props: StageProps): ReactNode {
  const { width, module, isText } = props;
  if (width === 'phone') return <PhoneStage {...props} />;
  if (width === 'small') return <SmallStage {...props} />;
  const isOver = module.railsFrom !== undefined && !isText;
  if (width === 'wide' && module.rail !== undefined) return <RailStage {...props} rail={module.rail} />;
  if (width === 'wide') return <WideStage {...props} isOver={isOver} />;
  return isOver ? <SmallStage {...props} /> : <MediumStage {...props} />;
}

/** Rails left and right, beside the board or over it. */
function WideStage(props: StageProps & { isOver: boolean }): ReactNode {
  const { module, board, isOver } = props;
  const { Under } = module;
  const say = useSay();
  const isCrowded = props.players.length > MOST_IN_RAIL;
  const style = isOver ? ({ '--rails-from': module.railsFrom } as CSSProperties) : undefined;
  return (
    <div className={isOver ? 'tb-stage drawn' : 'tb-stage'} style={style}>
      <BoardArea {...props} />
      <aside className="tb-rail left" aria-label={say('web-table-players')}>
        <Panels {...props} shown={board.shown} />
        {Under !== undefined && !isCrowded && <Under {...board} part="side" />}
      </aside>
      <aside className="tb-rail right" aria-label={say('web-table-log')}>
        <SidePart {...props} />
        {Under !== undefined && isCrowded && <Under {...board} part="side" />}
        <LogPanel {...props} />
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
        <LogPanel {...props} />
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
      </aside>
    </div>
  );
}

/** Everything below one another; the page scrolls. */
function SmallStage(props: StageProps): ReactNode {
  const { module, board } = props;
  const { Under } = module;
  return (
    <div className="tb-column">
      <Strip {...props} shown={board.shown} />
      <BoardArea {...props} />
      <div className="tb-below">
        <SidePart {...props} />
        {Under !== undefined && <Under {...board} part="side" />}
        <Panels {...props} shown={board.shown} />
        <LogPanel {...props} />
      </div>
    </div>
  );
}

/** One thing at a time. */
function PhoneStage(props: StageProps): ReactNode {
  const { tab, module, board } = props;
  const { Under } = module;
  return (
    <div className="tb-column">
      {tab !== 'score' && <Strip {...props} shown={board.shown} />}
      {tab === 'shared' && <BoardArea {...props} board={{ ...board, part: 'shared' }} />}
      {tab === 'own' && <BoardArea {...props} board={{ ...board, part: 'own' }} />}
      {tab === 'side' && <SidePart {...props} />}
      {tab === 'score' && <Panels {...props} shown={board.shown} />}
      {tab === 'score' && Under !== undefined && <Under {...board} part="side" />}
      {tab === 'log' && <LogPanel {...props} />}
    </div>
  );
}

/** The board, drawn or in words; where there is none, the options take its place. */
function BoardArea({ module, board, isText, isPlain, choosing, names }: StageProps): ReactNode {
  const say = useSay();
  const { Board, TextBoard } = module;
  return (
    <section className={isText ? 'tb-board text' : 'tb-board'} aria-label={say('web-table-board')} data-arrows="board">
      {isPlain && !isText && choosing.options.length > 0 && (
        <OptionGroups choosing={choosing} module={module} names={names} isWhole />
      )}
      {isText ? <TextBoard {...board} /> : <Board {...board} />}
    </section>
  );
}

function SidePart({ module, board }: StageProps): ReactNode {
  const { Side } = module;
  return Side === undefined ? null : <Side {...board} part="side" />;
}

export function LogPanel({ table, log, players, onTakeBack, onLook, game }: StageProps): ReactNode {
  const say = useSay();
  return (
    <section className="panel tb-logpanel" aria-label={say('web-table-log')}>
      <header>
        <Icon id="log" size={20} />
        <h3>{say('web-table-log')}</h3>
        <span className="more">{say('web-table-ply', { ply: game.ply })}</span>
      </header>
      <Log {...{ table, game, log, players, onTakeBack, onLook }} />
    </section>
  );
}
