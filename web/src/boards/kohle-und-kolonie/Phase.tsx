/** Which of a round's phases runs, and what all of them are called. */
import type { ReactNode } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { useSay } from '../../lib/i18n';
import { PHASES } from './phases';
import './phase.css';

export function Phase({ view }: { view: Pick<KohleUndKolonieView, 'phase' | 'is_over'> }): ReactNode {
  const say = useSay();
  const all = Object.values(PHASES);
  const now = PHASES[view.phase];
  if (now === undefined || view.is_over) return null;
  const place = say('web-kk-phase-of', { phase: view.phase, count: all.length });
  return (
    <details className="kk kk-phase">
      <summary title={`${place}: ${say(now)}`}>
        <span className="unseen">{place} </span>
        <b className="num" aria-hidden="true">
          {view.phase}/{all.length}
        </b>
        <span className="kk-phase-name">{say(now)}</span>
      </summary>
      <ol>
        {all.map((phase, i) => (
          <li key={phase} aria-current={i + 1 === view.phase ? 'step' : undefined} data-done={i + 1 < view.phase}>
            {say(phase)}
          </li>
        ))}
      </ol>
    </details>
  );
}
