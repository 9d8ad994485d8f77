/** Rounds and their scoring, and the final one, as the events tell them. */
import type { Args, Texts } from '../../lib/texts';
import { SceneBuilder, type Scoring } from '../../table/scene';
import type { Event } from './events';

export function scorings(log: readonly Event[], texts: Texts, names: readonly string[]): Scoring[] {
  const found: SceneBuilder[] = [];
  const told = (event: Event): string => texts.say(event.text, event.args as Args, names);
  const during = texts.say('web-scene-during');
  let round: SceneBuilder | null = null;
  let card: string | null = null; // the row of the round's card, once it is scored
  let final: SceneBuilder | null = null;
  for (const event of log) {
    switch (event.kind) {
      case 'round_began': {
        const n = event.args.round;
        round = new SceneBuilder(`round-${n}`, String(n), texts.say('web-scene-round', { n }));
        card = null;
        break;
      }
      case 'scoring_began':
        card = told(event);
        if (round !== null) {
          round.tell(texts.say('web-scene-card'), { seat: null, text: card });
          found.push(round);
        }
        break;
      case 'final_began':
        final = new SceneBuilder('final', texts.say('web-scene-final-short'), texts.say('web-scene-final'));
        found.push(final);
        break;
      case 'vp_gained':
      case 'vp_lost': {
        const { seat, category, vp } = event.args;
        const gain = { seat, points: event.kind === 'vp_gained' ? vp : -vp, note: null };
        const row = String(texts.name('sw', 'category', category));
        if (final !== null) final.gain(null, row, gain);
        else if (card !== null) round?.gain(texts.say('web-scene-card'), row, gain);
        else round?.gain(during, row, gain);
        break;
      }
      case 'game_won':
        final?.tell(null, { seat: event.args.seat, text: told(event) });
        break;
    }
  }
  return found.map((scene) => scene.build());
}

/** Rounds, and their scoring, over the lines of the log. */
export function headings(log: readonly Event[], texts: Texts): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [i, event] of log.entries()) {
    if (event.kind === 'round_began') found.set(i, texts.say('web-scene-round', { n: event.args.round }));
    else if (event.kind === 'scoring_began') found.set(i, texts.say('web-scene-card'));
    else if (event.kind === 'final_began') found.set(i, texts.say('web-scene-final'));
  }
  return found;
}
