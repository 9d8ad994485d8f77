/** For tests: real positions of this title, and a page with its texts. */
import samples from '../../generated/samples.json';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { type Sampled, showWith } from '../sample';
import type { Event } from './events';

export { copy, playersOf, propsOf, targetsOf } from '../sample';

export type Sample = Sampled<GlueckAufView, Event>;

export const POSITIONS = samples['glueck-auf'] as unknown as readonly Sample[];

/** The sample with a question of this kind, among so many players. */
export function asked(kind: string, players = 3): Sample {
  const found = POSITIONS.find(({ decision, view }) => decision?.kind === kind && view.players === players);
  if (found === undefined) throw new Error(`no sample asks ${kind} of ${players} players`);
  return found;
}

export const CATALOGUES = ['glueck-auf', 'glueck-auf-names', 'web_glueck_auf'];

export const show = showWith(CATALOGUES);
