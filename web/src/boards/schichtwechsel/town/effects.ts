/** How effects are drawn: one symbol for each, with its number; the same for cards, stations, tiles and the tableau. */
import type { EffectFacts } from '../../../generated/schichtwechsel-components';

export type What = EffectFacts['what'];

/** Icons by kind; what is missing here is put together in `Symbol`. */
export const ICONS: Readonly<Partial<Record<What, string>>> = {
  vp: 'vp',
  water_up: 'water-up',
  water_down: 'water-down',
  water_by_choice: 'water-down',
  take_tool: 'tool',
  return_tool: 'tool',
  haul: 'minecart',
  convert: 'coke',
  load: 'wagon-coke',
  spoil_on_heap: 'spoil',
  road: 'road',
  rail: 'rail',
  canal: 'canal',
  headframe_single: 'headframe',
  headframe_double: 'headframe',
  start_marker: 'start-player',
  own_rail: 'rail',
  tile_lower: 'selection',
};

/** Colours of icons that are not plain ink. */
export const COLORS: Readonly<Partial<Record<What, string>>> = {
  water_up: 'var(--sw-up)',
  water_down: 'var(--sw-down)',
  water_by_choice: 'var(--sw-down)',
};

/** How wide a symbol is, where it is not a plain icon. */
const WIDTHS: Readonly<Partial<Record<What, number>>> = {
  white_cube: 19,
  coin: 22,
  cube_on_cart: 27,
  road_no_barrier: 35,
  rail_no_barrier: 35,
  canal_no_barrier: 35,
  miner_move_use: 46,
  miner_move: 46,
};
export const ICON = 23;
const DIGIT = 8.5;
const SIGN = 11.5; // ≤, + and −
const SLASH = 10;
const BRACKET = 6;
const GAP = 6;

/** What stands behind a symbol: how many, how far. */
export function numberOf({ what, n }: EffectFacts): string {
  switch (what) {
    case 'take_tool':
      return `+${n}`;
    case 'return_tool':
      return `−${n}`;
    case 'water_by_choice':
    case 'own_rail':
      return `≤${n}`;
    case 'headframe_single':
      return '1';
    case 'headframe_double':
      return '2';
    case 'miner_move_use':
    case 'miner_move':
    case 'copy':
    case 'choice':
    case 'start_marker':
    case 'tile_lower':
      return '';
    default:
      return String(n);
  }
}

function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + ('≤+−'.includes(letter) ? SIGN : DIGIT), 0);
}

/** A part of a line of symbols, and where it begins. */
export type Part =
  { kind: 'symbol'; x: number; effect: EffectFacts; number: string } | { kind: 'slash' | 'open' | 'close'; x: number };

/** Symbols in a line, 23 units high; how wide the line is. */
export type Line = { parts: readonly Part[]; width: number };

/** How wide the symbol itself is. */
export function symbolWidth({ what, sizes }: EffectFacts): number {
  if (what === 'copy') return ICON + 2 + sizes.reduce((sum, size) => sum + (size === 'medium' ? 19 : 13), 0);
  return WIDTHS[what] ?? ICON;
}

/** Effects in a line from left to right. */
export function lineOf(effects: readonly EffectFacts[]): Line {
  const parts: Part[] = [];
  let x = 0;
  const add = (effect: EffectFacts): void => {
    if (effect.is_optional) {
      parts.push({ kind: 'open', x });
      x += BRACKET;
    }
    const number = numberOf(effect);
    parts.push({ kind: 'symbol', x, effect, number });
    x += symbolWidth(effect) + (number === '' ? 0 : 1 + textWidth(number));
    if (effect.is_optional) {
      parts.push({ kind: 'close', x: x + 1 });
      x += BRACKET;
    }
  };
  for (const effect of effects) {
    if (x > 0) x += GAP;
    if (effect.what !== 'choice') add(effect);
    effect.options.forEach((option, i) => {
      if (i > 0) {
        parts.push({ kind: 'slash', x: x + 2 });
        x += SLASH;
      }
      option.forEach((inner, j) => {
        if (j > 0) x += GAP;
        add(inner);
      });
    });
  }
  return { parts, width: x };
}

/** Effects in one line, or in two where one would be too small to read. */
export function linesIn(effects: readonly EffectFacts[], width: number, smallest = 0.8): readonly Line[] {
  const line = lineOf(effects);
  if (line.width * smallest <= width || effects.length < 2) return [line];
  const half = Math.ceil(effects.length / 2);
  return [lineOf(effects.slice(0, half)), lineOf(effects.slice(half))];
}
