/** What a claim shows: out of play, due for consolidation, under the hammer. */
import type { ReactNode } from 'react';
import type { KohleUndKolonieView } from '../../../generated/kohle-und-kolonie';
import type { Survey } from './survey';

type Props = { survey: Survey; view: KohleUndKolonieView };

/** Hatched land that is out of play, red hatching where claims are due. */
export function ClaimStates({ survey, view }: Props): ReactNode {
  const hot = view.auction?.claim ?? null;
  return (
    <g aria-hidden="true">
      {[...survey.claims].map(([id, { path }]) => {
        if (view.claims[id]?.is_in_play === false) return <path key={id} d={path} className="kkm-out" data-out={id} />;
        if (id !== hot && view.due.includes(id)) return <path key={id} d={path} className="kkm-due" />;
        return null;
      })}
    </g>
  );
}

/** The claim under the hammer: red hatching and the outline of the lamp. */
export function Hammer({ survey, view }: Props): ReactNode {
  const path = survey.claims.get(view.auction?.claim ?? '')?.path;
  if (path === undefined) return null;
  return (
    <g aria-hidden="true" className="kkm-hot" data-hot={view.auction?.claim}>
      <path d={path} className="kkm-hot-fill" />
      <path d={path} className="kkm-hot-halo" />
      <path d={path} className="kkm-hot-edge" />
      <path d={path} className="kkm-hot-lamp" />
    </g>
  );
}
