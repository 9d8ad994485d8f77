/** The titles as people choose them; one may have several editions, each with an id of its own at the server. */
import { useQuery } from '@tanstack/react-query';
import { ask, client, type Schemas } from '../lib/api';
import glueckAuf from './posters/glueck-auf.svg';
import kohleUndKolonie from './posters/kohle-und-kolonie.svg';
import schichtwechsel from './posters/schichtwechsel.svg';

export type Game = Schemas['TitleJson'];
export type Edition = { game: string; name: string };

export type Family = {
  id: string;
  name: string;
  /** Class that sets its name in its own face. */
  face: 'face-ga' | 'face-kk' | 'face-sw';
  about: string;
  authors: string;
  minutes: number;
  weight: string;
  poster: string;
  editions: readonly [Edition, ...Edition[]];
};

export const FAMILIES: readonly [Family, ...Family[]] = [
  {
    id: 'glueck-auf',
    name: 'web-title-glueck-auf',
    face: 'face-ga',
    about: 'web-about-glueck-auf',
    authors: 'web-authors-glueck-auf',
    minutes: 75,
    weight: 'web-weight-medium',
    poster: glueckAuf,
    editions: [{ game: 'glueck-auf', name: 'web-title-glueck-auf' }],
  },
  {
    id: 'kohle-und-kolonie',
    name: 'web-title-kohle-und-kolonie',
    face: 'face-kk',
    about: 'web-about-kohle-und-kolonie',
    authors: 'web-authors-kohle-und-kolonie',
    minutes: 150,
    weight: 'web-weight-heavy',
    poster: kohleUndKolonie,
    editions: [
      { game: 'kohle-und-kolonie-revised', name: 'web-edition-revised' },
      { game: 'kohle-und-kolonie-2013', name: 'web-edition-2013' },
    ],
  },
  {
    id: 'schichtwechsel',
    name: 'web-title-schichtwechsel',
    face: 'face-sw',
    about: 'web-about-schichtwechsel',
    authors: 'web-authors-schichtwechsel',
    minutes: 120,
    weight: 'web-weight-heavy',
    poster: schichtwechsel,
    editions: [{ game: 'schichtwechsel', name: 'web-title-schichtwechsel' }],
  },
];

/** The title that a game of the server, or an address, belongs to; the first one if there is no such. */
export function familyOf(id: string | undefined): Family {
  return FAMILIES.find((family) => family.id === id || family.editions.some(({ game }) => game === id)) ?? FAMILIES[0];
}

/** What can be played here. */
export function useGames(): Game[] | undefined {
  const query = { queryKey: ['games'], queryFn: () => ask(client.GET('/api/games')), staleTime: 300_000 };
  return useQuery(query).data;
}

const LAST = 'revier.last-game';

/** The game that was played last at this browser. */
export function lastPlayed(): string {
  try {
    return localStorage.getItem(LAST) ?? FAMILIES[0].id;
  } catch {
    return FAMILIES[0].id;
  }
}

export function played(game: string): void {
  try {
    localStorage.setItem(LAST, game);
  } catch {
    // then the first one is offered next time
  }
}

const COMPANY = 3;

/** How many sit down where nobody has said: three where that is possible. */
export function usualPlayers(game: Game | undefined): number {
  const possible = game?.players ?? [COMPANY];
  return possible.includes(COMPANY) ? COMPANY : (possible[0] ?? COMPANY);
}
