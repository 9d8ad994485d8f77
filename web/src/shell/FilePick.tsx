import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import './form.css';

type Props = {
  label: string;
  accept: string;
  note: string;
  /** What is wrong with the file; empty: nothing. */
  trouble: string;
  isOff?: boolean;
  onPick: (file: File) => void;
  /** Go on without the file, where one can. */
  onDrop?: () => void;
};

/** A file to choose, in our own words: browsers speak the language of their system. */
export function FilePick({ label, accept, note, trouble, isOff = false, onPick, onDrop }: Props): ReactNode {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState('');
  const pick = (file: File | undefined): void => {
    setName(file?.name ?? '');
    if (file !== undefined) onPick(file);
  };
  const drop = (): void => {
    setName('');
    onDrop?.();
  };
  return (
    <div className="field file-pick">
      <input
        id={id}
        type="file"
        className="unseen"
        accept={accept}
        disabled={isOff}
        aria-invalid={trouble !== ''}
        aria-describedby={`${id}-told`}
        onChange={(event) => {
          pick(event.target.files?.[0]);
          event.target.value = ''; // the same file may be chosen again, once it was mended
        }}
      />
      <label htmlFor={id} className="btn">
        <Icon id="arrow-up" /> {label}
      </label>
      {name !== '' && (
        <span className="file-chosen">
          {say('web-file-chosen', { file: name })}
          {onDrop !== undefined && (
            <button type="button" className="btn ghost" disabled={isOff} onClick={drop}>
              {say('web-file-drop')}
            </button>
          )}
        </span>
      )}
      <span id={`${id}-told`} className={trouble === '' ? 'field-note' : 'field-trouble'} role="status">
        {trouble === '' ? note : trouble}
      </span>
    </div>
  );
}
