import { type ReactNode, useId } from 'react';
import type { GameEvent, Position } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay, useTexts } from '../lib/i18n';
import { notify } from '../shell/notices';
import type { BoardModule } from './board';
import { OptionButton, OptionGroups, type OptionProps } from './Options';
import type { Choosing } from './useChoosing';
import type { Width } from './useWidth';

type Props = {
  choosing: Choosing;
  game: Position;
  module: BoardModule;
  names: readonly string[];
  log: readonly GameEvent[];
  width: Width;
  /** Whether the options are listed elsewhere, so that the bar has only what ends and takes back. */
  isListed: boolean;
  /** Why nothing can be taken back; null: it can. */
  noUndo: string | null;
  undo: (wholeTurn: boolean) => void;
  onList: () => void;
};

/** What is running, what can be done, take back, and the main act. */
export function ActionBar(props: Props): ReactNode {
  const { choosing, game, module, names, log, width, isListed } = props;
  const say = useSay();
  const parts: OptionProps = { choosing, module, names };
  const isPhone = width === 'phone';
  const { Track } = module;
  return (
    <footer className={`bar tb-bar${isPhone ? ' phone' : ''}`} aria-label={say('web-table-actions')}>
      {Track !== undefined && !isPhone && game.decision !== null && game.options.length > 0 && (
        <>
          <Track view={game.view} decision={game.decision} events={log} />
          <div className="sep" />
        </>
      )}
      {!isListed && !isPhone && <OptionGroups {...parts} />}
      <div className="end">
        <UndoButtons {...props} />
        {isPhone && !isListed && <PhoneOptions {...props} />}
        <MainAct {...parts} view={game.view} />
      </div>
    </footer>
  );
}

function UndoButtons({ noUndo, undo, width, game }: Props): ReactNode {
  const say = useSay();
  const why = useId();
  if (game.seat === null) return null;
  const isPhone = width === 'phone';
  return (
    <>
      <button
        type="button"
        className={`btn${isPhone ? ' tb-square' : ''}`}
        aria-disabled={noUndo !== null}
        aria-describedby={noUndo === null ? undefined : why}
        title={noUndo ?? undefined}
        onClick={() => (noUndo === null ? undo(false) : notify(noUndo))}
      >
        <Icon id="undo" size={18} />
        <span className={isPhone ? 'unseen' : ''}>{say('web-table-undo-step')}</span>
        {!isPhone && <kbd aria-hidden="true">Z</kbd>}
      </button>
      <span id={why} className="unseen">
        {noUndo}
      </span>
      {!isPhone && noUndo === null && (
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

/** On a phone the board is what is touched; a single choice stands beside, more of them in a list. */
function PhoneOptions({ choosing, module, names, onList }: Props): ReactNode {
  const say = useSay();
  const all = choosing.arranged.groups.flatMap((group) => group.options);
  const [only] = all;
  if (only !== undefined && all.length === 1) {
    return <OptionButton choosing={choosing} module={module} names={names} option={only.option} keyText={null} />;
  }
  if (all.length === 0) return null;
  return (
    <button type="button" className="btn legal" onClick={onList}>
      {say('web-table-options')}
      <span className="cnt">{all.length}</span>
    </button>
  );
}

/** The chosen act, to be confirmed; else what ends the turn or does without. */
function MainAct({ choosing, module, names, view }: OptionProps & { view: Position['view'] }): ReactNode {
  const texts = useTexts();
  const { pending } = choosing.chosen;
  const option = pending ?? choosing.arranged.leaving;
  if (option === null) return null;
  const isSent = choosing.sent === option.id;
  const text = module.act?.(option, view, texts) ?? texts.say(option.text, option.args, names);
  return (
    <>
      {pending !== null && (
        <button type="button" className="btn tb-square" title={texts.say('web-table-drop')} onClick={choosing.drop}>
          <Icon id="close" size={18} />
          <span className="unseen">{texts.say('web-table-drop')}</span>
        </button>
      )}
      <button
        type="button"
        data-option={option.id}
        className={`btn primary tb-main-act${pending === null ? '' : ' tb-confirm'}`}
        aria-disabled={choosing.sent !== null}
        onClick={() => choosing.offer(option)}
      >
        <Icon id={isSent ? 'hourglass' : 'check'} size={18} />
        <span>
          {pending !== null && <small>{texts.say('web-table-sure')}</small>} {text}
        </span>
        <kbd aria-hidden="true">{pending === null ? 'P' : '↵'}</kbd>
      </button>
      <span className="unseen" role="status">
        {pending !== null && `${texts.say('web-table-sure')} ${text}`}
      </span>
    </>
  );
}
