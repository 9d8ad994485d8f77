/** Road, rail and canal: fields with their values, barriers, discs, start and target. */
import { memo, type ReactNode } from 'react';
import { IconAt, type Point } from '../../../art/svg';
import type { View } from '../../../generated/schichtwechsel';
import {
  COMPONENTS,
  type SchichtwechselComponents,
  type TrackFacts,
} from '../../../generated/schichtwechsel-components';
import type { Player } from '../../../table/board';
import { useFactsOf } from '../../facts';
import { useBegin } from '../Begins';
import { Barrier } from './Barrier';
import { fieldAt, type LanePlan, lanePlan } from './geometry';
import { Disc } from './pieces';
import { FreshMark, Spot } from './Tips';
import { LETTER } from '../letters';

const VEHICLES: Readonly<Record<string, string>> = { road: 'lorry', rail: 'train', canal: 'barge' };
const GROUNDS: Readonly<Record<string, string>> = {
  road: 'var(--sw-asphalt)',
  rail: 'var(--sw-ballast)',
  canal: 'var(--sw-canal)',
};

type Props = {
  id: string;
  view: View;
  players: readonly Player[];
  /** Who is asked: the next field of their disc is lit. */
  asked: number | null;
  y: number;
  /** So many fields it may still go. */
  steps?: number;
  isPhone?: boolean;
};

/** One of the three. */
export function Track({ id, view, players, asked, y, steps = 0, isPhone = false }: Props): ReactNode {
  const facts = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  const track = facts.tracks[id];
  if (track === undefined) return null;
  const plan = lanePlan(track.length, y, isPhone);
  const mine = view.seats[asked ?? 0]?.discs[id] ?? 0;
  const next = Math.min(mine + 1, track.length);
  const { x, y: middle } = fieldAt(plan, next, track.length);
  const reach = Math.min(mine + (asked === null ? 0 : steps), track.length);
  const isEnd = next === track.length;
  const w = isEnd ? plan.target.w : 2 * plan.r + 8;
  const h = isEnd ? plan.target.h : w;
  return (
    <g data-home={`track:${id}`}>
      <g aria-hidden="true">
        <Ground id={id} plan={plan} />
        <Fields track={track} plan={plan} />
        <Ends id={id} plan={plan} first={facts.first_at_target_vp} later={facts.later_at_target_vp} />
        <Discs id={id} view={view} players={players} track={track} plan={plan} />
      </g>
      {track.barriers.map(({ after }) => (
        <Spot
          key={after}
          target={null}
          about={`barrier:${id}:${after}`}
          at={{ x: plan.from + plan.pitch * after - 11, y, w: 22, h: plan.lane.h }}
        />
      ))}
      {Array.from({ length: track.length }, (_, i) => {
        const at = fieldAt(plan, i + 1, track.length);
        const r = plan.r + 3;
        return (
          <FreshMark
            key={i}
            of={`disc:${id}:${i + 1}`}
            at={{ x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r }}
            r={r + 2}
          />
        );
      })}
      {Array.from({ length: Math.max(0, reach - mine - 1) }, (_, i) => (
        <Ahead key={i} id={id} times={i + 2} at={fieldAt(plan, mine + i + 2, track.length)} r={plan.r + 4} />
      ))}
      <Spot
        target={`track:${id}`}
        at={{ x: x - w / 2, y: middle - h / 2, w, h }}
        r={isEnd ? 8 : w / 2}
        keyAt={{ x: x + w / 2, y: middle - h / 2 + 6 }}
      >
        <rect x={plan.lane.x} y={plan.lane.y} width={plan.lane.w} height={plan.lane.h} fill="transparent" />
      </Spot>
    </g>
  );
}

type AheadProps = { id: string; times: number; at: Point; r: number };

/** A field further on: one click for all steps to it. */
function Ahead({ id, times, at: { x, y }, r }: AheadProps): ReactNode {
  const begin = useBegin(`track:${id}`, times);
  if (begin === null) return null;
  return (
    <g className="lit-begins" data-ahead={`${id}:${times}`} onClick={begin.press}>
      <rect x={x - r} y={y - r} width={2 * r} height={2 * r} rx={r} fill="transparent" />
    </g>
  );
}

/** Asphalt, sleepers or water. */
const Ground = memo(function Ground({ id, plan }: { id: string; plan: LanePlan }): ReactNode {
  const { y, h, w: width } = plan.lane;
  const middle = plan.middle;
  const sleepers = Array.from({ length: Math.ceil(width / 14) }, (_, i) => `M${i * 14} ${middle - 13}h6v26h-6z`).join(
    '',
  );
  const waves = Array.from(
    { length: Math.ceil(width / 36) + 1 },
    (_, i) => `M${i * 36} ${middle - 9}q9-5 18 0t18 0M${i * 36 - 14} ${middle + 11}q9-5 18 0t18 0`,
  ).join('');
  return (
    <g>
      <rect width={width} x={0} y={y} height={h} fill={GROUNDS[id]} />
      {id === 'road' && (
        <>
          <path d={`M0 ${y + 3}H${width}M0 ${y + h - 3}H${width}`} stroke="var(--sw-bank)" strokeWidth={1.5} />
          <path d={`M0 ${middle}H${width}`} stroke="var(--sw-mustard)" strokeWidth={2.5} strokeDasharray="16 12" />
        </>
      )}
      {id === 'rail' && (
        <>
          <path d={sleepers} fill="var(--sw-sleeper)" />
          <path d={`M0 ${middle - 8}H${width}M0 ${middle + 8}H${width}`} stroke="var(--sw-steel)" strokeWidth={3} />
        </>
      )}
      {id === 'canal' && (
        <>
          <path d={waves} fill="none" stroke="var(--sw-wave)" strokeWidth={1.6} opacity={0.8} />
          <path d={`M0 ${y + 2}H${width}M0 ${y + h - 2}H${width}`} stroke="var(--sw-bank)" strokeWidth={4} />
        </>
      )}
    </g>
  );
});

