/** For tests: real positions of this title, and a page with its texts. */
import samples from '../../generated/samples.json';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { type Sampled, showWith } from '../sample';
import type { Event } from './events';

export { copy, playersOf, propsOf, targetsOf } from '../sample';

export type Sample = Sampled<KohleUndKolonieView, Event>;

export const POSITIONS = samples['kohle-und-kolonie'] as unknown as readonly Sample[];

/** A sample with a question of this kind, of an edition if told. */
export function asked(kind: string, edition?: string): Sample {
  const found = POSITIONS.find(
    ({ decision, view }) => decision?.kind === kind && (edition === undefined || view.edition === edition),
  );
  if (found === undefined) throw new Error(`no sample asks ${kind}`);
  return found;
}

export const CATALOGUES = ['kohle-und-kolonie', 'web_kohle_und_kolonie', 'web_kk_map'];

export const show = showWith(CATALOGUES);
