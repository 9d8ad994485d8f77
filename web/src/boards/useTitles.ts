/** All titles: those that the client brings, and those that only the server knows. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Game, useGames } from '../lib/games';
import { textsWith } from '../lib/i18n';
import { useSettings } from '../lib/settings';
import type { Texts } from '../lib/texts';
import { TITLES } from '.';
import type { Title } from './title';

export type Titles = {
  all: readonly Title[];
  /** By the id of a game or of a family; undefined: not known, or not yet. */
  find: (id: string) => Title | undefined;
  /** The same; of what is not known at least the id. */
  of: (id: string) => Title;
  /** Whether there are no others to come. */
  isComplete: boolean;
};

const NO_GAMES: readonly Game[] = [];

export function useTitles(): Titles {
  const games = useGames();
  const { language } = useSettings();
  const others = useMemo(() => unbrought(games ?? NO_GAMES), [games]);
  // their names are part of the page: they are shown once their words are there
  const told = useQuery({
    queryKey: ['titles', language, others.map(({ family }) => family)],
    queryFn: () =>
      textsWith(
        language,
        others.flatMap(({ catalogues }) => catalogues),
      ).then((texts) => others.map((title) => called(title, texts))),
    enabled: others.length > 0,
    staleTime: Infinity,
  }).data;
  const isComplete = games !== undefined && (others.length === 0 || told !== undefined);
  return useMemo(() => {
    const all = told === undefined ? TITLES : [...TITLES, ...told];
    const find = (id: string): Title | undefined => titleIn(all, id);
    return { all, find, of: (id) => find(id) ?? nameless(id), isComplete };
  }, [told, isComplete]);
}

export function titleIn(titles: readonly Title[], id: string): Title | undefined {
  return titles.find(({ family, editions }) => family === id || editions.some(({ game }) => game === id));
}

/** Titles that the server offers and the client does not bring, from what the server says of them. */
export function unbrought(games: readonly Game[]): readonly Title[] {
  const others = games.filter(({ id }) => titleIn(TITLES, id) === undefined);
  const families = [...new Set(others.map(({ family }) => family))];
  return families.flatMap((family) => {
    const [first, ...more] = others.filter((game) => game.family === family);
    return first === undefined ? [] : [titleOf(first, more)];
  });
}

/** Its catalogue is asked for by the id of the game; what that lacks is read off the ids of messages. */
function titleOf(first: Game, more: readonly Game[]): Title {
  const edition = ({ id, edition, prefix }: Game): Title['editions'][0] => ({
    game: id,
    name: edition === '' ? `${prefix}-title` : `${prefix}-edition-${edition}`,
  });
  return {
    family: first.family,
    editions: [edition(first), ...more.map(edition)],
    name: `${first.prefix}-title`,
    prefix: first.prefix,
    catalogues: [first.id],
    help: [],
    load: null,
  };
}

/** A title as its catalogue names it; by its id where there is none. */
export function called(title: Title, texts: Texts): Title {
  const name = (message: string, id: string): string => (texts.has(message) ? message : byId(id));
  const [first, ...more] = title.editions;
  const edition = (one: Title['editions'][0]): Title['editions'][0] => ({ ...one, name: name(one.name, one.game) });
  return { ...title, name: name(title.name, title.family), editions: [edition(first), ...more.map(edition)] };
}

function nameless(id: string): Title {
  const name = byId(id);
  return { family: id, editions: [{ game: id, name }], name, prefix: '', catalogues: [], help: [], load: null };
}

/** A message that no catalogue has reads as what stands behind its first word. */
function byId(id: string): string {
  return `game-${id}`;
}
