/** What the main button says of a chosen option, where its own text is but a name. */
import type { View } from '../../generated/schichtwechsel';
import type { Option } from '../../lib/api';
import type { Args, Texts } from '../../lib/texts';

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
  const found = ACTS[text];
  if (found === undefined) return null;
  const value = (args as Args)[found.what] ?? '';
  return texts.say(found.text, { what: texts.name('sw', found.what, value) });
}
