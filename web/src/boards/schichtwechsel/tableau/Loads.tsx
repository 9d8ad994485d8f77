/** Carts below ground, coal wagons above it, and the cubes that are still in hand. */
import type { ReactNode } from 'react';
import { Lit } from '../../../art/Lit';
import { IconAt, type Point } from '../../../art/svg';
import type { CartFacts } from '../../../generated/schichtwechsel-components';
import { useSay } from '../../../lib/i18n';
import { Start } from '../Begins';
import { useLying } from '../places';
import { CoalBlock, SpoilBlock, WhiteCube } from '../town/pieces';
import { type Colliery, starts } from './colliery';
import { LETTER } from '../letters';

const CUBE = 20;
const KINDS = ['coal', 'spoil'] as const;

type Row = { colliery: Colliery; x: number; y: number; width: number; isNarrow?: boolean };

/** Boxes side by side in a row of this width, the gaps all alike. */
export function spread(widths: readonly number[], x: number, width: number, most = 30): number[] {
  const free = width - widths.reduce((sum, w) => sum + w, 0);
  const gap = Math.max(2, Math.min(most, free / Math.max(1, widths.length - 1)));
  return starts(widths, x, gap);
}

/** Carts on the rail at y. */
export function Carts({ colliery, x, y, width, isNarrow = false }: Row): ReactNode {
  const { mine, facts } = colliery;
  const carts = Object.entries(facts.tableau.carts);
  const widths = carts.map(([, { size }]) => (isNarrow ? 21 + 23 * size : 26 + 24 * size));
  const at = spread(widths, x, width);
  return (
    <g>
      <path d={`M${x - 13} ${y}h${width + 26}`} stroke="var(--sw-rail)" strokeWidth={3} />
      {carts.map(([id, cart], i) => {
        const w = widths[i] ?? 0;
        const left = at[i] ?? 0;
        return (
          <g key={id}>
            <Cart id={id} cart={cart} x={left} y={y} w={w} colliery={colliery} />
            {mine.carts[id]?.is_locked === true && <Lock x={left + w / 2} y={y - 38} />}
            <Start
              id={`cart:${id}`}
              at={{ x: left - 4, y: y - 55, w: w + 8, h: 57 }}
              keyAt={{ x: left + w + 2, y: y - 53 }}
              r={7}
            />
          </g>
        );
      })}
    </g>
  );
}

type CartProps = Point & { id: string; cart: CartFacts; w: number; colliery: Colliery };

function Cart({ id, cart, x, y, w, colliery: { mine, seat } }: CartProps): ReactNode {
  const lying = useLying();
  const say = useSay();
  const load = mine.carts[id];
  const held = (load?.coal ?? 0) + (load?.spoil ?? 0);
  const names = [...(lying(seat, 'coal')[id] ?? []), ...(lying(seat, 'spoil')[id] ?? [])];
  const Block = (load?.spoil ?? 0) > 0 ? SpoilBlock : CoalBlock;
  const left = (i: number): number => x + w / 2 - cart.size * 11 + i * 22;
  const isCoalOnly = !cart.takes.includes('spoil');
  return (
    <>
      {Array.from({ length: cart.size - held }, (_, i) => (
        <rect
          key={i}
          x={left(held + i) + 2}
          y={y - 49}
          width={18}
          height={18}
          rx={4}
          fill="none"
          stroke="#F5EEDC"
          strokeOpacity={0.75}
          strokeWidth={1.3}
          strokeDasharray="3 2.5"
        />
      ))}
      {Array.from({ length: held }, (_, i) => (
        <Block key={names[i] ?? i} x={left(i) + 1} y={y - 50} s={CUBE} {...from(names[i])} />
      ))}
      <path
        d={`M${x} ${y - 30}h${w}l-5 20h-${w - 10}z`}
        fill={cart.is_lockable ? 'var(--sw-enamel)' : 'var(--sw-tub)'}
        stroke="#211D1A"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      {cart.is_lockable && (
        <path d={`M${x + 2} ${y - 24}h${w - 4}`} stroke="var(--sw-red)" strokeWidth={6} strokeDasharray="9 9" />
      )}
      {isCoalOnly && (
        <>
          <rect x={x + w / 2 - 23} y={y - 28} width={46} height={16} rx={3} fill="#211D1A" />
          <text x={x + w / 2} y={y - 15.2} textAnchor="middle" fontSize={LETTER} className="sw-num" fill="#FFFDF4">
            {say('web-sw-coal-only')}
          </text>
        </>
      )}
      {[x + 13, x + w - 13].map((wheel) => (
        <g key={wheel}>
          <circle cx={wheel} cy={y - 6} r={6} fill="#211D1A" />
          <circle cx={wheel} cy={y - 6} r={2} fill="var(--sw-tub)" />
        </g>
      ))}
    </>
  );
}

