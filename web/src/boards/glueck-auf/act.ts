/** What options say: in the list what they are and cost, on the main button what is done for it. */
import type { GlueckAufView } from '../../generated/glueck-auf';
import { COMPONENTS } from '../../generated/glueck-auf-components';
import type { Option } from '../../lib/api';
import type { Texts } from '../../lib/texts';
import { orderFacts } from './surface/Order';
import { tileFacts } from './surface/Tile';
import { crewNeeded, offerOf } from './surface/words';

/** Workers are sent to a space, whose name alone says too little; pieces have a price or bring points. */
export function optionText({ text, args }: Option, view: GlueckAufView, texts: Texts): string | null {
  const { space, tile, order } = args;
  if (text === 'ga-worker' && typeof space === 'string')
    return texts.say('web-ga-option-space', { what: offerOf(space, view, texts), count: crewNeeded(view, space) });
  if (text === 'ga-keep' && typeof tile === 'string')
    return texts.say('web-ga-option-build', { what: texts.name('ga', 'tile', tile), marks: tileFacts(tile).cost });
  if ((text === 'ga-keep' || text === 'ga-draft-take') && typeof order === 'string')
    return texts.say('web-ga-option-order', {
      what: texts.name('ga', 'order', order),
      points: orderFacts(order).points,
    });
  return null;
}

/** Sending workers says what is paid or received for it; every other option says what is done. */
export function act({ text, args }: Option, view: GlueckAufView, texts: Texts): string | null {
  const { space } = args;
  if (text !== 'ga-worker' || typeof space !== 'string') return null;
  const send = texts.say('web-ga-act-send', { count: crewNeeded(view, space) });
  const { kind, value } = COMPONENTS.spaces[space] ?? { kind: '', value: 0 };
  const piece = view.spaces[space]?.piece ?? null;
  if (kind === 'factory' && piece !== null) return texts.say('web-ga-act-pay', { send, marks: tileFacts(piece).cost });
  if (kind === 'money' || kind === 'bank') return texts.say('web-ga-act-take', { send, marks: value });
  const isDelivery = kind === 'delivery';
  const what = offerOf(space, view, texts);
  return texts.say('web-ga-act-for', { send, what: isDelivery ? texts.say('web-ga-act-deliver', { what }) : what });
}
