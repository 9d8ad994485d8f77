/** What lies in the box of the table: as printed, or the components that its players brought along. */
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ask, client, type Schemas } from '../lib/api';

/** Facts of the components in play, as the title's `…-components.ts` has the printed ones; null: those are in play. */
export const BoxContext = createContext<unknown>(null);

/** The facts a board draws. */
export function useBox<Facts>(printed: Facts): Facts {
  return (use(BoxContext) as Facts | null) ?? printed;
}

type Own = Schemas['ComponentsJson'];
const NONE: Own = { components: null, box: null };

/** What the players of a table brought along; undefined while it is on its way. Without it, no board would be true. */
export function useOwnComponents(table: { id: string; has_components: boolean }): Own | undefined {
  const { data } = useQuery({
    queryKey: ['components', table.id],
    queryFn: () => ask(client.GET('/api/tables/{table}/components', { params: { path: { table: table.id } } })),
    enabled: table.has_components,
    staleTime: Infinity,
    throwOnError: true,
  });
  return table.has_components ? data : NONE;
}
