/** A component that options may name: a button while it is lit, else simply there. */
import type { ReactNode } from 'react';
import { useTarget } from '../../table/board';
import { useBegin } from './Begins';

type Props = {
  /** Such as `space:t11`. */
  id: string;
  /** What it is; what the option says follows. */
  name: string;
  className: string;
  /** The component the help is asked for; the target itself unless told. */
  help?: string;
  /** Where pieces come from that appear elsewhere. */
  home?: string;
  children?: ReactNode;
};

export function Spot({ id, name, className, help = id, home, children }: Props): ReactNode {
  const { state, label, key, press } = useTarget(id);
  const begin = useBegin(id);
  const shared = {
    className: `kk-spot ${className}`,
    'data-state': state,
    'data-target': id,
    'data-help': help,
    'data-home': home,
  };
  if (state !== 'legal' && state !== 'selected')
    return (
      <div
        {...shared}
        data-begins={begin !== null || undefined}
        title={[name, begin?.label ?? ''].filter((text) => text !== '').join(': ') || undefined}
        onClick={begin?.press}
      >
        {children}
      </div>
    );
  const said = [name, label].filter((text) => text !== '').join(': ');
  return (
    <button
      type="button"
      {...shared}
      aria-label={said}
      title={said}
      aria-pressed={state === 'selected'}
      aria-keyshortcuts={key ?? undefined}
      onClick={press}
    >
      {children}
      <KeyMark isChosen={state === 'selected'} keyText={key} />
    </button>
  );
}

function KeyMark({ isChosen, keyText }: { isChosen: boolean; keyText: string | null }): ReactNode {
  const text = isChosen ? '✓' : keyText?.toUpperCase();
  return text === undefined ? null : (
    <span className="kk-key" aria-hidden="true">
      {text}
    </span>
  );
}
