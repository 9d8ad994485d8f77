/** A barrier of a track: red and white, with what it gives to whoever crosses it. */
import type { ReactNode } from 'react';
import { IconAt, type Point } from '../../../art/svg';
import type { BarrierFacts } from '../../../generated/schichtwechsel-components';
import type { LanePlan } from './geometry';
import { LETTER } from '../letters';

const BONUS_ICONS: Readonly<Record<BarrierFacts['bonuses'][number], string>> = {
  miner: 'miner',
  headframe: 'headframe',
  vp2: 'vp',
  house: 'house',
  return_tool: 'tool',
};

type BarrierProps = { x: number; plan: LanePlan; bonuses: BarrierFacts['bonuses'] };

/** Red and white, with what it gives: between the fields, or on a flag above them. */
export function Barrier({ x, plan, bonuses }: BarrierProps): ReactNode {
  const { isFlagged } = plan;
  const { y, h } = plan.lane;
  const count = bonuses.length;
  const size = isFlagged ? Math.min(15, plan.pitch * 0.62) : count > 1 ? Math.min(14, (h - 8) / count) : 17;
  const w = isFlagged ? size * count + 5 : 22;
  const tall = isFlagged ? size + 3 : count > 1 ? size * count + 6 : 22;
  const top = isFlagged ? y + 1 : y + h / 2 - tall / 2;
  const post = isFlagged ? 4 : 7;
  const stripes = [0, 1, 2].map((i) => `M${x - post / 2} ${y + (i * h) / 3}h${post}v${h / 6}h${-post}z`).join('');
  return (
    <g>
      <rect x={x - post / 2} y={y} width={post} height={h} fill="var(--sw-enamel)" />
      <path d={stripes} fill="var(--sw-red)" />
      <rect
        x={x - w / 2}
        y={top}
        width={w}
        height={tall}
        rx={isFlagged ? 4 : 5}
        fill="var(--sw-white)"
        stroke="var(--sw-red)"
        strokeWidth={isFlagged ? 1.5 : 2}
      />
      {bonuses.map((bonus, i) => (
        <BonusIcon
          key={bonus}
          bonus={bonus}
          x={isFlagged ? x - w / 2 + 2.5 + i * size : x - size / 2}
          y={isFlagged ? top + 1.5 : top + (tall - size * count) / 2 + i * size}
          size={size}
        />
      ))}
    </g>
  );
}

type BonusProps = Point & { bonus: BarrierFacts['bonuses'][number]; size: number };

function BonusIcon({ bonus, x, y, size }: BonusProps): ReactNode {
  const middle = { x: x + size / 2, y: y + size / 2 };
  return (
    <>
      <IconAt id={BONUS_ICONS[bonus]} x={x} y={y} size={size} color="var(--sw-ink)" />
      {bonus === 'vp2' && (
        <>
          <circle cx={middle.x} cy={middle.y} r={size * 0.32} fill="var(--sw-white)" />
          <text
            x={middle.x}
            y={middle.y + 5}
            textAnchor="middle"
            fontSize={LETTER}
            className="sw-num"
            fill="var(--sw-ink)"
          >
            2
          </text>
        </>
      )}
    </>
  );
}
