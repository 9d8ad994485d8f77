import { type ReactNode, useId } from 'react';
import { Crest } from '../art/players';
import type { GameEvent, Position } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import { notify } from '../shell/notices';
import type { BoardModule, Player } from './board';
import { type OptionProps, OptionRow, PhoneOptions } from './Options';
import type { Choosing } from './useChoosing';
import type { Width } from './useWidth';

type Props = {
  choosing: Choosing;
  game: Position;
  module: BoardModule;
  players: readonly Player[];
  log: readonly GameEvent[];
  width: Width;
  /** Whether the options are listed elsewhere, so that the bar has only what ends and takes back. */
  isListed: boolean;
  /** Whether an earlier position is looked at, where nobody is asked. */
  isPast: boolean;
  /** Why nothing can be taken back; null: it can. */
  noUndo: string | null;
  undo: (wholeTurn: boolean) => void;
  /** What others did, while it is shown, in the place of everything else. */
  story?: ReactNode;
  /** Shows what others did once more. */
  again?: ReactNode;
};

/** One row, always as high: what is running, what can be done, take back, and the main act. */
export function ActionBar(props: Props): ReactNode {
  const { choosing, game, module, width, isListed, isPast, story, again } = props;
  const say = useSay();
  const parts: OptionProps = { choosing, module };
  const isPhone = width === 'phone';
  const isAsked = game.options.length > 0 && !isPast;
  const isSure = isPhone && choosing.chosen.pending !== null; // what is asked to be confirmed needs the whole row
  return (
    <footer className={`bar tb-bar${isPhone ? ' phone' : ''}`} aria-label={say('web-table-actions')}>
      {story ?? (
        <>
          {isAsked && !isPhone && <Running {...props} />}
          {!isAsked && !isPast && <Thinking {...props} />}
          {isAsked && !isListed && !isPhone && <OptionRow {...parts} />}
          <div className="end">
            {!isSure && again}
            {!isSure && <UndoButtons {...props} />}
            {isAsked && isPhone && !isListed && !isSure && <PhoneOptions {...parts} />}
            {!isPast && <MainAct {...parts} />}
          </div>
        </>
      )}
    </footer>
  );
}

function Running({ module: { Track }, game, log }: Props): ReactNode {
  if (Track === undefined || game.decision === null) return null;
  return (
    <div className="tb-running">
      <Track view={game.view} decision={game.decision} events={log} />
    </div>
  );
}

/** Who is asked, while it is not me. */
function Thinking({ game, players }: Props): ReactNode {
  const say = useSay();
  const player = game.decision === null ? undefined : players[game.decision.seat];
  if (player === undefined) return null;
  return (
    <p className="tb-thinking" aria-hidden="true">
      <Crest color={player.color} size={26} letter={player.initial} />
      <span>{say('web-table-thinking', { name: player.name })}</span>
    </p>
  );
}

function UndoButtons({ noUndo, undo, width, game }: Props): ReactNode {
  const say = useSay();
  const why = useId();
  if (game.seat === null) return null;
  const isShort = width !== 'wide';
  return (
    <>
      <button
        type="button"
        className={`btn${isShort ? ' tb-square' : ''}`}
        aria-disabled={noUndo !== null}
        aria-describedby={noUndo === null ? undefined : why}
        aria-keyshortcuts="z"
        title={noUndo ?? (isShort ? say('web-table-undo-step') : undefined)}
        onClick={() => (noUndo === null ? undo(false) : notify(noUndo))}
      >
        <Icon id="undo" size={18} />
        <span className={isShort ? 'unseen' : ''}>{say('web-table-undo-step')}</span>
        {!isShort && <kbd aria-hidden="true">Z</kbd>}
      </button>
      <span id={why} className="unseen">
        {noUndo}
      </span>
      {width !== 'phone' && noUndo === null && (
        <button
          type="button"
          className="btn tb-square"
          title={say('web-table-restart-turn')}
          onClick={() => undo(true)}
        >
          <Icon id="first" size={18} />
          <span className="unseen">{say('web-table-restart-turn')}</span>
        </button>
      )}
    </>
  );
}

/** The chosen act, to be confirmed; else what ends the turn or does without. What cannot be taken back says so. */
function MainAct({ choosing }: OptionProps): ReactNode {
  const say = useSay();
  const { pending } = choosing.chosen;
  const option = pending ?? choosing.arranged.leaving;
  if (option === null) return null;
  const isSent = choosing.sent === option.id;
  const text = choosing.actOf(option);
  const sure = say(option.commits ? 'web-table-for-good' : 'web-table-sure');
  const isFinal = pending === null && option.commits && choosing.isDone(option);
  return (
    <>
      {pending !== null && (
        <button type="button" className="btn tb-square" title={say('web-table-drop')} onClick={choosing.drop}>
          <Icon id="close" size={18} />
          <span className="unseen">{say('web-table-drop')}</span>
        </button>
      )}
      <button
        type="button"
        data-option={option.id}
        className={`btn primary tb-main-act${pending === null ? '' : ' tb-confirm'}`}
        aria-disabled={choosing.sent !== null}
        aria-keyshortcuts={pending === null ? 'p' : 'Enter'}
        onClick={() => choosing.offer(option)}
      >
        <Icon id={isSent ? 'hourglass' : 'check'} size={18} />
        <span>
          {pending !== null && <small>{sure}</small>}
          {isFinal && <small>{say('web-table-no-way-back')}</small>} {text}
        </span>
        <kbd aria-hidden="true">{pending === null ? 'P' : '↵'}</kbd>
      </button>
      <span className="unseen" role="status">
        {pending !== null && `${sure} ${text}`}
      </span>
    </>
  );
}
