import { type ReactNode, useEffect, useRef } from 'react';
import type { Option } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { BoardModule } from './board';
import { ALL, type Group, type Keyed, keyOfGroup, shown } from './keys';
import type { Choosing } from './useChoosing';
import { useFit } from './useFit';

export type OptionProps = { choosing: Choosing; module: BoardModule };

/** Of what no component of the board stands for, so many are shown as they are. */
const MOST_IN_WORDS = 4;
const LONG = 56; // letters, for which a button of the bar is broad and set in smaller type
const IN_WORDS = /^(button|pay|variant):/;

/** Whether a group is shown by its options: a single one, or few that have no place on the board. */
export function isInWords({ options }: Group): boolean {
  return options.length === 1 || (options.length <= MOST_IN_WORDS && !options.some(hasPlace));
}

/** Whether a component of the board stands for an option. */
function hasPlace({ option }: Keyed): boolean {
  return option.targets.some((target) => !IN_WORDS.test(target));
}

/** In one row: groups by word and count, what has no place on the board in words; what has no room is behind “More”. */
export function OptionRow(props: OptionProps): ReactNode {
  const { choosing, module } = props;
  const say = useSay();
  const row = useRef<HTMLDivElement>(null);
  const { groups } = choosing.arranged;
  const buttons = groups.flatMap((group) =>
    isInWords(group)
      ? group.options.map((keyed) => (
          <OptionButton
            key={keyed.option.id}
            {...props}
            option={keyed.option}
            keyText={shown(group, keyed)}
            lead={group.text === null ? null : say(group.text)}
          />
        ))
      : [<GroupButton key={keyOfGroup(group)} group={group} choosing={choosing} module={module} />],
  );
  const fit = useFit(row);
  const isMore = fit < buttons.length;
  if (buttons.length === 0) return null;
  return (
    <div className="tb-options" ref={row} data-arrows="bar">
      {buttons.map((button, i) => (
        <div key={button.key} className={i < fit ? 'tb-item' : 'tb-item tb-behind'}>
          {button}
        </div>
      ))}
      <div className={isMore ? 'tb-item' : 'tb-item tb-behind'}>
        <button
          type="button"
          className="btn legal tb-group"
          aria-expanded={choosing.open === ALL}
          onClick={() => choosing.setOpen(choosing.open === ALL ? null : ALL)}
        >
          {say('web-table-more')}
          <span className="cnt">{choosing.options.length}</span>
        </button>
      </div>
    </div>
  );
}

function useGroupName(): (group: Group) => string {
  const say = useSay();
  return ({ text }) => say(text ?? 'web-table-options');
}

function GroupButton({ group, choosing, module }: OptionProps & { group: Group }): ReactNode {
  const nameOf = useGroupName();
  const key = keyOfGroup(group);
  const isOpen = choosing.open === key;
  const icon = module.groupIcons?.[key];
  return (
    <button
      type="button"
      className={`btn legal tb-group${isOpen ? ' hov' : ''}`}
      aria-expanded={isOpen}
      aria-keyshortcuts={group.letter ?? undefined}
      onClick={() => choosing.setOpen(isOpen ? null : key)}
    >
      {icon !== undefined && <Icon id={icon} />}
      <span className="tb-group-name">{nameOf(group)}</span>
      <span className="cnt">{group.options.length}</span>
      {group.letter !== null && <kbd aria-hidden="true">{group.letter.toUpperCase()}</kbd>}
    </button>
  );
}

const BESIDE = 40; // letters of which a narrow button has room

/** On a phone the board is what is touched; what has no place there stands beside if there is room, more in a list. */
export function PhoneOptions(props: OptionProps): ReactNode {
  const { choosing } = props;
  const say = useSay();
  const { groups, leaving } = choosing.arranged;
  const all = groups.flatMap((group) => group.options);
  if (all.length === 0) return null;
  const isShort = all.every(({ option }) => choosing.textOf(option).length <= BESIDE);
  const isPair = all.length === 2 && leaving === null && !all.some(hasPlace) && isShort;
  if (all.length === 1 || isPair)
    return all.map(({ option }) => <OptionButton key={option.id} {...props} option={option} keyText={null} />);
  return (
    <button type="button" className="btn legal tb-all" onClick={() => choosing.setOpen(ALL)}>
      {say('web-table-options')}
      <span className="cnt">{all.length}</span>
    </button>
  );
}

/** All options in their groups, one below the other, with what they cost. */
export function OptionGroups(props: OptionProps): ReactNode {
  const { choosing } = props;
  const nameOf = useGroupName();
  const list = useRef<HTMLDivElement>(null);
  const { open } = choosing;
  useEffect(() => {
    const group = open === null ? null : list.current?.querySelector(`[data-group="${CSS.escape(open)}"]`);
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector('button')?.focus({ preventScroll: true });
  }, [open]);
  return (
    <div className="tb-list" data-arrows="bar" ref={list}>
      {choosing.arranged.groups.map((group) => (
        <div
          key={keyOfGroup(group)}
          className="grp"
          role="group"
          aria-label={nameOf(group)}
          data-group={keyOfGroup(group)}
        >
          {group.text !== null && <span className="over">{nameOf(group)}</span>}
          {group.options.map((keyed) => (
            <OptionButton key={keyed.option.id} {...props} option={keyed.option} keyText={shown(group, keyed)} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The list of options over the rail; the board stays free, and what is clicked there is chosen as well. */
export function OptionDrawer(props: OptionProps): ReactNode {
  const { choosing } = props;
  const say = useSay();
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    return () => {
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  return (
    <section className="panel tb-drawer" aria-label={say('web-table-options')}>
      <header>
        <h3>{say('web-table-options')}</h3>
        <button type="button" className="iconbtn" onClick={() => choosing.setOpen(null)}>
          <Icon id="close" />
          <span className="unseen">{say('web-close')}</span>
        </button>
      </header>
      <OptionGroups {...props} />
    </section>
  );
}

/** An option as a button: chosen it is pressed, sent it says so at once. */
export function OptionButton({
  choosing,
  module,
  option,
  keyText,
  lead = null,
}: OptionProps & { option: Option; keyText: string | null; lead?: string | null }): ReactNode {
  const { Glyph } = module;
  const isPending = choosing.chosen.pending?.id === option.id;
  const isSent = choosing.sent === option.id;
  const text = choosing.textOf(option);
  const left = choosing.chosen.picked.every((target) => option.targets.includes(target));
  return (
    <button
      type="button"
      data-option={option.id}
      className={`btn legal tb-option${isPending || isSent ? ' hov' : ''}${left ? '' : ' tb-out'}${text.length > LONG ? ' tb-long' : ''}`}
      aria-pressed={isPending}
      aria-disabled={choosing.sent !== null}
      aria-keyshortcuts={keyText ?? undefined}
      onClick={() => choosing.offer(option)}
    >
      {(isPending || isSent) && <Icon id={isSent ? 'hourglass' : 'check'} size={18} />}
      {Glyph !== undefined && <Glyph text={option.text} args={option.args} />}
      <span>
        {lead !== null && <small>{lead}</small>} {text}
      </span>
      {keyText !== null && <kbd aria-hidden="true">{keyText}</kbd>}
    </button>
  );
}

/** Only where clicks cannot tell: the options that are left, to choose from. */
export function Chooser({ choosing }: OptionProps): ReactNode {
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
          {choosing.textOf(option)}
        </button>
      ))}
      <button type="button" className="btn ghost" onClick={choosing.drop}>
        {say('web-table-drop')}
        <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}
