/** Clicking among options: each click narrows what is left, until one option is. */
import type { Option } from '../lib/api';
import type { Settings } from '../lib/settings';
import type { Target } from './board';

export type Choice = {
  /** Components clicked so far. */
  picked: readonly string[];
  /** Options that have all of them. */
  left: readonly Option[];
  /** The one option that is meant, once it is clear. */
  meant: Option | null;
  /** Components that a further click may name. */
  lit: ReadonlySet<string>;
  /** Whether clicks on the board cannot tell the options apart, so that a list has to be shown. */
  asks: boolean;
};

/** Where clicks have led among options. */
export function choose(options: readonly Option[], picked: readonly string[]): Choice {
  const left = options.filter((option) => picked.every((target) => option.targets.includes(target)));
  const meant = picked.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
  const further = left.flatMap((option) => option.targets.filter((target) => !picked.includes(target)));
  const isAtEnd = left.some((option) => option.targets.every((target) => picked.includes(target)));
  return { picked, left, meant, lit: new Set(meant === null ? further : []), asks: isAtEnd && left.length > 1 };
}

/** After a click on a component; clicked again it is dropped. */
export function click(options: readonly Option[], picked: readonly string[], target: string): readonly string[] {
  if (picked.includes(target)) return picked.filter((other) => other !== target);
  const next = [...picked, target];
  return choose(options, next).left.length > 0 ? next : choose(options, [target]).left.length > 0 ? [target] : picked;
}

/** Whether a move is shown once more before it is sent; `isDone`: it only ends what is done. */
export function needsConfirming(option: Option, confirm: Settings['confirm'], isDone = false): boolean {
  return confirm === 'always' || (confirm === 'commits' && option.commits && !isDone);
}

/** What is being chosen: components clicked, or an option that waits to be confirmed. */
export type Chosen = { picked: readonly string[]; pending: Option | null };

export const NOTHING: Chosen = { picked: [], pending: null };

/** How a component looks: lit where a click leads somewhere, veiled where its like does. */
export function stateOf(options: readonly Option[], chosen: Chosen, target: string): Target['state'] {
  if (options.length === 0) return 'idle';
  const selected = chosen.pending?.targets ?? chosen.picked;
  if (selected.includes(target)) return 'selected';
  const lit = chosen.pending === null ? choose(options, chosen.picked).lit : choose(options, []).lit;
  if (lit.has(target)) return 'legal';
  return [...lit].some((other) => kind(other) === kind(target)) ? 'dim' : 'idle';
}

/** `space` of `space:pit_8`. */
function kind(target: string): string {
  return target.split(':', 1)[0] ?? '';
}

/** The options that a component still takes part in. */
export function optionsOf(options: readonly Option[], chosen: Chosen, target: string): readonly Option[] {
  const picked = chosen.pending === null ? chosen.picked.filter((other) => other !== target) : [];
  return choose(options, picked).left.filter((option) => option.targets.includes(target));
}
