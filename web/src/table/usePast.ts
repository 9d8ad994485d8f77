import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, client, type Position, type Schemas } from '../lib/api';

export type Past = {
  /** The ply that is looked at; null: now. */
  ply: number | null;
  /** The position then, once it is here. */
  shown: Schemas['PastJson'] | null;
  look: (ply: number | null) => void;
};

/** Looking back at an earlier position of a game that goes on; a new position of the game leads back to it. */
export function usePast(table: string, game: Position): Past {
  const [wanted, setWanted] = useState<{ ply: number; from: number } | null>(null);
  const ply = wanted !== null && wanted.from === game.ply ? wanted.ply : null;
  const found = useQuery({
    queryKey: ['past', table, game.revision, game.seat, ply],
    queryFn: () =>
      ask(client.GET('/api/tables/{table}/past', { params: { path: { table }, query: { ply: ply ?? 0 } } })),
    enabled: ply !== null,
    staleTime: Infinity,
  });
  return {
    ply,
    shown: ply === null ? null : (found.data ?? null),
    look: (next) => setWanted(next === null ? null : { ply: next, from: game.ply }),
  };
}
