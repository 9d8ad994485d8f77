/** What the main button says of a chosen option. */
import type { GlueckAufView } from '../../generated/glueck-auf';
import type { Option } from '../../lib/api';
import type { Texts } from '../../lib/texts';
import { crewNeeded } from './surface/words';

/** Workers are sent to a space, whose name alone says too little; every other option says what is done. */
export function act({ text, args }: Option, view: GlueckAufView, texts: Texts): string | null {
  if (text !== 'ga-worker') return null;
  const space = String(args['space']);
  return texts.say('web-ga-act-send', { count: crewNeeded(view, space), where: texts.name('ga', 'space', space) });
}
