/**
 * What a click on a thing may mean while cards are chosen: the cards by which the questions lead to it. This is a hint
 * about what somebody may mean, not a rule: only what the options of a question offer is ever sent.
 */
import type { View } from '../../generated/schichtwechsel';
import type { CardFacts, EffectFacts, SchichtwechselComponents } from '../../generated/schichtwechsel-components';

type Group = CardFacts['group'];

const GROUPS: Readonly<Record<string, Group>> = {
  cart: 'haul',
  wagon: 'coking',
  field: 'loading',
  track: 'track',
  steps: 'miner',
  water: 'water',
  headframe: 'headframe',
  frame_space: 'headframe',
};

/** The cards that may lead to a component, as options call them. */
export function cardsTo(target: string, view: View, { cards }: SchichtwechselComponents): readonly string[] {
  const [kind = '', id = ''] = target.split(':');
  const group = GROUPS[kind];
  if (group === undefined) return [];
  return Object.entries(cards)
    .filter(([card, facts]) => facts.group === group && view.cards[card] !== undefined)
    .filter(([, { faces }]) => kind !== 'track' || faces.some(({ effects }) => moves(effects, id)))
    .map(([card]) => `card:${card}`);
}

/** Whether effects go on along a track. */
function moves(effects: readonly EffectFacts[], track: string): boolean {
  return effects.some(({ what, options }) => what === track || options.some((option) => moves(option, track)));
}

/** What is still meant once a question has been answered by the first thing that it offers; null: by none. */
export function answered(
  meant: readonly string[],
  isOffered: (target: string) => boolean,
): { press: string; left: readonly string[] } | null {
  const i = meant.findIndex(isOffered);
  return i < 0 ? null : { press: meant[i] ?? '', left: meant.filter((_, n) => n !== i) };
}
