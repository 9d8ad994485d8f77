/** What has just changed on the map, marked in the colour of who did it. */
import type { ReactNode } from 'react';
import { Fresh as Mark } from '../../../art/lights';
import type { Player } from '../../../table/board';
import type { Spot } from './spots';
import type { Event } from '../events';

/** Where something happened: what it may be called on the map, and who did it. */
function placesOf({ kind, args }: Event): { seat: number; targets: readonly string[] } | null {
  switch (kind) {
    case 'mine_bought':
      return { seat: args.seat, targets: [`mine:${args.mine}`] };
    case 'worker_taken':
    case 'settlement_built':
      return { seat: args.seat, targets: [`village:${args.village}`] };
    case 'miner_deployed':
    case 'miner_moved':
      return { seat: args.seat, targets: [`village:${args.place}`, `station:${args.place}`] };
    case 'rail_taken':
      return { seat: args.seat, targets: [`station:${args.station}`] };
    default:
      return null;
  }
}

type Props = { news: readonly Event[]; spots: readonly Spot[]; players: readonly Player[] };

export function Fresh({ news, spots, players }: Props): ReactNode {
  const marks = new Map<string, { spot: Spot; seat: number; ply: number }>();
  for (const event of news) {
    const found = placesOf(event);
    for (const spot of spots)
      if (found?.targets.includes(spot.target) === true)
        marks.set(spot.target, { spot, seat: found.seat, ply: event.ply });
  }
  return [...marks.values()].map(({ spot, seat, ply }) => {
    const color = players[seat]?.color;
    return color === undefined ? null : <Mark key={`${spot.target} ${ply}`} {...spot.box} r={spot.r} color={color} />;
  });
}
