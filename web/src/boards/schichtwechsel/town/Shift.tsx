/** The miner's shift: fourteen stations from gate to gate, and the miners on their way. */
import type { ReactNode } from 'react';
import { Worker } from '../../../art/players';
import { IconAt, type Point } from '../../../art/svg';
import type { View } from '../../../generated/schichtwechsel';
import {
  COMPONENTS,
  type SchichtwechselComponents,
  type SpaceFacts,
} from '../../../generated/schichtwechsel-components';
import { useSay } from '../../../lib/i18n';
import type { Player } from '../../../table/board';
import { useFactsOf } from '../../facts';
import { Effects } from './Effects';
import { type ShiftPlan, shiftPlan } from './geometry';
import { Spot } from './Tips';
import { LETTER } from '../letters';

const NAMES: Readonly<Record<string, string>> = {
  gate_in: 'web-sw-station-gate-in',
  tally_room: 'web-sw-station-tally-room',
  clean_changing_room: 'web-sw-station-clean-changing-room',
  lamp_room: 'web-sw-station-lamp-room',
  overseer: 'web-sw-station-overseer',
  cage_ride_1: 'web-sw-station-cage-ride-1',
  mine_train: 'web-sw-station-mine-train',
  coal_face: 'web-sw-station-coal-face',
  meal_break: 'web-sw-station-meal-break',
  heading: 'web-sw-station-heading',
  end_of_shift: 'web-sw-station-end-of-shift',
  cage_ride_2: 'web-sw-station-cage-ride-2',
  wash_house: 'web-sw-station-wash-house',
  gate_out: 'web-sw-station-gate-out',
};

type Props = {
  view: View;
  players: readonly Player[];
  /** Who is asked: their miner may be moved. */
  asked: number | null;
  isPhone?: boolean;
};

export function Shift({ view, players, asked, isPhone = false }: Props): ReactNode {
  const facts = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  const { spaces } = facts.shift;
  const plan = shiftPlan(spaces.length, isPhone);
  const ahead = asked === null ? [] : (view.seats[asked]?.spaces_ahead ?? []);
  return (
    <g>
      <g aria-hidden="true">
        <Way plan={plan} isPhone={isPhone} />
        {spaces.map((space, i) => (
          <Station
            key={space.id}
            space={space}
            at={plan.stations[i] ?? plan.start}
            r={plan.r}
            isCovered={view.covered_spaces.includes(space.id)}
            exit={i === spaces.length - 1 ? facts.shift : null}
          />
        ))}
        <Miners view={view} players={players} plan={plan} />
      </g>
      {spaces.map(({ id }, i) => {
        const { x, y } = plan.stations[i] ?? plan.start;
        const r = plan.r + 2;
        const steps = ahead.indexOf(id) + 1;
        return (
          <Spot
            key={id}
            target={steps > 0 ? `steps:${steps}` : null}
            about={`shift:${id}`}
            at={{ x: x - r, y: y - r, w: 2 * r, h: 2 * r }}
            r={r}
            keyAt={{ x: x + r - 6, y: y + r - 6 }}
          />
        );
      })}
      {plan.stations.map((at, i) => (
        <Number key={i} n={i + 1} at={at} r={plan.r} />
      ))}
    </g>
  );
}

function Way({ plan, isPhone }: { plan: ShiftPlan; isPhone: boolean }): ReactNode {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={plan.path} stroke="var(--sw-path)" strokeWidth={isPhone ? 24 : 30} opacity={0.92} />
      <path d={plan.path} stroke="var(--sw-up)" strokeWidth={2.5} strokeDasharray="10 7" />
      {!isPhone && <path d="M769 162l7 9 7-9z" fill="var(--sw-up)" />}
    </g>
  );
}

