/** For tests: real positions of this title, and a page with its texts. */
import samples from '../../generated/samples.json';
import type { SeatView, View } from '../../generated/schichtwechsel';
import { type Sampled, showWith } from '../sample';
import type { Event } from './events';

export { copy, playersOf, propsOf, targetsOf } from '../sample';

export type Sample = Sampled<View, Event>;

export const POSITIONS = samples.schichtwechsel as unknown as readonly Sample[];

/** The sample with a question of this kind, among so many players. */
export function asked(kind: string, players = 4): Sample {
  const found = POSITIONS.find(({ decision, view }) => decision?.kind === kind && view.players === players);
  if (found === undefined) throw new Error(`no sample asks ${kind} of ${players} players`);
  return found;
}

export function mineOf({ view, seat }: Sample): SeatView {
  const found = view.seats[seat ?? 0];
  if (found === undefined) throw new Error('no seat');
  return found;
}

export const CATALOGUES = ['schichtwechsel', 'web_schichtwechsel', 'web_sw_town', 'web_table'];

export const show = showWith(CATALOGUES);
