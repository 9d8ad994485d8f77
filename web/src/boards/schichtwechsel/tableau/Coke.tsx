/** Coke on its wagons, and coke sold in pairs. */
import type { ReactNode } from 'react';
import { Lit } from '../../../art/Lit';
import type { Point, Rect } from '../../../art/svg';
import { useLying } from '../places';
import { Coke, CokePlace } from '../town/pieces';
import type { Colliery } from './colliery';
import { LETTER } from '../letters';

const PITCH = { x: 86, y: 52 };

/** The lower wagons, marked V, are filled first. */
export function CokeWagons({ colliery, x, y }: Point & { colliery: Colliery }): ReactNode {
  const { mine, facts, seat } = colliery;
  const { coke_wagons_lower: lower, coke_wagons_upper: upper } = facts.tableau;
  const names = useLying()(seat, 'coke')['wagons'] ?? [];
  return (
    <g data-help="coke_wagon">
      {Array.from({ length: lower + upper }, (_, i) => {
        const isLower = i < lower;
        const column = isLower ? i : i - lower;
        return (
          <CokeWagon
            key={i}
            x={x + column * PITCH.x}
            y={y + (isLower ? PITCH.y : 0)}
            isLower={isLower}
            isFull={i < mine.coke_wagons}
            name={names[i]}
            colliery={colliery}
          />
        );
      })}
    </g>
  );
}

type WagonProps = Point & { isLower: boolean; isFull: boolean; name: string | undefined; colliery: Colliery };

function CokeWagon({ x, y, isLower, isFull, name, colliery: { color } }: WagonProps): ReactNode {
  return (
    <g>
      <path
        d={`M${x} ${y}h74l-8 26h-58z`}
        fill="var(--sw-red)"
        stroke="#211D1A"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <circle cx={x + 20} cy={y + 31} r={5.5} fill="#211D1A" />
      <circle cx={x + 54} cy={y + 31} r={5.5} fill="#211D1A" />
      {isFull ? (
        <Coke color={color} x={x + 25} y={y - 6} s={24} piece={name} />
      ) : (
        <g opacity={0.9}>
          <rect x={x + 26} y={y - 4} width={22} height={22} rx={5} fill="#FFFDF4" fillOpacity={0.55} />
          <CokePlace x={x + 26} y={y - 4} s={22} color="#211D1A" />
        </g>
      )}
      {isLower && (
        <>
          <circle cx={x + 4} cy={y + 26} r={9} fill="var(--sw-enamel)" stroke="#211D1A" strokeWidth={1.3} />
          <text x={x + 4} y={y + 30.8} textAnchor="middle" fontSize={LETTER} className="sw-num" fill="#211D1A">
            V
          </text>
        </>
      )}
    </g>
  );
}

const PAIR = 2;

/** Columns of two, worth more from left to right; the next one is lit while a pair may be sold. */
export function Sold({ colliery, x, y, w, h }: Rect & { colliery: Colliery }): ReactNode {
  const { mine, facts, seat, color, asked } = colliery;
  const names = useLying()(seat, 'coke')['sold'] ?? [];
  const pitch = (w + 4) / facts.tableau.sold_vp.length;
  const s = Math.min(24, (h - 38) / PAIR);
  const next = Math.floor(mine.sold / PAIR);
  return (
    <g data-help="sold">
      {facts.tableau.sold_vp.map((vp, column) => {
        const left = x + column * pitch;
        const isFilled = mine.sold >= PAIR * (column + 1);
        const box = { x: left, y, w: pitch - 4, h };
        return (
          <g key={column}>
            <rect
              x={box.x}
              y={y}
              width={box.w}
              height={h}
              rx={5}
              fill="var(--sw-white)"
              stroke={isFilled ? 'var(--sw-ink)' : 'var(--sw-dash)'}
              strokeWidth={isFilled ? 1.8 : 1}
            />
            {Array.from({ length: PAIR }, (_, unit) => {
              const i = PAIR * column + unit;
              const at = { x: left + box.w / 2 - s / 2, y: y + 5 + unit * (s + 3), s };
              return i < mine.sold ? (
                <Coke key={unit} color={color} {...at} piece={names[i]} />
              ) : (
                <rect
                  key={unit}
                  x={at.x + 1}
                  y={at.y + 1}
                  width={s - 2}
                  height={s - 2}
                  rx={5}
                  fill="none"
                  stroke="var(--sw-dash)"
                  strokeWidth={1.1}
                  strokeDasharray="3 2.5"
                />
              );
            })}
            <text
              x={left + box.w / 2}
              y={y + h - 8}
              textAnchor="middle"
              fontSize={17}
              className="sw-num"
              fill="var(--sw-ink)"
            >
              {vp}
            </text>
            {asked?.kind === 'SalePick' && column === next && (
              <Lit id="button:yes" help="sold" at={box} r={5} keyAt={{ x: left + box.w, y }} />
            )}
          </g>
        );
      })}
    </g>
  );
}
