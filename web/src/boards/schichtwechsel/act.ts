/** What options say: in the list what they are, do and cost, on the main button what is done for it. */
import type { SeatView, View } from '../../generated/schichtwechsel';
import type { FaceFacts, SchichtwechselComponents } from '../../generated/schichtwechsel-components';
import { COMPONENTS } from '../../generated/schichtwechsel-components';
import type { Option } from '../../lib/api';
import type { Args, Texts } from '../../lib/texts';
import { capital, type EffectWords, effectWords } from './town/say';

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

type Facts = SchichtwechselComponents;
type Say = { args: Option['args']; mine: SeatView | undefined; facts: Facts; texts: Texts; words: EffectWords };

/** What is on, in or behind a thing; null: its name says enough. */
const DOES: Readonly<Record<string, (say: Say) => string | null>> = {
  'sw-haul': ({ args, mine, texts }) => load(mine?.carts[String(args['cart'])], texts),
  'sw-convert': ({ args, mine, texts }) => load({ ...mine?.wagons[String(args['wagon'])] }, texts),
  'sw-place-coal': ({ args, mine, texts }) => {
    const wagon = mine?.wagons[String(args['wagon'])];
    return wagon === undefined ? null : texts.say('web-sw-option-free', { count: wagon.size - wagon.coal });
  },
  'sw-coking-field': ({ args, facts, words }) => {
    const effects = facts.plant.grey_fields[String(args['field'])] ?? [];
    return effects.length === 0 ? null : words.effects(effects);
  },
  'sw-house-pick': ({ args, facts, words }) => {
    const field = facts.tableau.houses.find((_, i) => args['house'] === `house_${i + 1}`);
    return field === undefined ? null : words.either(field.options);
  },
  'sw-headframe-to': ({ args, facts, words }) => {
    const space = facts.frame_spaces[String(args['space'])];
    return space === undefined || space.effects.length === 0 ? null : words.effects(space.effects);
  },
  'sw-take-tile': ({ args, facts, words }) => {
    const tile = facts.tiles[String(args['tile'])];
    return tile === undefined ? null : words.effects(tile.upper);
  },
};

function load(held: { coal?: number; spoil?: number } | undefined, texts: Texts): string | null {
  if (held === undefined) return null;
  const { coal = 0, spoil = 0 } = held;
  return spoil > 0
    ? texts.say('web-sw-option-spoil', { count: spoil })
    : texts.say('web-sw-option-coal', { count: coal });
}

/** The faces of the card that an option would use; none: it uses none. */
function facesOf({ text, args }: Option, facts: Facts): readonly FaceFacts[] {
  if (text === 'sw-own-card') return [facts.own_card.face];
  if (text === 'sw-card') return facts.cards[String(args['card'])]?.faces ?? [];
  const all = Object.values(facts.cards).flatMap(({ faces }) => faces);
  return text === 'sw-variant' ? all.filter(({ id }) => id === args['variant']) : [];
}

/** What is used and what it costs as printed; null: no card is. */
function priced(option: Option, facts: Facts, texts: Texts): Args | null {
  const faces = facesOf(option, facts);
  if (faces.length === 0) return null;
  const words = effectWords(texts);
  const card = option.text === 'sw-own-card' ? 'own_card' : String(option.args['card']);
  const what = option.text === 'sw-variant' ? words.effects(faces[0]?.effects ?? []) : words.name('card', card);
  const price = faces
    .map(({ cost }) => words.price(cost))
    .reduce((one, other) => texts.say('web-sw-do-or', { one, other }));
  return { what, price };
}

export function optionText(option: Option, view: View, texts: Texts, own: Facts | null = null): string | null {
  const facts = own ?? COMPONENTS;
  const card = priced(option, facts, texts);
  if (card !== null) return capital(texts.say('web-sw-option-card', card));
  const { text, args } = option;
  const words = effectWords(texts);
  const does = DOES[text]?.({ args, mine: view.seats[view.to_act ?? -1], facts, texts, words }) ?? null;
  const what = ACTS[text]?.what;
  if (does === null || what === undefined) return null;
  return capital(texts.say('web-sw-option-does', { what: words.name(what, String(args[what])), does }));
}

export function act(option: Option, _view: View, texts: Texts, own: Facts | null = null): string | null {
  const card = priced(option, own ?? COMPONENTS, texts);
  if (card !== null) return texts.say('web-sw-act-card', card);
  const found = ACTS[option.text];
  if (found === undefined) return null;
  const value = (option.args as Args)[found.what] ?? '';
  return texts.say(found.text, { what: texts.name('sw', found.what, value) });
}
