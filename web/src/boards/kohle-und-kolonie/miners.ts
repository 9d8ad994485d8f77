/** Which miner or engineer is which: the view counts them, motion wants to know where each of them came from. */
import { createContext, use, useMemo } from 'react';
import type { KohleUndKolonieView, SeatView } from '../../generated/kohle-und-kolonie';
import type { KohleUndKolonieComponents } from '../../generated/kohle-und-kolonie-components';
import { type Counts, type Places, useFollowed } from '../follow';
import { useFacts } from './facts';

/** Names of pieces, by kind and seat (`miner:0`, `engineer:0`) and by where they are: `horst`, `rescue_t11`, `k-rabe`. */
export const MinersContext = createContext<Readonly<Record<string, Places>>>({});

type Kinds = ReadonlyMap<string, string>;

/** What the spaces of the pithead tiles take. */
export function kindsOf(facts: KohleUndKolonieComponents): Kinds {
  return new Map(facts.pithead_sides.flatMap(({ spaces }) => spaces.map(({ id, accepts }) => [id, accepts])));
}

function onPithead(mine: SeatView, kinds: Kinds, kind: string): Counts {
  const spaces = Object.values(mine.pithead).flatMap((tile) => Object.entries(tile.spaces));
  return Object.fromEntries(spaces.filter(([id]) => kinds.get(id) === kind));
}

/** Where the miners of a seat are, the supply first. */
export function minersOf(view: KohleUndKolonieView, seat: number, kinds: Kinds): Counts {
  const mine = view.seats[seat];
  if (mine === undefined) return {};
  const found: Record<string, number> = { supply: mine.miners, lost: mine.miners_lost };
  for (const [id, space] of Object.entries(mine.tableau)) found[`rescue_${id}`] = Number(space.rescue);
  Object.assign(found, onPithead(mine, kinds, 'miner'));
  for (const [id, village] of Object.entries(view.villages)) found[id] = village.settlements[seat] ?? 0;
  for (const [id, station] of Object.entries(view.stations)) found[id] = station.miners[seat] ?? 0;
  for (const [id, { owner }] of Object.entries(view.mines)) found[id] = Number(owner === seat);
  return found;
}

/** Follows all miners and engineers from one view to the next. */
export function useMiners(view: KohleUndKolonieView): Readonly<Record<string, Places>> {
  const facts = useFacts();
  const counts = useMemo(() => {
    const kinds = kindsOf(facts);
    return Object.fromEntries(
      view.seats.flatMap((mine, seat) => [
        [`miner:${seat}`, minersOf(view, seat, kinds)],
        [`engineer:${seat}`, { supply: mine.engineers, ...onPithead(mine, kinds, 'engineer') }],
      ]),
    );
  }, [view, facts]);
  return useFollowed(counts);
}

/** The names of the pieces of a seat at a place. */
export function usePiecesAt(kind: 'miner' | 'engineer', seat: number, place: string): readonly string[] {
  return use(MinersContext)[`${kind}:${seat}`]?.[place] ?? [];
}
