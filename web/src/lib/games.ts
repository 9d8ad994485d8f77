/** What can be played at this server. */
import { useQuery } from '@tanstack/react-query';
import { ask, client, type Schemas } from './api';

export type Game = Schemas['TitleJson'];

export function useGames(): Game[] | undefined {
  const query = { queryKey: ['games'], queryFn: () => ask(client.GET('/api/games')), staleTime: 300_000 };
  return useQuery(query).data;
}

export function useGame(id: string): Game | undefined {
  return useGames()?.find((game) => game.id === id);
}
