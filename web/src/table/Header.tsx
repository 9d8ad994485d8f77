import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Mark } from '../art/Mark';
import type { Title } from '../boards/title';
import { rulesLink } from '../help/link';
import type { Position, Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { NewWindow } from '../lib/NewWindow';
import { useSay } from '../lib/i18n';
import type { BoardModule, Player } from './board';
import { Clock } from './Clock';
import { Prompt } from './Prompt';
import type { Width } from './useWidth';

export type Drawer = 'chat' | 'log' | 'keys' | 'settings' | 'menu' | 'outlook';

type Props = {
  table: Table;
  game: Position;
  /** What is looked at: the position, or an earlier one. */
  view: Position['view'];
  title: Title;
  module: BoardModule;
  players: readonly Player[];
  watchers: number;
  unread: number;
  isText: boolean;
  width: Width;
  onText: () => void;
  onOpen: (drawer: Drawer) => void;
  /** Show the scorings so far; null: there are none. */
  onScorings: (() => void) | null;
  /** What is said of a replay, where nobody is asked and nobody talks. */
  replay?: ReactNode;
};

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** Title, round, prompt, clock, and the way to everything else. */
export function Header(props: Props): ReactNode {
  const { table, game, view, title, module, players, width } = props;
  const say = useSay();
  const isPhone = width === 'phone';
  return (
    <header className={isPhone ? 'tb-head phone' : 'hdr tb-head'}>
      <Link href="/" className={isPhone ? 'iconbtn' : 'mark'} aria-label={say('web-table-to-lobby')}>
        {isPhone ? <Icon id="arrow-left" size={22} /> : <Mark />}
      </Link>
      <div className="game" data-title={title.prefix}>
        <b>{say(title.name)}</b>
        {!isPhone && <span>{about(props, say)}</span>}
      </div>
      {(width === 'wide' || width === 'medium') && <div className="sep" />}
      <Rounds module={module} view={view} width={width} onScorings={props.onScorings} />
      {!isPhone && table.status === 'running' && (
        <IconButton icon="chart" text={say(module.outlook ?? 'web-outlook')} onClick={() => props.onOpen('outlook')} />
      )}
      {!isPhone && (props.replay ?? <Prompt table={table} game={game} players={players} />)}
      <div className="right">
        <Clock table={table} />
        {!isPhone && <Buttons {...props} />}
        {isPhone && (
          <IconButton
            icon="menu"
            text={say('web-table-menu')}
            onClick={() => props.onOpen('menu')}
            count={props.unread}
          />
        )}
      </div>
    </header>
  );
}

function about({ table, watchers }: Props, say: ReturnType<typeof useSay>): string {
  const seats = say('web-table-seats', { count: table.players });
  return watchers === 0 ? seats : `${seats} · ${say('web-table-watchers', { count: watchers })}`;
}

type RoundsProps = { module: BoardModule; view: Position['view']; width: Width; onScorings: (() => void) | null };

function Rounds({ module, view, width, onScorings }: RoundsProps): ReactNode {
  const say = useSay();
  const { label, count, now, isPlain = false, phase } = module.rounds(view);
  if (count < 2) return null;
  const text = say(label);
  const strip = (
    <>
      {width !== 'phone' && <span className="over">{text}</span>}
      <span className="unseen">{say('web-table-round-of', { round: text, now: Math.min(now, count), count })}</span>
      <span className="rounds" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <i key={i} className={i + 1 < now ? 'done' : i + 1 === now ? 'now' : ''}>
            {isPlain ? i + 1 : ROMAN[i]}
          </i>
        ))}
      </span>
      {phase !== undefined && width === 'wide' && <span className="over tb-phase">{say(phase)}</span>}
    </>
  );
  if (onScorings === null) return <div className="tb-rounds">{strip}</div>;
  return (
    <button type="button" className="tb-rounds tb-scored" title={say('web-scene-open')} onClick={onScorings}>
      {strip}
      <span className="unseen">{say('web-scene-open')}</span>
    </button>
  );
}

function Buttons({ table, unread, isText, width, onText, onOpen, replay }: Props): ReactNode {
  const say = useSay();
  return (
    <>
      <NewWindow href={rulesLink(table)} className="iconbtn" label={say('web-table-rules')}>
        <Icon id="rules" />
      </NewWindow>
      <IconButton icon="eye" text={say('web-table-text-board')} onClick={onText} pressed={isText} />
      {replay === undefined && (
        <IconButton icon="chat" text={say('web-table-chat')} onClick={() => onOpen('chat')} count={unread} />
      )}
      {width !== 'wide' && replay === undefined && (
        <IconButton icon="log" text={say('web-table-log')} onClick={() => onOpen('log')} />
      )}
      <IconButton icon="settings" text={say('web-settings')} onClick={() => onOpen('settings')} />
      <IconButton icon="more" text={say('web-table-menu')} onClick={() => onOpen('menu')} />
    </>
  );
}

type ButtonProps = { icon: string; text: string; onClick: () => void; count?: number; pressed?: boolean };

function IconButton({ icon, text, onClick, count = 0, pressed }: ButtonProps): ReactNode {
  const say = useSay();
  const name = count > 0 ? say('web-table-with-unread', { what: text, count }) : text;
  return (
    <button type="button" className="iconbtn" aria-label={name} title={text} aria-pressed={pressed} onClick={onClick}>
      <Icon id={icon} />
      {count > 0 && <span className="tb-badge">{count}</span>}
    </button>
  );
}