/** A new cube comes from the bag on carts, and up from below on wagons. */
function from(piece: string | undefined, home = 'bag'): { piece?: string; from?: string } {
  return piece === undefined ? {} : { piece, from: home };
}

function Lock({ x, y }: Point): ReactNode {
  return (
    <g>
      <circle cx={x} cy={y} r={13} fill="var(--sw-red)" stroke="#FFFDF4" strokeWidth={2} />
      <IconAt id="lock" x={x - 9} y={y - 9} size={18} color="#FFFDF4" />
    </g>
  );
}

/** Coal wagons on the rail at y. */
export function Wagons({ colliery, x, y, width }: Row): ReactNode {
  const { facts } = colliery;
  const wagons = Object.entries(facts.tableau.wagons);
  const widths = wagons.map(([, { size }]) => 22 + 20 * size);
  const at = spread(widths, x, width, 24);
  return (
    <g>
      <path d={`M${x - 6} ${y}h${width + 12}`} stroke="#211D1A" strokeWidth={3} />
      {wagons.map(([id, wagon], i) => {
        const w = widths[i] ?? 0;
        const left = at[i] ?? 0;
        return (
          <g key={id}>
            <Wagon id={id} size={wagon.size} hasCube={wagon.has_white_cube} x={left} y={y} w={w} colliery={colliery} />
            <Start
              id={`wagon:${id}`}
              at={{ x: left - 4, y: y - 50, w: w + 8, h: 52 }}
              keyAt={{ x: left + w + 2, y: y - 48 }}
              r={7}
            />
          </g>
        );
      })}
    </g>
  );
}

type WagonProps = Point & { id: string; size: number; hasCube: boolean; w: number; colliery: Colliery };

function Wagon({ id, size, hasCube, x, y, w, colliery: { mine, seat } }: WagonProps): ReactNode {
  const lying = useLying();
  const held = mine.wagons[id]?.coal ?? 0;
  const names = lying(seat, 'coal')[id] ?? [];
  const left = (i: number): number => x + w / 2 - size * 10 + i * 20;
  return (
    <>
      {Array.from({ length: size - held }, (_, i) => (
        <rect
          key={i}
          x={left(held + i) + 1}
          y={y - 46}
          width={17}
          height={17}
          rx={4}
          fill="var(--sw-white)"
          fillOpacity={0.3}
          stroke="var(--sw-ink)"
          strokeOpacity={0.7}
          strokeWidth={1.2}
          strokeDasharray="3 2.5"
        />
      ))}
      {Array.from({ length: held }, (_, i) => (
        <CoalBlock key={names[i] ?? i} x={left(i)} y={y - 47} s={19} {...from(names[i], 'underground')} />
      ))}
      <rect x={x} y={y - 28} width={w} height={17} rx={2} fill="var(--sw-petrol)" stroke="#211D1A" strokeWidth={1.5} />
      <path d={`M${x + 4} ${y - 23}h${w - 8}`} stroke="#FFFDF4" strokeOpacity={0.6} strokeWidth={1.2} />
      {hasCube && <WhiteCube x={x + w / 2 - 6.5} y={y - 27} s={13} />}
      <circle cx={x + 10} cy={y - 6} r={5.5} fill="#211D1A" />
      <circle cx={x + w - 10} cy={y - 6} r={5.5} fill="#211D1A" />
    </>
  );
}

/** Cubes that are to be loaded: which kind first. */
export function Hand({ colliery, x, y, h }: Point & { colliery: Colliery; h: number }): ReactNode {
  const hand = colliery.view.in_hand;
  if (hand?.seat !== colliery.seat) return null;
  const kinds = KINDS.filter((kind) => hand[kind] > 0);
  const widths = kinds.map((kind) => Math.max(44, 14 + hand[kind] * 23));
  const at = starts(widths, x, 10);
  return kinds.map((kind, n) => {
    const w = widths[n] ?? 0;
    const left = at[n] ?? 0;
    const Block = kind === 'coal' ? CoalBlock : SpoilBlock;
    const first = left + (w - hand[kind] * 23) / 2 + 1.5;
    return (
      <g key={kind} data-home="bag">
        <rect x={left} y={y} width={w} height={h} rx={7} fill="var(--sw-cream)" stroke="#211D1A" strokeWidth={1.5} />
        {Array.from({ length: hand[kind] }, (_, i) => (
          <Block key={i} x={first + i * 23} y={y + (h - CUBE) / 2} s={CUBE} />
        ))}
        <Lit id={`kind:${kind}`} at={{ x: left, y, w, h }} r={7} />
      </g>
    );
  });
}
