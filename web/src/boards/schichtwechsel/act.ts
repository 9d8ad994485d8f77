/** What options say, where their own texts are but names: in the list what they do and cost, on the button the act. */
import type { View } from '../../generated/schichtwechsel';
import type { Option } from '../../lib/api';
import { COMPONENTS, type SchichtwechselComponents } from '../../generated/schichtwechsel-components';
import type { Args, Texts } from '../../lib/texts';
import { effectWords } from './town/say';

const USES = new Set(['sw-card', 'sw-copy', 'sw-own-card']);

/** A sentence, and what in the option its $what is. */
const ACTS: Readonly<Record<string, { text: string; what: string }>> = {
  'sw-take-tile': { text: 'web-sw-act-tile', what: 'tile' },
  'sw-place-coal': { text: 'web-sw-act-place-coal', what: 'wagon' },
  'sw-coking-field': { text: 'web-sw-act-coking-field', what: 'field' },
  'sw-haul': { text: 'web-sw-act-haul', what: 'cart' },
  'sw-convert': { text: 'web-sw-act-convert', what: 'wagon' },
  'sw-load': { text: 'web-sw-act-load', what: 'field' },
  'sw-house-pick': { text: 'web-sw-act-house-pick', what: 'house' },
  'sw-house-plot': { text: 'web-sw-act-house-plot', what: 'plot' },
  'sw-headframe-to': { text: 'web-sw-act-headframe-to', what: 'space' },
};

export function act({ text, args }: Option, _view: View, texts: Texts): string | null {
  if (USES.has(text)) return texts.say(text, args); // in few words: what it does is in the list
  const found = ACTS[text];
  if (found === undefined) return null;
  const value = (args as Args)[found.what] ?? '';
  return texts.say(found.text, { what: texts.name('sw', found.what, value) });
}

/** Cards with their effects and what they cost, headframe spaces with what they give. */
export function optionText(option: Option, view: View, texts: Texts, box: unknown): string | null {
  const { text, args } = option;
  const components = (box as SchichtwechselComponents | null) ?? COMPONENTS;
  const words = effectWords(texts);
  if (USES.has(text)) {
    const own = [components.own_card.face];
    const faces = text === 'sw-own-card' ? own : (components.cards[String(args['card'])]?.faces ?? []);
    const does = faces.map(({ effects }) => words.effects(effects)).join(' · ');
    const costs = faces.map(({ cost }) => words.cost(cost))[0] ?? '';
    const what = text === 'sw-own-card' ? words.title('card', 'own_card') : words.title('card', String(args['card']));
    return text === 'sw-copy'
      ? texts.say('web-sw-option-space', { what, does })
      : texts.say('web-sw-option-card', { what, does, costs });
  }
  if (text === 'sw-headframe-to') {
    const space = components.frame_spaces[String(args['space'])];
    if (space !== undefined)
      return texts.say('web-sw-option-space', {
        what: words.title('space', String(args['space'])),
        does: words.effects(space.effects),
      });
  }
  return act(option, view, texts);
}
