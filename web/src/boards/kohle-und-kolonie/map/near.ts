/** What lies beside what on the map, as the facts of the board name it. */
import type { KohleUndKolonieComponents } from '../../../generated/kohle-und-kolonie-components';

export type Near = { claims: readonly string[]; villages: readonly string[]; stations: readonly string[] };

const NOTHING: Near = { claims: [], villages: [], stations: [] };

type Facts = Pick<KohleUndKolonieComponents, 'claims' | 'villages' | 'stations' | 'mines'>;

export function nearOf(target: string, facts: Facts): Near {
  const [kind = '', id = ''] = target.split(':');
  switch (kind) {
    case 'mine': {
      const claim = facts.mines[id]?.claim ?? '';
      return { ...NOTHING, claims: [claim], villages: facts.claims[claim]?.villages ?? [] };
    }
    case 'claim':
      return { ...NOTHING, claims: [id], villages: facts.claims[id]?.villages ?? [] };
    case 'village': {
      const village = facts.villages[id];
      return village === undefined ? NOTHING : { ...NOTHING, claims: village.claims, stations: village.stations };
    }
    case 'station':
      return { ...NOTHING, villages: villagesAt(id, facts), stations: facts.stations[id]?.adjacent_stations ?? [] };
    default:
      return NOTHING;
  }
}

/** From which settlements one comes to a station. */
export function villagesAt(station: string, { villages }: Pick<Facts, 'villages'>): string[] {
  return Object.keys(villages).filter((id) => villages[id]?.stations.includes(station) === true);
}
