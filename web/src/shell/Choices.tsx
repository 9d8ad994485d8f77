import { type ReactNode, useId } from 'react';
import './form.css';

export type Choice<T> = { value: T; label: ReactNode; note?: string; isOff?: boolean };

type Props<T> = {
  legend: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  note?: string;
};

/** One of a few, all in sight. */
export function Choices<T extends string | number | boolean>({
  legend,
  value,
  choices,
  onChange,
  note,
}: Props<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="choices-row">
        {choices.map((choice) => (
          <label key={String(choice.value)} className="choice">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.isOff === true}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {typeof choice.label === 'string' ? <span className="choice-word">{choice.label}</span> : choice.label}
              {choice.note !== undefined && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      {note !== undefined && <p className="field-note">{note}</p>}
    </fieldset>
  );
}
