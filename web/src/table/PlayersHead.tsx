import type { ReactNode } from 'react';
import { Crest } from '../art/players';
import type { Player } from './board';

/** The head of a table with a column for every player. */
export function PlayersHead({ players }: { players: readonly Player[] }): ReactNode {
  return (
    <thead>
      <tr>
        <td />
        {players.map((player) => (
          <th key={player.seat} scope="col" className={player.isMe ? 'mine' : undefined}>
            <Crest color={player.color} size={22} letter={player.initial} />
            <span>{player.name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