/** On top of all else, so that no light hides it. */
function Number({ n, at, r }: { n: number; at: Point; r: number }): ReactNode {
  const [x, y] = [at.x - r * 0.88, at.y - r * 0.76];
  return (
    <g aria-hidden="true" pointerEvents="none">
      <circle cx={x} cy={y} r={9.5} fill="var(--sw-red)" />
      <text x={x} y={y + 5} textAnchor="middle" fontSize={LETTER} className="sw-num" fill="var(--sw-enamel)">
        {n}
      </text>
    </g>
  );
}

type StationProps = {
  space: SpaceFacts;
  at: Point;
  r: number;
  isCovered: boolean;
  /** What the end of the shift is worth; null: it is not the end. */
  exit: { first_at_exit_vp: number; later_at_exit_vp: number } | null;
};

function Station({ space, at: { x, y }, r, isCovered, exit }: StationProps): ReactNode {
  const say = useSay();
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="var(--sw-white)" stroke="var(--sw-edge)" strokeWidth={2.5} />
      <circle cx={x} cy={y} r={r - 3.5} fill="none" stroke="var(--sw-up)" strokeWidth={1.2} />
      {exit !== null && (
        <>
          <IconAt id="vp" x={x - 9} y={y - 20} size={18} color="var(--sw-ink)" />
          <text x={x} y={y + 14} textAnchor="middle" fontSize={16} className="sw-num" fill="var(--sw-ink)">
            {exit.first_at_exit_vp}/{exit.later_at_exit_vp}
          </text>
        </>
      )}
      {exit === null && <StationEffects space={space} x={x} y={y} r={r} />}
      {isCovered && <Boarded x={x} y={y} r={r} />}
      <text x={x} y={y + r + 15} textAnchor="middle" fontSize={LETTER} fontWeight={700} fill="var(--sw-label)">
        {say(NAMES[space.id] ?? space.id)}
      </text>
    </g>
  );
}

/** One below the other where there are two: a circle is as high as it is wide. */
function StationEffects({ space: { effects }, x, y, r }: Point & { space: SpaceFacts; r: number }): ReactNode {
  const w = r * 1.56;
  if (effects.length !== 2)
    return <Effects effects={effects} x={x - w / 2} y={y - 14} w={w} h={28} isCentred most={0.95} />;
  return (
    <>
      <Effects effects={effects.slice(0, 1)} x={x - w * 0.42} y={y - r * 0.78} w={w * 0.84} h={18} isCentred />
      <Effects effects={effects.slice(1)} x={x - w * 0.42} y={y + 2} w={w * 0.84} h={16} isCentred />
    </>
  );
}

/** Out of play: two planks. */
export function Boarded({ x, y, r }: Point & { r: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--sw-edge)" strokeWidth={1.2}>
      <circle r={r} fill="var(--sw-used)" opacity={0.7} stroke="none" />
      <rect x={-r} y={-4.5} width={2 * r} height={9} rx={1.5} fill="var(--sw-earth)" transform="rotate(24)" />
      <rect x={-r} y={-4.5} width={2 * r} height={9} rx={1.5} fill="var(--sw-earth)" transform="rotate(-20)" />
    </g>
  );
}

/** Beside their stations; several stand in a row. */
function Miners({ view, players, plan }: Pick<Props, 'view' | 'players'> & { plan: ShiftPlan }): ReactNode {
  const step = plan.miner * 0.56;
  return view.seats.map((seat, i) => {
    const color = players[i]?.color;
    if (color === undefined) return null;
    const others = view.seats.slice(0, i).filter(({ miner }) => miner === seat.miner).length;
    const station = plan.stations[seat.miner - 1];
    const all = view.seats.filter(({ miner }) => miner === seat.miner).length;
    const x =
      station === undefined
        ? plan.start.x + (others - (all - 1) / 2) * step
        : station.x + plan.r + plan.miner * 0.42 + others * step;
    const y = station === undefined ? plan.start.y : station.y + plan.r - 3;
    return (
      <g key={i} data-piece={`miner:${i}`}>
        <Worker color={color} x={x} y={y} h={plan.miner} />
      </g>
    );
  });
}
