import type { ReactNode } from 'react';
import type { Option } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { BoardModule } from './board';
import { type Group, shown } from './keys';
import type { Choosing } from './useChoosing';

export type OptionProps = { choosing: Choosing; module: BoardModule; names: readonly string[] };

/** All options, in groups; many of them behind the names of their groups. */
export function OptionGroups(props: OptionProps & { isWhole?: boolean }): ReactNode {
  const { choosing, module, isWhole = false } = props;
  const say = useSay();
  const { groups } = choosing.arranged;
  const opened = groups.find((group) => group.letter !== null && group.letter === choosing.open);
  if (!isWhole && opened !== undefined) {
    return (
      <div className="tb-options" data-arrows="bar">
        <button type="button" className="btn ghost tb-square" onClick={() => choosing.setOpen(null)}>
          <Icon id="arrow-left" size={18} />
          <span className="unseen">{say('web-table-all-options')}</span>
        </button>
        <OptionGroup {...props} group={opened} isWhole={false} />
      </div>
    );
  }
  return (
    <div className={`tb-options${isWhole ? ' whole' : ''}`} data-arrows="bar">
      {groups.map((group) =>
        group.letter === null || isWhole ? (
          <OptionGroup key={group.text} {...props} group={group} isWhole={isWhole} />
        ) : (
          <button
            key={group.text}
            type="button"
            className="btn legal tb-option"
            aria-expanded={false}
            onClick={() => choosing.setOpen(group.letter)}
          >
            {group.text !== null && module.groupIcons?.[group.text] !== undefined && (
              <Icon id={module.groupIcons[group.text] ?? ''} />
            )}
            {group.text === null ? say('web-table-other-options') : say(group.text)}
            <span className="cnt">{group.options.length}</span>
            <kbd aria-hidden="true">{group.letter.toUpperCase()}</kbd>
          </button>
        ),
      )}
    </div>
  );
}

function OptionGroup({ group, isWhole, ...props }: OptionProps & { group: Group; isWhole: boolean }): ReactNode {
  const say = useSay();
  // under the name of its group a drawing says enough
  const isShort = !isWhole && group.text !== null && group.letter === null && props.module.Glyph !== undefined;
  const name = group.text === null ? null : say(group.text);
  return (
    <div className="grp" role="group" aria-label={name ?? say('web-table-options')}>
      {name !== null && <span className="over">{name}</span>}
      {group.options.map((keyed) => (
        <OptionButton
          key={keyed.option.id}
          {...props}
          option={keyed.option}
          keyText={shown(group, keyed)}
          isShort={isShort}
        />
      ))}
    </div>
  );
}

/** An option as a button: chosen it is pressed, sent it says so at once. */
export function OptionButton({
  choosing,
  module,
  names,
  option,
  keyText,
  isShort = false,
}: OptionProps & { option: Option; keyText: string | null; isShort?: boolean }): ReactNode {
  const say = useSay();
  const text = say(option.text, option.args, names);
  const { Glyph } = module;
  const isPending = choosing.chosen.pending?.id === option.id;
  const isSent = choosing.sent === option.id;
  const left = choosing.chosen.picked.every((target) => option.targets.includes(target));
  return (
    <button
      type="button"
      data-option={option.id}
      className={`btn legal tb-option${isPending || isSent ? ' hov' : ''}${left ? '' : ' tb-out'}`}
      aria-pressed={isPending}
      aria-disabled={choosing.sent !== null}
      title={isShort ? text : undefined}
      onClick={() => choosing.offer(option)}
    >
      {(isPending || isSent) && <Icon id={isSent ? 'hourglass' : 'check'} size={18} />}
      {Glyph !== undefined && <Glyph text={option.text} args={option.args} />}
      <span className={isShort ? 'unseen' : ''}>{text}</span>
      {keyText !== null && <kbd aria-hidden="true">{keyText}</kbd>}
    </button>
  );
}

/** Only where clicks cannot tell: the options that are left, to choose from. */
export function Chooser({ choosing, names }: OptionProps): ReactNode {
  const say = useSay();
  if (choosing.ambiguous.length === 0) return null;
  return (
    <div className="tb-chooser" role="group" aria-label={say('web-table-which')}>
      <b>{say('web-table-which')}</b>
      {choosing.ambiguous.map((option) => (
        <button
          key={option.id}
          type="button"
          data-option={option.id}
          className="btn legal"
          onClick={() => choosing.offer(option)}
        >
          {say(option.text, option.args, names)}
        </button>
      ))}
      <button type="button" className="btn ghost" onClick={choosing.drop}>
        {say('web-table-drop')}
        <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}
