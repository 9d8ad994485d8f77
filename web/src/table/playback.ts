/** What others did, as steps that are shown one after the other: who did what, and the position that it led to. */
import type { AnyView, GameEvent, Position, Schemas } from '../lib/api';
import type { Settings } from '../lib/settings';

type Past = Schemas['PastJson'];

/** One decision. */
export type Act = {
  /** The ply that it answered. */
  ply: number;
  seat: number | null;
  events: readonly GameEvent[];
  /** The position after it. */
  view: AnyView;
};

/** What is shown at once; several decisions where only together they tell something. */
export type Step = Act & { last: number; acts: number };

/** How opponents' turns are shown. */
export type How = Settings['others'];

/** More than this is offered rather than played. */
export const MOST_ACTS = 60;
/** Nobody looks back further than this at one go. */
export const MOST_BACK = 256;
/** As many positions as the server gives at once. */
export const AT_ONCE = 64;

const ACT_MS = 800;
const LONGEST_MS = 3_200;

/** How long a step is shown. */
export function paceMs(step: Step, how: How, speed: number): number {
  const wanted = how === 'turn' ? Math.min(LONGEST_MS, ACT_MS * Math.max(1, step.acts)) : ACT_MS;
  return wanted / (speed || 1);
}

/** The decisions between some positions, the last of which led to the present. */
export function actsOf(pasts: readonly Past[], present: Position): Act[] {
  return pasts.map(({ ply, asked, events }, i) => ({
    ply,
    seat: asked,
    events,
    view: (pasts[i + 1] ?? present).view as AnyView,
  }));
}

/** Without what the viewer did themselves at the beginning: they have seen it. */
export function othersOf(acts: readonly Act[], mine: readonly number[]): readonly Act[] {
  const first = acts.findIndex(({ seat }) => seat === null || !mine.includes(seat));
  return first === -1 ? [] : acts.slice(first);
}

/** Decisions that told nothing belong to the next of the same seat; a whole turn may be one step. Waiting ones go first. */
export function stepsOf(acts: readonly Act[], how: How, waiting: readonly Step[] = []): Step[] {
  const steps = [...waiting];
  for (const act of acts) {
    const before = steps.at(-1);
    const isSame = before !== undefined && before.seat === act.seat;
    if (isSame && (how === 'turn' || before.events.length === 0 || act.events.length === 0)) {
      const told = act.events.length > 0 ? 1 : 0;
      const events = [...before.events, ...act.events];
      steps[steps.length - 1] = { ...before, events, view: act.view, last: act.ply, acts: before.acts + told };
    } else steps.push({ ...act, last: act.ply, acts: act.events.length > 0 ? 1 : 0 });
  }
  return steps;
}

/** How many of these events' decisions were taken by others. */
export function countOf(events: readonly GameEvent[], mine: number): number {
  const others = new Set<number>();
  for (const { ply, args } of events) {
    const { seat } = args;
    if (typeof seat === 'number' && seat !== mine) others.add(ply);
  }
  return others.size;
}

/** The spans of plies in which the server is asked for so many positions. */
export function spansOf(first: number, last: number): [number, number][] {
  const spans: [number, number][] = [];
  for (let from = first; from <= last; from += AT_ONCE) spans.push([from, Math.min(last, from + AT_ONCE - 1)]);
  return spans;
}

/** Whether anything of a kind happens in the turn that a step belongs to: steps of one seat in a row. */
export function isInTurn(steps: readonly Step[], at: number, isSo: (event: GameEvent) => boolean): boolean {
  const seat = steps[at]?.seat;
  let [first, last] = [at, at];
  while (first > 0 && steps[first - 1]?.seat === seat) first -= 1;
  while (steps[last + 1]?.seat === seat && last + 1 < steps.length) last += 1;
  return steps.slice(first, last + 1).some(({ events }) => events.some(isSo));
}
