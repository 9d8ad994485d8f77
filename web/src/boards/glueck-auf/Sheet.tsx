/** A sheet over the board with pieces to choose from: the draft, what was drawn, coal of the supply. */
import { type ReactNode, useId } from 'react';
import { useTarget } from '../../table/board';

type SheetProps = {
  title: string;
  note?: string;
  /** Pieces side by side. */
  children: ReactNode;
  /** What stands below them. */
  below?: ReactNode;
};

export function Sheet({ title, note, children, below }: SheetProps): ReactNode {
  const id = useId();
  return (
    <section className="ga-sheet panel" aria-labelledby={id} data-place="sheet">
      <header>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="ga-sheet-note">{note}</span>}
      </header>
      <div className="ga-sheet-row">{children}</div>
      {below}
    </section>
  );
}

type ChoiceProps = {
  target: string;
  /** What it is; what the option says is added to it. */
  name: string;
  /** The help that belongs to it. */
  help: string;
  /** Keeps its name when it moves. */
  piece?: string;
  children: ReactNode;
};

/** A piece on a sheet, a button while it may be chosen. */
export function Choice({ target, name, help, piece, children }: ChoiceProps): ReactNode {
  const { state, label, key, press } = useTarget(target);
  const isOpen = state === 'legal' || state === 'selected';
  return (
    <button
      type="button"
      className="ga-choice"
      disabled={!isOpen}
      aria-label={label === '' ? name : label}
      aria-pressed={isOpen ? state === 'selected' : undefined}
      aria-keyshortcuts={key ?? undefined}
      data-state={state}
      data-target={target}
      data-help={help}
      data-piece={piece}
      onClick={press}
    >
      {children}
      {isOpen && key !== null && <kbd>{key.toUpperCase()}</kbd>}
    </button>
  );
}

/** A choice in words, only while it is one. */
export function WordChoice({ target }: { target: string }): ReactNode {
  const { state, label, key, press } = useTarget(target);
  if (state !== 'legal' && state !== 'selected') return null;
  return (
    <button
      type="button"
      className="btn legal"
      data-target={target}
      aria-pressed={state === 'selected'}
      onClick={press}
    >
      {label}
      {key !== null && <kbd>{key.toUpperCase()}</kbd>}
    </button>
  );
}
