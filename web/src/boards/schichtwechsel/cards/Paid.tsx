/** What lies on a card, and the signs of those who paid with something that shows no owner. */
import type { ReactNode } from 'react';
import { Shape } from '../../../art/players';
import type { CardView } from '../../../generated/schichtwechsel';
import type { Player } from '../../../table/board';
import { Coin, PlayerCube, WhiteCube } from '../town/pieces';
import { LETTER } from '../letters';

/** How much room it takes at most. */
export const PAID_WIDTH = 40;
const FULL = 18; // of one piece
const COUNTED = 27; // of several that are drawn as one

type Heap = { width: number; count: number; draw: (x: number) => ReactNode };

/** From right to left: cubes of players, coins, white cubes. */
function heapsOf(id: string, state: CardView, players: readonly Player[], middle: number): readonly Heap[] {
  const payer = state.users.at(-1);
  const cubes = state.cubes.flatMap((seat) => players[seat] ?? []);
  const cubeOf = ({ seat, color }: Player, x: number): ReactNode => (
    <PlayerCube x={x} y={middle - 9} s={17} color={color} piece={`stone:cube:${seat}`} from={`cube:${seat}`} />
  );
  const coin = (x: number): ReactNode => (
    <Coin x={x + 1} y={middle - 4} s={14} piece={`stone:coin:${id}`} from={`coin:${payer}`} />
  );
  const white = (i: number, x: number): ReactNode => (
    <WhiteCube x={x + 2} y={middle - 4} s={13} piece={`stone:white:${id}:${i}`} from={`white:${payer}`} />
  );
  const whites = Array.from({ length: state.white > 2 ? 1 : state.white }, (_, i) => i);
  const counted = (count: number): { width: number; count: number } => ({ width: count > 1 ? COUNTED : FULL, count });
  return [
    ...cubes.map((player) => ({ width: FULL, count: 1, draw: (x: number) => cubeOf(player, x) })),
    ...(state.coins > 0 ? [{ ...counted(state.coins), draw: coin }] : []),
    ...whites.map((i) => ({ ...counted(state.white > 2 ? state.white : 1), draw: (x: number) => white(i, x) })),
  ];
}

type Props = { id: string; state: CardView; players: readonly Player[]; right: number; middle: number };

export function Paid({ id, state, players, right, middle }: Props): ReactNode {
  const heaps = heapsOf(id, state, players, middle);
  const width = heaps.reduce((sum, heap) => sum + heap.width, 0);
  const k = Math.min(1, PAID_WIDTH / Math.max(width, 1));
  const unsigned = state.users.filter((seat) => !state.cubes.includes(seat)).flatMap((seat) => players[seat] ?? []);
  const signed = FULL * state.cubes.length;
  return (
    <g aria-hidden="true" transform={`translate(${right} ${middle}) scale(${k}) translate(0 ${-middle})`}>
      {heaps.map(({ width: wide, count, draw }, i) => {
        const x = -heaps.slice(0, i + 1).reduce((sum, heap) => sum + heap.width, 0);
        return (
          <g key={i}>
            {draw(x + wide - FULL)}
            {count > 1 && (
              <text x={x + 9} y={middle + 9} textAnchor="end" fontSize={LETTER} className="sw-num" fill="var(--sw-ink)">
                {count}
              </text>
            )}
          </g>
        );
      })}
      {unsigned.map(({ seat, color }, i) => (
        <g key={seat} fill={`var(--p-${color})`} stroke={`var(--p-${color}-d)`} strokeWidth={0.8}>
          <Shape color={color} x={-(signed + width) / 2 + (i - (unsigned.length - 1) / 2) * 10} y={middle - 10} r={4} />
        </g>
      ))}
    </g>
  );
}
