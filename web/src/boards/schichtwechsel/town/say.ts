/** Effects in words: “haul up to 3 full carts, lower the water by 1”. */
import { useMemo } from 'react';
import type { EffectFacts, FaceFacts } from '../../../generated/schichtwechsel-components';
import { useTexts } from '../../../lib/i18n';
import type { Texts } from '../../../lib/texts';
import type { What } from './effects';

const DO: Readonly<Record<Exclude<What, 'choice'>, string>> = {
  vp: 'web-sw-do-vp',
  coin: 'web-sw-do-coin',
  white_cube: 'web-sw-do-white-cube',
  water_up: 'web-sw-do-water-up',
  water_down: 'web-sw-do-water-down',
  water_by_choice: 'web-sw-do-water-by-choice',
  take_tool: 'web-sw-do-take-tool',
  return_tool: 'web-sw-do-return-tool',
  coal_on_cart: 'web-sw-do-coal-on-cart',
  spoil_on_cart: 'web-sw-do-spoil-on-cart',
  cube_on_cart: 'web-sw-do-cube-on-cart',
  coal_on_wagon: 'web-sw-do-coal-on-wagon',
  coke_on_wagon: 'web-sw-do-coke-on-wagon',
  coke_in_plant: 'web-sw-do-coke-in-plant',
  spoil_on_heap: 'web-sw-do-spoil-on-heap',
  haul: 'web-sw-do-haul',
  convert: 'web-sw-do-convert',
  load: 'web-sw-do-load',
  road: 'web-sw-do-road',
  rail: 'web-sw-do-rail',
  canal: 'web-sw-do-canal',
  road_no_barrier: 'web-sw-do-road-no-barrier',
  rail_no_barrier: 'web-sw-do-rail-no-barrier',
  canal_no_barrier: 'web-sw-do-canal-no-barrier',
  miner_move_use: 'web-sw-do-miner-move-use',
  miner_move: 'web-sw-do-miner-move',
  headframe_single: 'web-sw-do-headframe-single',
  headframe_double: 'web-sw-do-headframe-double',
  copy: 'web-sw-do-copy',
  start_marker: 'web-sw-do-start-marker',
  own_rail: 'web-sw-do-own-rail',
  tile_lower: 'web-sw-do-tile-lower',
};

/** What pays a price as it is printed. */
const PAYMENTS: Readonly<Record<FaceFacts['cost'], string>> = { white1: 'w', white2: 'ww', player1: 'p', coin1: 'c' };

export type EffectWords = {
  /** A list of effects. */
  effects: (effects: readonly EffectFacts[]) => string;
  /** One of two lists. */
  either: (options: readonly (readonly EffectFacts[])[]) => string;
  /** A price, as the object of a sentence. */
  price: (cost: FaceFacts['cost']) => string;
  /** What a card costs. */
  cost: (cost: FaceFacts['cost']) => string;
  /** What something is called: `name('space', 'lamp_room')`. */
  name: (kind: string, id: string) => string;
  /** The same with a capital letter. */
  title: (kind: string, id: string) => string;
};

export function useEffectWords(): EffectWords {
  const texts = useTexts();
  return useMemo(() => effectWords(texts), [texts]);
}

export function effectWords(texts: Texts): EffectWords {
  const name = (kind: string, id: string): string => String(texts.name('sw', kind, id));
  const either = (options: readonly (readonly EffectFacts[])[]): string =>
    options.map(list).reduce((one, other) => texts.say('web-sw-do-or', { one, other }));

  function one({ what, n, sizes, options, needs, is_optional }: EffectFacts): string {
    if (what === 'choice') return either(options);
    const called = sizes.map((size) => name('size', size));
    const sized = called.reduce((a, b) => (a === '' ? b : texts.say('web-sw-do-or', { one: a, other: b })), '');
    let text = texts.say(DO[what], sized === '' ? { n } : { sizes: sized });
    if (needs > 0) text = texts.say('web-sw-do-where', { what: text, count: needs });
    return is_optional ? texts.say('web-sw-do-maybe', { what: text }) : text;
  }

  function list(effects: readonly EffectFacts[]): string {
    return effects.length === 0 ? texts.say('web-sw-do-nothing') : effects.map(one).join(', ');
  }

  const price = (cost: FaceFacts['cost']): string => name('payment', PAYMENTS[cost]);
  const cost = (printed: FaceFacts['cost']): string => texts.say('web-sw-costs', { payment: price(printed) });
  return { effects: list, either, price, cost, name, title: (kind, id) => capital(name(kind, id)) };
}

/** As a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
