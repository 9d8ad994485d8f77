/** What the server knows of a finished game: its positions, and all that happened. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, client, type GameEvent } from '../lib/api';
import { setUp } from '../table/log';

/** A finished game at a ply. */
export function useReplayed(table: string, ply: number, seat: number | null) {
  return useQuery({ ...replayed(table, ply, seat), placeholderData: keepPreviousData });
}

function replayed(table: string, ply: number, seat: number | null) {
  const query = seat === null ? { ply } : { ply, seat };
  return {
    queryKey: ['replay', table, ply, seat],
    queryFn: () => ask(client.GET('/api/tables/{table}/replay', { params: { path: { table }, query } })),
    staleTime: Infinity,
  };
}

/** What will be looked at next is fetched before. */
export function useAhead(table: string, plies: readonly number[], seat: number | null): void {
  const queries = useQueryClient();
  const wanted = plies.join();
  useEffect(() => {
    for (const ply of wanted.split(',').map(Number)) void queries.prefetchQuery(replayed(table, ply, seat));
  }, [queries, table, wanted, seat]);
}

const NOTHING: readonly GameEvent[] = [];

/** All that was told of it, as far as there are rules for it. */
export function useTold(table: string, isThere: boolean): readonly GameEvent[] {
  const { data } = useQuery({
    queryKey: ['told', table],
    queryFn: () => ask(client.GET('/api/tables/{table}/game', { params: { path: { table } } })),
    enabled: isThere,
    staleTime: Infinity,
  });
  return data?.events ?? NOTHING;
}

/** What had happened at a ply: the set-up, and what was told in answer to earlier plies. */
export function until(log: readonly GameEvent[], ply: number): readonly GameEvent[] {
  const first = setUp(log);
  return log.filter((event, n) => n < first || event.ply < ply);
}