const Fields = memo(function Fields({ track, plan }: { track: TrackFacts; plan: LanePlan }): ReactNode {
  const { r } = plan;
  const worth = new Map(track.thresholds.map(({ field, vp }) => [field, vp]));
  return (
    <>
      {Array.from({ length: track.length - 1 }, (_, i) => (
        <Field key={i} {...fieldAt(plan, i + 1, track.length)} r={r} number={i + 1} vp={worth.get(i + 1) ?? null} />
      ))}
      {track.barriers.map(({ after, bonuses }) => (
        <Barrier key={after} x={plan.from + plan.pitch * after} plan={plan} bonuses={bonuses} />
      ))}
    </>
  );
});

function Field({ x, y, r, number, vp }: Point & { r: number; number: number; vp: number | null }): ReactNode {
  const k = r / 15;
  if (vp === null)
    return (
      <g>
        <circle
          cx={x}
          cy={y}
          r={r}
          fill="var(--sw-white)"
          fillOpacity={0.88}
          stroke="var(--sw-edge)"
          strokeWidth={1.2}
        />
        {r > 7.5 && (
          <text
            x={x}
            y={y + 5}
            textAnchor="middle"
            fontSize={Math.max(LETTER, 13 * k)}
            className="sw-num"
            fill="var(--sw-ink-3)"
          >
            {number}
          </text>
        )}
      </g>
    );
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="var(--sw-white)" stroke="var(--sw-edge)" strokeWidth={2} />
      <IconAt id="vp" x={x - 12.5 * k} y={y - 12.5 * k} size={25 * k} color="var(--sw-gold)" />
      <circle cx={x} cy={y} r={8 * k} fill="var(--sw-white)" />
      <text
        x={x}
        y={y + 5 * k}
        textAnchor="middle"
        fontSize={Math.max(LETTER, 15 * k)}
        className="sw-num"
        fill="var(--sw-ink)"
      >
        {vp}
      </text>
    </g>
  );
}

function Ends({ id, plan, first, later }: { id: string; plan: LanePlan; first: number; later: number }): ReactNode {
  const { start, target } = plan;
  const size = Math.min(34, start.w - 4);
  return (
    <>
      <rect
        x={start.x}
        y={start.y}
        width={start.w}
        height={start.h}
        rx={6}
        fill="var(--sw-white)"
        stroke="var(--sw-edge)"
        strokeWidth={1.5}
      />
      <IconAt
        id={VEHICLES[id] ?? 'lorry'}
        x={start.x + (start.w - size) / 2}
        y={start.y + (start.h - size) / 2}
        size={size}
        color="var(--sw-ink)"
      />
      <rect x={target.x} y={target.y} width={target.w} height={target.h} rx={6} fill="var(--sw-char-d)" />
      <text
        x={target.x + target.w / 2}
        y={target.y + target.h / 2 + 7}
        textAnchor="middle"
        fontSize={20}
        className="sw-num"
        fill="var(--sw-mustard)"
      >
        {first}
        <tspan fontSize={15} fill="var(--sw-enamel)" dx={2}>
          /{later}
        </tspan>
      </text>
    </>
  );
}

/** Several on a field stand side by side, or in two rows. */
function offset(i: number, of: number, r: number): Point {
  if (of === 1) return { x: 0, y: -1 };
  if (of === 2) return { x: (i - 0.5) * 2 * r, y: -1 };
  return { x: ((i % 2) - 0.5) * 2 * r, y: (Math.floor(i / 2) - 0.5) * 2 * r - 1 };
}

type DiscsProps = Pick<Props, 'id' | 'view' | 'players'> & { track: TrackFacts; plan: LanePlan };

function Discs({ id, view, players, track, plan }: DiscsProps): ReactNode {
  return view.seats.map((seat, i) => {
    const color = players[i]?.color;
    const field = seat.discs[id] ?? 0;
    if (color === undefined) return null;
    const all = view.seats.flatMap((other, n) => ((other.discs[id] ?? 0) === field ? [n] : []));
    const r = Math.min(all.length > 2 ? 8.6 : 9.5, plan.pitch * (all.length > 1 ? 0.26 : 0.4));
    const at = fieldAt(plan, field, track.length);
    const aside = offset(all.indexOf(i), all.length, r);
    return (
      <Disc key={i} color={color} x={at.x + aside.x} y={at.y + aside.y} r={Math.max(r, 6)} piece={`disc:${i}:${id}`} />
    );
  });
}
