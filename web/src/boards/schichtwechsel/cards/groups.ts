/** Groups of action cards under their signs, and where they hang. */
import type { Rect } from '../../../art/svg';
import type { View } from '../../../generated/schichtwechsel';
import type { CardFacts, SchichtwechselComponents } from '../../../generated/schichtwechsel-components';
import type { Enamel } from '../town/Plate';

export type Group = CardFacts['group'];

export const SIGNS: Readonly<Record<Group, { text: string; icon: string; enamel: Enamel }>> = {
  haul: { text: 'web-sw-sign-haul', icon: 'minecart', enamel: 'navy' },
  coking: { text: 'web-sw-sign-coking', icon: 'coke-oven', enamel: 'red' },
  loading: { text: 'web-sw-sign-loading', icon: 'wagon-coke', enamel: 'petrol' },
  track: { text: 'web-sw-sign-track', icon: 'road', enamel: 'mustard' },
  miner: { text: 'web-sw-sign-miner', icon: 'miner', enamel: 'char' },
  water: { text: 'web-sw-sign-water', icon: 'pit-water', enamel: 'blue' },
  headframe: { text: 'web-sw-sign-headframe', icon: 'headframe', enamel: 'petrol' },
  start: { text: 'web-sw-sign-start', icon: 'start-player', enamel: 'char' },
};

export const LEFT: readonly Group[] = ['haul', 'coking', 'loading'];
export const RIGHT: readonly Group[] = ['track', 'miner', 'water'];
export const MIDDLE: readonly Group[] = ['headframe', 'start'];

/** The cards of a group that lie out. */
export function cardsOf(group: Group, view: View, facts: SchichtwechselComponents): readonly string[] {
  return Object.keys(facts.cards).filter((id) => facts.cards[id]?.group === group && view.cards[id] !== undefined);
}

export type Hung = { group: Group; plate: Rect; cards: readonly { id: string; at: Rect }[] };

const HEAD = 28;
const FOOT = 5;
const GAP = 6;
const BETWEEN = 3;
const TALLEST = 58;

/** Signs in a column: all the same height per row, with what is left over between them. */
export function hang(
  groups: readonly Group[],
  view: View,
  facts: SchichtwechselComponents,
  column: Rect,
): readonly Hung[] {
  const shown = groups
    .map((group) => ({ group, ids: cardsOf(group, view, facts) }))
    .filter(({ ids }) => ids.length > 0);
  const rowsOf = (id: string): number => facts.cards[id]?.faces.length ?? 1;
  const rows = shown.reduce((sum, { ids }) => sum + ids.reduce((n, id) => n + rowsOf(id), 0), 0);
  const room = column.h - shown.length * (HEAD + FOOT) - (shown.length - 1) * GAP;
  const pitch = Math.min(TALLEST, room / Math.max(rows, 1));
  const left = room - pitch * rows;
  let y = column.y;
  return shown.map(({ group, ids }) => {
    const top = y;
    let at = top + HEAD;
    const cards = ids.map((id) => {
      const h = pitch * rowsOf(id);
      const rect = { x: column.x + 7, y: at, w: column.w - 14, h: h - BETWEEN };
      at += h;
      return { id, at: rect };
    });
    const plate = { x: column.x, y: top, w: column.w, h: at - top + FOOT };
    y = at + FOOT + GAP + left / Math.max(shown.length - 1, 1);
    return { group, plate, cards };
  });
}
