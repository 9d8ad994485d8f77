/** Pit work, step by step: what was done, and a lamp for every step that is left. */
import type { ReactNode } from 'react';
import { Cube, LEVELS } from '../../art/coal';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { COMPONENTS } from '../../generated/glueck-auf-components';
import type { GameEvent, Question } from '../../lib/api';
import { useSay, useTexts } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import './panels.css';

type Props = { view: GlueckAufView; decision: Question; events: readonly GameEvent[] };

const STEPS = new Set(['cage_moved', 'loaded', 'slot_filled', 'substituted', 'stored']);
const WORK = new Set(['PitStep', 'SubCube']);

export type Work = { total: number; done: readonly Step[] };
export type Step = { event: GameEvent; isUp: boolean };

/** The pit work that is going on, as its events tell it; null: none is known of. */
export function workOf(seat: number, events: readonly GameEvent[]): Work | null {
  const start = events.findLastIndex(({ kind, args }) => kind === 'placed' && args['seat'] === seat);
  const space = COMPONENTS.spaces[String(events[start]?.args['space'])];
  if (space?.kind !== 'pit') return null;
  const done = events.slice(start + 1).filter(({ kind, args }) => STEPS.has(kind) && args['seat'] === seat);
  let level = cageBefore(seat, events.slice(0, start));
  return {
    total: space.value,
    done: done.map((event) => {
      const to = event.kind === 'cage_moved' ? Number(event.args['level']) : level;
      const isUp = to < level;
      level = to;
      return { event, isUp };
    }),
  };
}

/** Where the cage stood: at the surface until it moved. */
function cageBefore(seat: number, events: readonly GameEvent[]): number {
  const last = events.findLast(({ kind, args }) => kind === 'cage_moved' && args['seat'] === seat);
  return Number(last?.args['level'] ?? 0);
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

const DONE: Readonly<Record<string, string>> = {
  cage_moved: 'web-ga-track-ride',
  loaded: 'web-ga-track-loaded',
  slot_filled: 'web-ga-track-filled',
  substituted: 'web-ga-track-substituted',
  stored: 'web-ga-track-stored',
};

/** A step in few words. */
function useTold({ kind, args }: GameEvent): string {
  const say = useSay();
  const texts = useTexts();
  const { level, color } = args as Readonly<Record<string, string | number | undefined>>;
  return say(DONE[kind] ?? 'web-ga-track-open', {
    level: level ?? 0,
    color: texts.name('ga', 'color', color ?? ''),
  });
}

function Done({ event, isUp }: Step): ReactNode {
  const told = useTold(event);
  const coal = LEVELS[String(event.args['color'])];
  return (
    <li data-done="" title={told}>
      <span className="unseen">{told}</span>
      {coal === undefined ? (
        <span className="gl-ride" aria-hidden="true">
          <Icon id={isUp ? 'arrow-up' : 'arrow-down'} size={13} />
          {String(event.args['level'])}
        </span>
      ) : (
        <svg width={15} height={15} viewBox="-1 -1 17 17" aria-hidden="true">
          <Cube level={coal} x={0} y={0} s={15} />
        </svg>
      )}
    </li>
  );
}
