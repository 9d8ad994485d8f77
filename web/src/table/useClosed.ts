/** What the question is about but cannot be chosen now, and why: asked of the server once somebody wants to know. */
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ask, client, type Position, type Schemas } from '../lib/api';
import type { Say } from '../lib/i18n';
import type { Targets } from './board';

export type Closed = Schemas['ClosedJson'];

/** The same targets; those that are closed say why as soon as it is known. */
export function useClosed(
  table: string,
  game: Position,
  targets: Targets,
  say: Say,
  names: readonly string[],
): { targets: Targets; all: ReadonlyMap<string, string> } {
  const here = `${game.revision}:${game.ply}`;
  const [wanted, setWanted] = useState<string | null>(null);
  const isAsked = game.options.length > 0;
  const found = useQuery({
    queryKey: ['closed', table, game.seat, game.revision, game.ply],
    queryFn: () => ask(client.GET('/api/tables/{table}/closed', { params: { path: { table } } })),
    enabled: isAsked && wanted === here,
    staleTime: Infinity,
  });
  const { data } = found;
  const all = useMemo(
    () => (data === undefined || data.ply !== game.ply ? NOTHING : reasons(data.closed, say, names)),
    [data, game.ply, say, names],
  );
  const get = (id: string): ReturnType<Targets['get']> => {
    const target = targets.get(id);
    const why = target.state === 'legal' || target.state === 'selected' ? undefined : all.get(id);
    return why === undefined ? target : { ...target, why };
  };
  return { targets: isAsked ? { ...targets, get, ask: () => setWanted(here) } : targets, all };
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** One sentence for each component, where what is closed about it has one reason, or one act needs it alone. */
export function reasons(closed: readonly Closed[], say: Say, names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, { alone: string | null; told: Set<string> }>();
  for (const { targets, text, args } of closed) {
    const why = sentence(say(text, args, names));
    for (const target of targets) {
      const known = found.get(target) ?? { alone: null, told: new Set() };
      if (targets.length === 1) known.alone ??= why;
      found.set(target, { ...known, told: known.told.add(why) });
    }
  }
  return new Map(
    [...found].flatMap(([target, { alone, told }]) => {
      const why = alone ?? (told.size === 1 ? [...told][0] : undefined);
      return why === undefined ? [] : [[target, why]];
    }),
  );
}

function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(first) ? first : `${first}.`;
}
