/** Keys of options: one stroke for up to twelve of them, beyond that the letter of a group and a number. */
import type { Option } from '../lib/api';

/** Letters with a meaning of their own: take back, pass, log, chat. */
const TAKEN = 'zplc';
const DIGITS = '1234567890';
const LETTERS = 'abdefghijkmnoqrstuvwxy';
const ONE_STROKE = 12;

/** Buttons that leave a turn or do without something, the clearest first. */
const LEAVING = ['button:end_turn', 'button:end', 'button:pass', 'button:stop', 'button:none', 'button:no'];

export type Keyed = { option: Option; key: string | null };

export type Group = {
  /** The message that names it; null: the options speak for themselves. */
  text: string | null;
  /** The first of two strokes; null: one stroke is enough. */
  letter: string | null;
  options: readonly Keyed[];
};

/** All groups of the list. */
export const ALL = '*';

/** What a group is called among others. */
export function keyOfGroup({ text }: Group): string {
  return text ?? '';
}

export type Arranged = {
  groups: readonly Group[];
  /** What ends the turn or does without; it stands apart, and its key is P. */
  leaving: Option | null;
};

export type Arranging = {
  groupOf: (option: Option) => string | null;
  keyOf: (option: Option) => string | null;
  say: (text: string) => string;
};

/** Options in their groups, with a key for each. */
export function arrange(options: readonly Option[], how: Arranging): Arranged {
  const leaving = leavingOf(options);
  const others = options.filter((option) => option !== leaving);
  const grouped = new Map<string | null, Option[]>();
  for (const option of others) {
    const text = how.groupOf(option);
    grouped.set(text, [...(grouped.get(text) ?? []), option]);
  }
  const isLong = others.length > ONE_STROKE && grouped.size > 1;
  const groups = isLong ? twoStrokes(grouped, how) : oneStroke(grouped, how);
  return { groups, leaving };
}

function leavingOf(options: readonly Option[]): Option | null {
  for (const target of LEAVING) {
    const found = options.find((option) => option.targets.includes(target));
    if (found !== undefined) return found;
  }
  return null;
}

function oneStroke(grouped: ReadonlyMap<string | null, Option[]>, how: Arranging): Group[] {
  const free = new Set(DIGITS + LETTERS);
  const all = [...grouped.values()].flat();
  const keys = new Map<Option, string>();
  for (const option of all) {
    const wish = how.keyOf(option);
    if (wish !== null && free.delete(wish)) keys.set(option, wish);
  }
  for (const option of all) if (!keys.has(option)) takeFirst(free, (key) => keys.set(option, key));
  return [...grouped].map(([text, options]) => ({
    text,
    letter: null,
    options: options.map((option) => ({ option, key: keys.get(option) ?? null })),
  }));
}

function twoStrokes(grouped: ReadonlyMap<string | null, Option[]>, how: Arranging): Group[] {
  const free = new Set(LETTERS);
  return [...grouped].map(([text, options]) => {
    const name = text === null ? '' : how.say(text).toLowerCase();
    const wish = [...name, ...free].find((letter) => free.has(letter)) ?? null;
    if (wish !== null) free.delete(wish);
    const keys = [...DIGITS, ...LETTERS];
    return { text, letter: wish, options: options.map((option, i) => ({ option, key: keys[i] ?? null })) };
  });
}

function takeFirst(free: Set<string>, take: (key: string) => void): void {
  for (const key of free) {
    free.delete(key);
    take(key);
    return;
  }
}

/** The key of an option as it is shown: `3`, or `A 3` in two strokes. */
export function shown(group: Group, keyed: Keyed): string | null {
  if (keyed.key === null) return null;
  return [group.letter, keyed.key]
    .filter((stroke) => stroke !== null)
    .join(' ')
    .toUpperCase();
}

/** What a stroke means among options: one of them, a group to open, or nothing; `open` is the group that is. */
export function strike(
  { groups, leaving }: Arranged,
  open: string | null,
  key: string,
): { option: Option } | { group: Group } | null {
  if (key === 'p' && leaving !== null) return { option: leaving };
  if (TAKEN.includes(key)) return null;
  const within = groups.filter((group) => group.letter === null || keyOfGroup(group) === open);
  for (const group of within) {
    const found = group.options.find((keyed) => keyed.key === key);
    if (found !== undefined) return { option: found.option };
  }
  const group = groups.find((other) => other.letter === key);
  return group === undefined ? null : { group };
}

/** Whether somebody is typing, so that no key is a command. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

type Box = { x: number; y: number };
const ARROWS: Readonly<Record<string, Box>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The place nearest in the direction of an arrow key, sideways counting double; null: there is none. */
export function nearest(from: Box, others: readonly Box[], arrow: string): number | null {
  const way = ARROWS[arrow];
  if (way === undefined) return null;
  let best: { i: number; cost: number } | null = null;
  for (const [i, other] of others.entries()) {
    const along = (other.x - from.x) * way.x + (other.y - from.y) * way.y;
    const aside = Math.abs((other.x - from.x) * way.y) + Math.abs((other.y - from.y) * way.x);
    if (along <= 1) continue;
    const cost = along + 2 * aside;
    if (best === null || cost < best.cost) best = { i, cost };
  }
  return best?.i ?? null;
}
