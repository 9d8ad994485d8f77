import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useSay } from '../lib/i18n';
import { problemText } from './problems';

type Props = {
  title: string;
  note?: string;
  children: ReactNode;
};

/** A part of a page with a heading. */
export function Part({ title, note, children }: Props): ReactNode {
  const id = useId();
  return (
    <section className="panel part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className="field-note">{note}</p>}
      {children}
    </section>
  );
}

type FormProps = {
  children: ReactNode;
  button: string;
  /** What is done; a refusal is shown above the button. */
  work: () => Promise<unknown>;
  isOff?: boolean;
};

/** Fields with one button; says what went wrong. */
export function PartForm({ children, button, work, isOff = false }: FormProps): ReactNode {
  const say = useSay();
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble('');
    try {
      await work();
    } catch (error) {
      setTrouble(problemText(error, say));
    }
    setBusy(false);
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      {children}
      {trouble !== '' && (
        <p className="field-trouble" role="alert">
          {trouble}
        </p>
      )}
      <div className="form-foot">
        <button className="btn primary" disabled={isBusy || isOff}>
          {button}
        </button>
      </div>
    </form>
  );
}
