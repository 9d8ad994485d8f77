/** Which piece is which, for board and tableau alike, so that it travels from one to the other under its own name. */
import { createContext, use, useMemo } from 'react';
import type { SeatView, View } from '../../generated/schichtwechsel';
import { type Counts, type Places, useFollowed } from '../follow';

/** Names of the pieces of a seat by where they lie; `pieces(2, 'coke')['grey_1']` is a list of names. */
export type Lying = (seat: number, what: 'coke' | 'house' | 'headframe' | 'coal' | 'spoil') => Places;

export const LyingContext = createContext<Lying>(() => ({}));

/** The names of pieces; components put them into `data-piece`. */
export function useLying(): Lying {
  return use(LyingContext);
}

/** Followed from one view to the next. */
export function useFollowedPieces(view: View): Lying {
  const counts = useMemo(() => countAll(view), [view]);
  const places = useFollowed(counts);
  return useMemo(() => (seat, what) => places[`${what}:${seat}`] ?? {}, [places]);
}

function countAll(view: View): Record<string, Counts> {
  return Object.fromEntries(
    view.seats.flatMap((mine, seat) => [
      [`coke:${seat}`, coke(view, mine, seat)],
      [`house:${seat}`, houses(mine)],
      [`headframe:${seat}`, headframes(view, mine, seat)],
      [`coal:${seat}`, coal(mine)],
      [`spoil:${seat}`, spoil(mine)],
    ]),
  );
}

/** `own_field`, `grey_1` …, `wagons`, `sold`. */
function coke(view: View, mine: SeatView, seat: number): Counts {
  const greys = Object.entries(view.grey_fields).map(([field, owner]) => [field, owner === seat ? 1 : 0]);
  return { own_field: mine.own_field, ...Object.fromEntries(greys), wagons: mine.coke_wagons, sold: mine.sold };
}

/** `house_1` … on the house track, then the plots. */
function houses(mine: SeatView): Counts {
  return { ...Object.fromEntries(mine.houses.map((house) => [house, 1])), ...mine.plots };
}

/** `card`, `base`, then the bonus spaces. */
function headframes(view: View, mine: SeatView, seat: number): Counts {
  const spaces = Object.entries(view.headframe_spaces).map(([space, owner]) => [space, owner === seat ? 1 : 0]);
  return { card: mine.headframes_on_card, base: mine.headframes_in_base, ...Object.fromEntries(spaces) };
}

/** `cart_1` …, `wagon_1` …. */
function coal(mine: SeatView): Counts {
  const carts = Object.entries(mine.carts).map(([cart, load]) => [cart, load.coal]);
  const wagons = Object.entries(mine.wagons).map(([wagon, load]) => [wagon, load.coal]);
  return Object.fromEntries([...carts, ...wagons]) as Counts;
}

/** `cart_1` …, `heap`. */
function spoil(mine: SeatView): Counts {
  const carts = Object.entries(mine.carts).map(([cart, load]) => [cart, load.spoil]);
  return { ...(Object.fromEntries(carts) as Counts), heap: mine.heap };
}
