import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react';
import './form.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  note?: string;
  /** What is wrong with it; empty: nothing. */
  trouble?: string;
  type?: 'text' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  minLength?: number;
  /** Whether a dialog begins here. */
  isFirst?: boolean;
};

/** A line to fill in, with its label, a note, and what is wrong with it. */
export function Field(props: Props): ReactNode {
  const {
    label,
    value,
    onChange,
    note = '',
    trouble = '',
    type = 'text',
    autoComplete = 'off',
    isFirst = false,
  } = props;
  const id = useId();
  const isTold = note !== '' || trouble !== '';
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        required
        data-first={isFirst ? '' : undefined}
        autoComplete={autoComplete}
        minLength={props.minLength}
        maxLength={props.maxLength}
        aria-invalid={trouble !== ''}
        aria-describedby={isTold ? `${id}-told` : undefined}
        onFocus={(event) => isFirst && event.target.select()}
        onChange={(event) => onChange(event.target.value)}
      />
      {isTold && (
        <span
          id={`${id}-told`}
          className={trouble === '' ? 'field-note' : 'field-trouble'}
          role={trouble === '' ? undefined : 'alert'}
        >
          {trouble === '' ? note : trouble}
        </span>
      )}
    </div>
  );
}
