/** The house track: five fields whose bonuses work in step VI once their house is gone. */
import type { ReactNode } from 'react';
import { Lit } from '../../../art/Lit';
import type { Rect } from '../../../art/svg';
import { useLying } from '../places';
import { Effects } from '../town/Effects';
import { House, HousePlace } from '../town/pieces';
import { choiceOf, type Colliery } from './colliery';

const GAP = 6;
const HOUSE = 20;

/** `isStacked`: the houses above their bonuses, where fields are narrow. */
export function Houses({
  colliery: { mine, facts, seat, color },
  x,
  y,
  w,
  h,
  isStacked = false,
}: Rect & { colliery: Colliery; isStacked?: boolean }): ReactNode {
  const lying = useLying();
  const fields = facts.tableau.houses;
  const wide = (w + GAP) / fields.length - GAP;
  return (
    <g data-help="house">
      {fields.map(({ options }, i) => {
        const id = `house_${i + 1}`;
        const left = x + i * (wide + GAP);
        const isOpen = !mine.houses.includes(id);
        const piece = lying(seat, 'house')[id]?.[0];
        const at = isStacked
          ? { x: left + (wide - HOUSE) / 2, y: y + 5, s: HOUSE }
          : { x: left + 6, y: y + (h - HOUSE) / 2 + 1, s: HOUSE };
        const bonus = isStacked
          ? { x: left + 4, y: y + HOUSE + 8, w: wide - 8, h: h - HOUSE - 12 }
          : { x: left + HOUSE + 9, y: y + 6, w: wide - HOUSE - 12, h: h - 12 };
        return (
          <g key={id}>
            <rect
              x={left}
              y={y}
              width={wide}
              height={h}
              rx={6}
              fill={isOpen ? 'var(--sw-white)' : 'var(--sw-closed)'}
              stroke={isOpen ? 'var(--sw-ink)' : 'var(--sw-dash)'}
              strokeWidth={isOpen ? 1.6 : 1}
            />
            <Effects effects={choiceOf(options)} {...bonus} isCentred most={0.9} />
            {isOpen ? <HousePlace {...at} s={18} /> : <House {...at} color={color} piece={piece} />}
            <Lit id={`house:${id}`} at={{ x: left, y, w: wide, h }} r={6} veils={false} />
          </g>
        );
      })}
    </g>
  );
}
