import { type ReactNode, useId } from 'react';
import { useSay } from '../lib/i18n';
import { Choices } from './Choices';
import type { Pace } from './setup';

/** How much time everybody has. */
export function SetupPace({ pace, onChange }: { pace: Pace; onChange: (pace: Pace) => void }): ReactNode {
  const say = useSay();
  const set = (values: Partial<Pace>): void => onChange({ ...pace, ...values });
  return (
    <div className="form">
      <Choices
        legend={say('web-pace')}
        value={pace.kind}
        choices={[
          { value: 'none', label: say('web-pace-none-choice') },
          { value: 'live', label: say('web-pace-live-choice') },
          { value: 'slow', label: say('web-pace-slow-choice') },
        ]}
        onChange={(kind) => set({ kind })}
      />
      {pace.kind === 'live' && (
        <div className="setup-numbers">
          <Amount label={say('web-pace-move')} value={pace.move} low={1} high={60} onChange={(move) => set({ move })} />
          <Amount
            label={say('web-pace-bank')}
            value={pace.bank}
            low={0}
            high={1_440}
            onChange={(bank) => set({ bank })}
          />
        </div>
      )}
      {pace.kind === 'slow' && (
        <div className="setup-numbers">
          <Amount label={say('web-pace-days')} value={pace.days} low={1} high={30} onChange={(days) => set({ days })} />
        </div>
      )}
      <p className="field-note">{say(pace.kind === 'none' ? 'web-pace-none-note' : 'web-pace-note')}</p>
    </div>
  );
}

type AmountProps = { label: string; value: number; low: number; high: number; onChange: (value: number) => void };

function Amount({ label, value, low, high, onChange }: AmountProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={low}
        max={high}
        required
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
