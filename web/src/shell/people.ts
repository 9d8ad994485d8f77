/** Who is here: nobody yet, a guest, or somebody with an account. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ask, client, Problem, type Schemas } from '../lib/api';
import { queries } from '../lib/queries';
import { settings } from '../lib/settings';

export type Me = Schemas['Me'];

/**
 * Who was let in last at this browser; the cookie itself cannot be read. Spares strangers a refused request, and tells
 * the other windows of the browser that it has changed.
 */
const KNOWN = 'revier.known';

export function remember(person: number | null): void {
  try {
    if (person !== null) localStorage.setItem(KNOWN, String(person));
    else localStorage.removeItem(KNOWN);
  } catch {
    // a browser that keeps nothing asks for a name again
  }
}

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

async function whoAmI(): Promise<Me | null> {
  if (!isKnown()) return null;
  try {
    return await ask(client.GET('/api/me'));
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401) throw error;
    remember(null);
    return null;
  }
}

const ME = queryOptions({ queryKey: ['me'], queryFn: whoAmI, staleTime: 60_000 });

/** Whoever is here; null: nobody, undefined: not known yet. */
export function useMe(): Me | null | undefined {
  return useQuery(ME).data;
}

/** From now on this is who is here. What was asked as somebody else is stale; lists of one's own are kept by person. */
export function becomes(me: Me | null): void {
  remember(me?.id ?? null);
  queries.setQueryData(ME.queryKey, me);
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me', refetchType: 'none' });
}

/** In another window of this browser somebody has come in or gone: they are one and the same here. */
export function followOtherWindows(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KNOWN || key === null) void queries.invalidateQueries({ queryKey: ME.queryKey });
  });
}

/** Come in as a guest. */
export async function comeIn(name: string): Promise<Me> {
  try {
    const me = await ask(client.POST('/api/guests', { body: { name, language: settings().language } }));
    becomes(me);
    return me;
  } catch (error) {
    if (!(error instanceof Problem) || error.key !== 'server-already-in') throw error;
    const me = await ask(client.GET('/api/me')); // the cookie outlived our memory of it
    becomes(me);
    return me;
  }
}

// -- asking for a name ------------------------------------------------------------------------------------------------

type Asking = { promise: Promise<Me | null>; answer: (me: Me | null) => void };
let asking: Asking | null = null;
const listeners = new Set<() => void>();

function setAsking(value: Asking | null): void {
  asking = value;
  for (const listen of listeners) listen();
}

function startAsking(): Asking {
  let answer: Asking['answer'] = () => undefined;
  const promise = new Promise<Me | null>((resolve) => (answer = resolve));
  const started = { promise, answer };
  setAsking(started);
  return started;
}

/** Whoever is here, or becomes a guest now; null if they would rather not. Asks for a name once unless it is given. */
export async function ensurePerson(name?: string): Promise<Me | null> {
  const me = await queries.fetchQuery(ME);
  if (me !== null) return me;
  if (name !== undefined) return comeIn(name);
  return (asking ?? startAsking()).promise;
}

/** Somebody has come in, or would rather not. */
export function answered(me: Me | null): void {
  asking?.answer(me);
  setAsking(null);
}

export function useIsAsking(): boolean {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => asking !== null,
  );
}

const MINERS = [
  'Anton',
  'Emil',
  'Erwin',
  'Frieda',
  'Hedwig',
  'Jupp',
  'Kalle',
  'Käthe',
  'Lore',
  'Stanis',
  'Trude',
  'Willi',
];

/** A name to start with. */
export function suggestedName(chance: number = Math.random()): string {
  return MINERS[Math.floor(chance * MINERS.length)] ?? 'Anton';
}
