/** The end of a shift, and of the game, as the events tell it. */
import { COMPONENTS } from '../../generated/glueck-auf-components';
import type { Args, Texts } from '../../lib/texts';
import { SceneBuilder, type Scoring } from '../../table/scene';
import type { Event } from './events';

const FINAL: ReadonlyMap<Event['kind'], string> = new Map([
  ['money_scored', 'ga-category-money'],
  ['coal_scored', 'ga-category-coal'],
  ['outstanding_scored', 'ga-category-outstanding'],
  ['imbalance_scored', 'ga-category-imbalance'],
]);

export function scorings(log: readonly Event[], texts: Texts, names: readonly string[]): Scoring[] {
  const found: SceneBuilder[] = [];
  let shift: SceneBuilder | null = null;
  let final: SceneBuilder | null = null;
  const told = (event: Event): string => texts.say(event.text, event.args as Args, names);
  const majorities = texts.say('web-ga-scene-majorities');
  for (const event of log) {
    switch (event.kind) {
      case 'shift_ended': {
        const name = String(texts.name('ga', 'shift', event.args.shift));
        shift = new SceneBuilder(`shift-${event.args.shift}`, name, told(event));
        found.push(shift);
        break;
      }
      case 'element_scored': {
        const { seat, element, points, count } = event.args;
        shift?.gain(majorities, elementText(element, texts), { seat, points, note: String(count) });
        break;
      }
      case 'delivered_shown':
        if (event.args.orders.length > 0) {
          shift?.tell(texts.say('web-ga-scene-delivered'), { seat: event.args.seat, text: told(event) });
        }
        break;
      case 'start_passed':
        shift?.tell(texts.say('web-ga-scene-next'), { seat: event.args.seat, text: told(event) });
        break;
      case 'money_scored':
      case 'coal_scored':
      case 'outstanding_scored':
      case 'imbalance_scored': {
        if (final === null) {
          final = new SceneBuilder('final', texts.say('web-scene-final-short'), texts.say('web-scene-final'));
          found.push(final);
        }
        const { seat, points } = event.args;
        const note = event.kind === 'money_scored' ? `${event.args.marks} M` : String(event.args.count);
        final.gain(null, texts.say(FINAL.get(event.kind) ?? event.kind), { seat, points, note });
        break;
      }
      case 'game_won':
        final?.tell(null, { seat: event.args.seat, text: told(event) });
        break;
    }
  }
  return found.map((scene) => scene.build());
}

/** An element of the clock, with what is printed beside it. */
function elementText(id: string, texts: Texts): string {
  const facts = COMPONENTS.clock.find((element) => element.id === id);
  const element = texts.name('ga', 'element', id);
  if (facts === undefined) return String(element);
  return texts.say('web-ga-clock-element', { element, first: facts.first, second: facts.second });
}

/** Shifts, and their scoring, over the lines of the log. */
export function headings(log: readonly Event[], texts: Texts): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [i, event] of log.entries()) {
    if (event.kind === 'shift_began')
      found.set(i, texts.say('web-ga-log-shift', { shift: texts.name('ga', 'shift', event.args.shift) }));
    else if (event.kind === 'shift_ended') found.set(i, texts.say('web-ga-scene-majorities'));
    else if (event.kind === 'money_scored' && log[i - 1]?.kind !== 'imbalance_scored') {
      found.set(i, texts.say('web-scene-final'));
    }
  }
  return found;
}
