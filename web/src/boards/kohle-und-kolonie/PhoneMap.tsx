/** The survey map on a phone: it pans and zooms; what may be chosen on it is listed below. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { Icon } from '../../lib/Icon';
import { useSay } from '../../lib/i18n';
import type { BoardProps } from '../../table/board';
import { Choices } from './map/Choices';
import { cropOf } from './map/crop';
import { Drawing } from './map/Drawing';
import { cornerOf } from './map/ornaments';
import { spotsOf, touchable, useLegal } from './map/spots';
import { useSurvey } from './map/survey';
import type { Pointing } from './map/Targets';
import { TipText } from './map/Tip';
import { Viewport, type Window } from './map/Viewport';
import { useWords } from './map/words';
import { central, closest } from './map/zoom';
import type { Event } from './events';
import './map.css';

const READABLE = 0.92; // pixels for a unit
const MOST = 4.5; // times as large as the whole sheet on a small screen

export function PhoneMap({ view, players, seat, news, decision }: BoardProps<KohleUndKolonieView, Event>): ReactNode {
  const say = useSay();
  const survey = useSurvey();
  const spots = useMemo(() => spotsOf(survey, view), [survey, view]);
  const legal = useLegal(spots);
  const crop = useMemo(() => cropOf(survey, view), [survey, view]);
  const words = useWords(view, survey, players, seat);
  const [pointed, setPointed] = useState<Pointing | null>(null);
  const window = useRef<Window>(null);

  // another question with places on the map: show them large enough for a finger
  const question = legal.length === 0 ? '' : `${view.ply} ${decision?.kind ?? ''}`;
  const latest = useRef(legal);
  useEffect(() => {
    latest.current = legal;
  });
  useEffect(() => {
    const points = question === '' ? [] : latest.current.map(({ at }) => at);
    const middle = central(points);
    if (middle !== null) window.current?.lookAt(middle, touchable(closest(points)));
  }, [question]);

  return (
    <div className="kkm kkm-phone">
      <Viewport
        isFilled
        most={MOST}
        crop={crop}
        readable={READABLE}
        corner={cornerOf(survey.corners.buttons)}
        ref={window}
      >
        {(seen) => (
          <Drawing
            {...{ view, players, news, survey, spots, legal, words, seen }}
            isTouched
            pointed={pointed?.spot.target ?? null}
            onPoint={(at) => at !== null && setPointed(at)}
          />
        )}
      </Viewport>
      {pointed !== null && (
        <div className="kkm-card" role="status">
          <TipText at={pointed} words={words} isTouched />
          <button
            type="button"
            className="kkm-card-close"
            aria-label={say('web-kk-map-close')}
            onClick={() => setPointed(null)}
          >
            <Icon id="close" size={20} />
          </button>
        </div>
      )}
      <Choices legal={legal} words={words} onLook={({ at }) => window.current?.lookAt(at)} />
    </div>
  );
}
