/** Lists of tables, kept fresh while somebody looks. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask, client, type Seat, type Table } from '../lib/api';
import { useMe } from './people';

const FRESH_MS = 4_000;

/** Tables where I sit, or that I own, and that are not over; those that wait for me first. */
export function useMyTables(): UseQueryResult<Table[]> {
  const me = useMe();
  return useQuery({
    queryKey: ['tables', 'mine', me?.id],
    queryFn: async () => sortMine(await ask(client.GET('/api/tables/mine'))),
    enabled: me != null,
    refetchInterval: FRESH_MS,
  });
}

/** My finished games and records that I brought, the last first; a page of them, `before` a time. */
export function useMyFinished(before?: number): UseQueryResult<Table[]> {
  const me = useMe();
  return useQuery({
    queryKey: ['tables', 'finished', me?.id, before],
    queryFn: () =>
      ask(
        client.GET('/api/tables/mine', {
          params: { query: { finished: true, ...(before !== undefined && { before }) } },
        }),
      ),
    enabled: me != null,
    refetchInterval: 10 * FRESH_MS,
  });
}

/** Open tables: to sit down at, or to watch. */
export function useOpenTables(status: 'waiting' | 'running'): UseQueryResult<Table[]> {
  const me = useMe();
  return useQuery({
    queryKey: ['tables', status, me?.id],
    queryFn: () => ask(client.GET('/api/tables', { params: { query: { status } } })),
    enabled: me !== undefined,
    refetchInterval: FRESH_MS,
  });
}

/** My turn first, the most urgent of them on top; then running games; then those that wait for players. */
export function sortMine(tables: readonly Table[]): Table[] {
  const rank = (table: Table): number => (table.is_my_turn ? 0 : table.status === 'waiting' ? 2 : 1);
  const due = (table: Table): number => (table.is_my_turn ? (table.due ?? Infinity) : 0);
  const order = (a: number, b: number): number => (a === b ? 0 : a - b); // not infinity less infinity
  return tables.toSorted((a, b) => rank(a) - rank(b) || order(due(a), due(b)) || b.changed - a.changed);
}

/** Nobody sits there; of a record that was brought only names are known. */
export function isFree(seat: Seat | undefined): boolean {
  return seat?.person === null && seat.bot === null && seat.name === null;
}

export function freeSeats(table: Table): number {
  return table.seats.filter(isFree).length;
}

/** Whether a finished table is a record that somebody brought. */
export function isUploaded(table: Table): boolean {
  return table.result?.['uploaded'] === true;
}

/** Final scores by seat; empty where a game was broken off. */
export function finalScores(table: Table): number[] {
  const scores = table.result?.['scores'];
  return Array.isArray(scores) ? scores.map(Number) : [];
}
