/** The survey map, which all share. */
import { type ReactNode, useMemo } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { usePointed } from '../../help/Tip';
import type { BoardProps } from '../../table/board';
import { cropOf } from './map/crop';
import { Drawing } from './map/Drawing';
import { cornerOf } from './map/ornaments';
import { spotsOf, useLegal } from './map/spots';
import { useSurvey } from './map/survey';
import type { Pointing } from './map/Targets';
import { Tip } from './map/Tip';
import { Viewport } from './map/Viewport';
import { useWords } from './map/words';
import { MOST_ZOOM } from './map/zoom';
import type { Event } from './events';
import './map.css';

/** Claims, mines, villages and railway lines of the board in play. */
export function Map({ view, players, seat, news }: BoardProps<KohleUndKolonieView, Event>): ReactNode {
  const survey = useSurvey();
  const spots = useMemo(() => spotsOf(survey, view), [survey, view]);
  const legal = useLegal(spots);
  const crop = useMemo(() => cropOf(survey, view), [survey, view]);
  const words = useWords(view, survey, players, seat);
  const [pointed, setPointed] = usePointed<Pointing>();
  return (
    <div className="kkm">
      <Viewport isFilled={false} most={MOST_ZOOM} crop={crop} corner={cornerOf(survey.corners.buttons)}>
        {(seen) => (
          <Drawing
            {...{ view, players, news, survey, spots, legal, words, seen }}
            pointed={pointed?.spot.target ?? null}
            onPoint={setPointed}
          />
        )}
      </Viewport>
      {pointed !== null && <Tip at={pointed} words={words} onGone={() => setPointed(null)} />}
    </div>
  );
}
