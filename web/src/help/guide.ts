/** A first game: what to say when, what is to be clicked, and whether that was done. */
import type { AnyView, GameEvent, Option, Question } from '../lib/api';
import { NEVER } from './lessons';

export type Moment<View = AnyView, Event = GameEvent> = {
  view: View;
  seat: number;
  /** Tells questions apart. */
  ply: number;
  /** What I am asked; null while others decide. */
  decision: Question | null;
  options: readonly Option[];
  log: readonly Event[];
};

export type Hint<View = AnyView, Event = GameEvent> = {
  /** The message that says it; it also tells hints apart. */
  text: string;
  /** Whether it fits the moment. */
  fits: (moment: Moment<View, Event>) => boolean;
  /** The answers that it asks for: they are in the spotlight. Where none is offered it does not fit. */
  asks?: (moment: Moment<View, Event>) => readonly Option[];
  /** Whoever has chosen something else is asked once more at the next occasion. */
  isWorthAgain?: boolean;
  /** It comes again and again until this is so. */
  until?: (moment: Moment<View, Event>) => boolean;
  /** Components that it speaks of, by their `data-help`. */
  about?: (moment: Moment<View, Event>) => readonly string[];
  /** After it the guide has nothing more to say. */
  isLast?: boolean;
};

export type Known = Readonly<Record<string, number>>;

/** The first hint that fits and was not given yet; what was taken back since is asked for again. */
export function nextHint<View>(hints: readonly Hint<View>[], moment: Moment<View>, given: Known): Hint<View> | null {
  return hints.find((hint) => !isGiven(hint, moment, given) && isNow(hint, moment)) ?? null;
}

function isGiven<View>({ text, until }: Hint<View>, moment: Moment<View>, given: Known): boolean {
  const answered = given[text];
  if (answered === undefined || answered === NEVER) return answered !== undefined;
  return answered < moment.ply && until?.(moment) !== false;
}

function isNow<View>({ fits, asks }: Hint<View>, moment: Moment<View>): boolean {
  return fits(moment) && (asks === undefined || (moment.decision !== null && asks(moment).length > 0));
}

/** A hint while it is shown, the question of mine that it stands beside (null: none yet), and the answers it asks for. */
export type Given<View> = { hint: Hint<View>; ply: number | null; asked: readonly number[] };

export function give<View>(hint: Hint<View>, moment: Moment<View>): Given<View> {
  const asked = hint.asks?.(moment).map(({ id }) => id) ?? [];
  return { hint, ply: moment.decision === null ? null : moment.ply, asked };
}

/** A hint in the next moment; null: it is over, for its question was answered, or it fits no more. */
export function stillGiven<View>(given: Given<View>, moment: Moment<View>): Given<View> | null {
  const { hint, ply } = given;
  if (!isNow(hint, moment) || (ply !== null && ply !== moment.ply)) return null;
  return ply === null && moment.decision !== null ? give(hint, moment) : given;
}

export type Answer = { ply: number; option: number };

/** Whether something else was chosen than a hint had asked for. */
export function hasStrayed<View>({ ply, asked }: Given<View>, answer: Answer | null): boolean {
  return asked.length > 0 && answer !== null && answer.ply === ply && !asked.includes(answer.option);
}

// -- what lessons are written with ---------------------------------------------------------------

type Asked = Pick<Moment<unknown, unknown>, 'decision' | 'options'>;

export function isAsked({ decision }: Asked, ...kinds: readonly string[]): boolean {
  return decision !== null && kinds.includes(decision.kind);
}

/** The options of this text. */
export function offered({ options }: Asked, text: string): readonly Option[] {
  return options.filter((option) => option.text === text);
}

/** The option of which the most may be expected; empty where there is none. */
export function best(options: readonly Option[], worth: (option: Option) => number): readonly Option[] {
  let found: readonly Option[] = [];
  let most = -Infinity;
  for (const option of options) {
    const is = worth(option);
    if (is <= most) continue;
    found = [option];
    most = is;
  }
  return found;
}

/** An argument of an option that is a word, or the empty one. */
export function wordOf({ args }: Option, name: string): string {
  const value = args[name];
  return typeof value === 'string' ? value : '';
}

export function numberOf({ args }: Option, name: string): number {
  const value = args[name];
  return typeof value === 'number' ? value : 0;
}
