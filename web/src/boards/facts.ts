/** What is printed on the components in play: as we have it, or as the players brought it along. */
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ask, client, type Schemas } from '../lib/api';

/** Facts of the components in play, as the title's `…-components.ts` has the printed ones; null: those are in play. */
export const FactsContext = createContext<unknown>(null);

/** The facts a board draws: these, unless the players brought others. */
export function useFactsOf<Facts>(printed: Facts): Facts {
  return (use(FactsContext) as Facts | null) ?? printed;
}

type Own = Schemas['ComponentsJson'];
const NONE: Own = { components: null, facts: null };

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
