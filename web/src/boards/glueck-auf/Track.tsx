/** Pit work, step by step: what was done, and a lamp for every step that is left. */
import type { ReactNode } from 'react';
import { Cube, LEVELS } from '../../art/coal';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { COMPONENTS } from '../../generated/glueck-auf-components';
import type { Question } from '../../lib/api';
import { useSay, useTexts } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import type { Event } from './events';
import './panels.css';

type Props = { view: GlueckAufView; decision: Question; events: readonly Event[] };

/** A step of pit work, with the words for it. */
const DONE = {
  cage_moved: 'web-ga-track-ride',
  loaded: 'web-ga-track-loaded',
  slot_filled: 'web-ga-track-filled',
  substituted: 'web-ga-track-substituted',
  stored: 'web-ga-track-stored',
} as const;
type Worked = Extract<Event, { kind: keyof typeof DONE }>;
const WORK = new Set(['PitStep', 'SubCube']);

export type Work = { total: number; done: readonly Step[] };
export type Step = { event: Worked; isUp: boolean };

function isStep(event: Event): event is Worked {
  return event.kind in DONE;
}

/** The pit work that is going on, as its events tell it; null: none is known of. */
export function workOf(seat: number, events: readonly Event[]): Work | null {
  const start = events.findLastIndex(({ kind, args }) => kind === 'placed' && args.seat === seat);
  const placed = events[start];
  const space = placed?.kind === 'placed' ? COMPONENTS.spaces[placed.args.space] : undefined;
  if (space?.kind !== 'pit') return null;
  const done = events
    .slice(start + 1)
    .filter(isStep)
    .filter(({ args }) => args.seat === seat);
  let level = cageBefore(seat, events.slice(0, start));
  return {
    total: space.value,
    done: done.map((event) => {
      const to = event.kind === 'cage_moved' ? event.args.level : level;
      const isUp = to < level;
      level = to;
      return { event, isUp };
    }),
  };
}

/** Where the cage stood: at the surface until it moved. */
function cageBefore(seat: number, events: readonly Event[]): number {
  const last = events.findLast(({ kind, args }) => kind === 'cage_moved' && args.seat === seat);
  return last?.kind === 'cage_moved' ? last.args.level : 0;
}

export function Track({ decision, events }: Props): ReactNode {
  const say = useSay();
  if (!WORK.has(decision.kind)) return null;
  const work = workOf(decision.seat, events);
  if (work === null) return null;
  const left = Math.max(0, work.total - work.done.length);
  return (
    <div className="gl-track" data-help="cage">
      <span className="over">
        {say('ga-place-pit')}
        <b>{say('web-ga-track-left', { count: left, total: work.total })}</b>
      </span>
      <ol className="gl-steps">
        {work.done.map((step, i) => (
          <Done key={i} {...step} />
        ))}
        {Array.from({ length: left }, (_, i) => (
          <li key={work.done.length + i}>
            <Icon id="lantern" size={18} />
            <span className="unseen">{say('web-ga-track-open')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A step in few words. */
function useTold({ kind, args }: Worked): string {
  const say = useSay();
  const texts = useTexts();
  return say(DONE[kind], {
    level: 'level' in args ? args.level : 0,
    color: texts.name('ga', 'color', 'color' in args ? args.color : ''),
  });
}

function Done({ event, isUp }: Step): ReactNode {
  const told = useTold(event);
  const { args } = event;
  const coal = 'color' in args ? LEVELS[args.color] : undefined;
  return (
    <li data-done="" title={told}>
      <span className="unseen">{told}</span>
      {coal === undefined ? (
        <span className="gl-ride" aria-hidden="true">
          <Icon id={isUp ? 'arrow-up' : 'arrow-down'} size={13} />
          {'level' in args ? args.level : ''}
        </span>
      ) : (
        <svg width={15} height={15} viewBox="-1 -1 17 17" aria-hidden="true">
          <Cube level={coal} x={0} y={0} s={15} />
        </svg>
      )}
    </li>
  );
}
