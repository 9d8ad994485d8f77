/** Where everybody's workers are. */
import { useMemo } from 'react';
import type { GlueckAufView } from '../../../generated/glueck-auf';
import { type Counts, type Places, useFollowed } from '../../follow';

/** By seat; the canteen comes first because it is reached before a crew is placed, the hand last. */
export function crewCounts(view: GlueckAufView): Record<string, Counts> {
  return Object.fromEntries(
    view.seats.map((seat, n) => {
      const crews = Object.entries(view.spaces).filter(([, space]) => space.owner === n);
      return [
        `worker:${n}`,
        {
          canteen: seat.in_canteen,
          ...Object.fromEntries(crews.map(([id, space]) => [id, space.crew])),
          bank: seat.on_bank,
          hand: seat.workers,
        },
      ];
    }),
  );
}

/** The names of the workers of each seat, by place. */
export function useCrews(view: GlueckAufView): readonly Places[] {
  const counts = useMemo(() => crewCounts(view), [view]);
  const found = useFollowed(counts);
  return view.seats.map((_, n) => found[`worker:${n}`] ?? {});
}
