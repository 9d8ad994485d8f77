/** What the main button says where an option is but the name of a thing, and when ending the turn is asked once. */
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import type { Option } from '../../lib/api';
import type { Texts } from '../../lib/texts';

/** By the kind of the question and the text of the option. */
const ACTS: Readonly<Record<string, string>> = {
  'SecureStep kk-space': 'web-kk-act-secure',
  'RescuePick kk-space': 'web-kk-act-secure',
  'CompactionPick kk-space': 'web-kk-act-move-up',
  'TableauSpacePick kk-space': 'web-kk-act-put',
  'RailroadAccidentPick kk-station': 'web-kk-act-give-up',
};

export function act(
  { text, args }: Option,
  _view: KohleUndKolonieView,
  texts: Texts,
  _facts: unknown,
  kind: string,
): string | null {
  const key = ACTS[`${kind} ${text}`];
  if (key === undefined) return null;
  const spoken = Object.entries(args).map(([name, value]) => [name, texts.name('kk', name, value)] as const);
  return texts.say(key, Object.fromEntries(spoken));
}

/** What a turn is about; whoever has done it, or cannot, has no more than small change left. */
const TO_DO: ReadonlySet<string> = new Set(['button:move_miners', 'button:use_bonus']);

export function isDone({ text, args }: Option, options: readonly Option[]): boolean {
  const isEnd = text === 'kk-stop' && args['meaning'] === 'end_turn';
  return isEnd && !options.some(({ targets }) => targets.some((target) => TO_DO.has(target)));
}
