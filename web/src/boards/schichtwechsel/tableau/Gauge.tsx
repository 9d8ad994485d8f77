/** The pit-water gauge: the higher, the worse. */
import { type ReactNode, useId } from 'react';
import { Lit } from '../../../art/Lit';
import { IconAt, type Rect } from '../../../art/svg';
import type { WaterFacts } from '../../../generated/schichtwechsel-components';
import { WhiteCube } from '../town/pieces';
import type { Colliery } from './colliery';
import { LETTER } from '../letters';

const FLOAT = 60;

export function Gauge({
  colliery: { mine, facts, asked, seat },
  x,
  y,
  w,
  h,
}: Rect & { colliery: Colliery }): ReactNode {
  const id = useId();
  const { water } = facts.tableau;
  const pitch = h / (water.top + 1);
  const top = (level: number): number => y + (water.top - level) * pitch;
  const surface = top(mine.water) + pitch / 2;
  const levels = Array.from({ length: water.top + 1 }, (_, i) => water.top - i);
  return (
    <g data-help="water">
      <clipPath id={id}>
        <rect x={x + 1} y={y + 1} width={w - 2} height={h - 2} rx={7} />
      </clipPath>
      <rect x={x} y={y} width={w} height={h} rx={8} fill="var(--sw-white)" stroke="var(--sw-edge)" strokeWidth={2} />
      <g clipPath={`url(#${id})`}>
        <g data-piece={`water:${seat}:fill`}>
          <path d={`M${x} ${surface}q${w / 4}-7 ${w / 2} 0t${w / 2} 0v${h}H${x}z`} fill="var(--sw-water)" />
        </g>
      </g>
      {levels.map((level) => (
        <g key={level}>
          {level < water.top && (
            <path d={`M${x} ${top(level)}h${w}`} stroke="var(--sw-ink)" strokeOpacity={0.35} strokeWidth={1} />
          )}
          <Level level={level} water={water} x={x} y={top(level)} w={w} h={pitch} isWet={level < mine.water} />
        </g>
      ))}
      <Float x={x + w / 2} y={surface} level={mine.water} piece={`water:${seat}`} />
      {asked?.kind === 'WaterAmount' &&
        Array.from({ length: mine.water + 1 }, (_, by) => (
          <Lit
            key={by}
            id={`water:${by}`}
            at={{ x: x - 3, y: top(mine.water - by) + 2, w: w + 6, h: pitch - 4 }}
            keyAt={{ x: x + w + 6, y: top(mine.water - by) + pitch / 2 }}
            r={5}
            veils={false}
          />
        ))}
    </g>
  );
}

type LevelProps = Rect & { level: number; water: WaterFacts; isWet: boolean };

function Level({ level, water, x, y, w, h, isWet }: LevelProps): ReactNode {
  const middle = y + h / 2;
  const ink = isWet ? '#fff' : 'var(--sw-ink)';
  if (level === water.top) {
    const color = isWet ? '#fff' : 'var(--sw-up)';
    return (
      <>
        <IconAt id="tool" x={x + w / 2 - 18} y={middle - 9} size={18} color={color} />
        <text x={x + w / 2 + 2} y={middle + 5} fontSize={LETTER} className="sw-num" fill={color}>
          +{water.overflow_tools}
        </text>
      </>
    );
  }
  if (level === water.white_cube_level) return <WhiteCube x={x + w / 2 - 7} y={middle - 7.5} s={14} />;
  if (level === 0)
    return (
      <>
        <IconAt id="vp" x={x + w / 2 - 18} y={middle - 10} size={20} color={ink} />
        <text x={x + w / 2 + 5} y={middle + 5.5} fontSize={15} className="sw-num" fill={ink}>
          {water.bottom_vp}
        </text>
      </>
    );
  return (
    <>
      <text x={x + w / 2} y={middle + 5} textAnchor="middle" fontSize={LETTER} className="sw-num" fill={ink}>
        {level}
      </text>
      {level === water.start && <circle cx={x + w - 9} cy={middle} r={3} fill={ink} />}
    </>
  );
}

function Float({ x, y, level, piece }: { x: number; y: number; level: number; piece: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} data-piece={piece}>
      <rect
        x={-FLOAT / 2}
        y={-12}
        width={FLOAT}
        height={24}
        rx={6}
        fill="var(--sw-blue)"
        stroke="#fff"
        strokeWidth={2}
      />
      <IconAt id="pit-water" x={-24} y={-10} size={20} color="#fff" />
      <text x={8} y={6} fontSize={17} className="sw-num" fill="#fff">
        {level}
      </text>
    </g>
  );
}
