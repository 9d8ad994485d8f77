/** What has just changed on the map, marked in the colour of who did it. */
import type { ReactNode } from 'react';
import { Fresh as Mark } from '../../../art/lights';
import type { GameEvent } from '../../../lib/api';
import type { Player } from '../../../table/board';
import type { Spot } from './spots';

/** Which argument of an event names the place. */
const PLACES: Readonly<Record<string, readonly [Spot['kind'], string][]>> = {
  mine_bought: [['mine', 'mine']],
  worker_taken: [['village', 'village']],
  settlement_built: [['village', 'village']],
  miner_deployed: [
    ['village', 'place'],
    ['station', 'place'],
  ],
  miner_moved: [
    ['village', 'place'],
    ['station', 'place'],
  ],
  rail_taken: [['station', 'station']],
};

type Props = { news: readonly GameEvent[]; spots: readonly Spot[]; players: readonly Player[] };

export function Fresh({ news, spots, players }: Props): ReactNode {
  const marks = new Map<string, { spot: Spot; seat: number; ply: number }>();
  for (const { kind, args, ply } of news)
    for (const [where, name] of PLACES[kind] ?? []) {
      const spot = spots.find(({ target }) => target === `${where}:${String(args[name])}`);
      if (spot !== undefined) marks.set(spot.target, { spot, seat: Number(args['seat']), ply });
    }
  return [...marks.values()].map(({ spot, seat, ply }) => {
    const color = players[seat]?.color;
    return color === undefined ? null : <Mark key={`${spot.target} ${ply}`} {...spot.box} r={spot.r} color={color} />;
  });
}
