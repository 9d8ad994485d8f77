/** While one points at a place: what lies beside it, in a thin outline. */
import type { ReactNode } from 'react';
import { box } from '../../../art/svg';
import { stationBox, VILLAGE_RADIUS } from './ground';
import { nearOf } from './near';
import type { Survey } from './survey';

export function Neighbours({ target, survey }: { target: string | null; survey: Survey }): ReactNode {
  if (target === null) return null;
  const { claims, villages, stations } = nearOf(target, survey.facts);
  return (
    <g className="kkm-near" aria-hidden="true">
      {claims.map((id) => (
        <path key={id} d={survey.claims.get(id)?.path} />
      ))}
      {villages.map((id) => {
        const village = survey.villages.get(id);
        return village && <circle key={id} cx={village.at.x} cy={village.at.y} r={VILLAGE_RADIUS + 3} />;
      })}
      {stations.map((id) => {
        const station = survey.stations.get(id);
        return station && <rect key={id} {...box(stationBox(station))} rx={4} />;
      })}
    </g>
  );
}
