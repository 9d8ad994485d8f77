/** What may be chosen on the map, as a list for fingers. */
import type { ReactNode } from 'react';
import { Icon } from '../../../lib/Icon';
import { useSay } from '../../../lib/i18n';
import { useTarget } from '../../../table/board';
import { type Spot, told } from './spots';
import type { Words } from './words';

const ICONS: Readonly<Record<Spot['kind'], string>> = {
  mine: 'mine-small',
  village: 'village',
  station: 'station',
  claim: 'claim',
};

type Props = { legal: readonly Spot[]; words: Words; onLook: (spot: Spot) => void };

export function Choices({ legal, words, onLook }: Props): ReactNode {
  const say = useSay();
  if (legal.length === 0) return null;
  return (
    <ul className="kkm-choices" aria-label={say('web-kk-map-choices')}>
      {legal.map((spot) => (
        <li key={spot.target}>
          <Row spot={spot} words={words} onLook={onLook} />
        </li>
      ))}
    </ul>
  );
}

/** The place itself, and beside it a way to see where it is. */
function Row({ spot, words, onLook }: { spot: Spot; words: Words; onLook: Props['onLook'] }): ReactNode {
  const say = useSay();
  const { state, label, press } = useTarget(spot.target);
  const { title, lines, gain } = told(spot, words);
  return (
    <>
      <button
        type="button"
        className="kkm-choice"
        data-state={state}
        aria-pressed={state === 'selected'}
        onClick={press}
      >
        <Icon id={ICONS[spot.kind]} size={24} />
        <span>
          <b>{label}</b>
          <span>{lines[0] ?? ''}</span>
        </span>
        {gain > 0 && <span className="kkm-gain num">{say('web-kk-map-gain', { vp: gain })}</span>}
      </button>
      <button
        type="button"
        className="kkm-look"
        aria-label={say('web-kk-map-look', { name: title })}
        onClick={() => onLook(spot)}
      >
        <Icon id="eye" size={22} />
      </button>
    </>
  );
}
