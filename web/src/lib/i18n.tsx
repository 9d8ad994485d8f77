/** The texts of the chosen language, for components. */
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useSettings } from './settings';
import { type Args, type Language, Texts } from './texts';

const CORE = ['kernel', 'server', 'server_play', 'server_tables', 'web_shell'] as const;
const known = new Map<Language, Texts>();
const loading = new Map<string, Promise<Texts>>();

/** A language with the catalogues asked for. */
export function textsWith(language: Language, names: readonly string[]): Promise<Texts> {
  const key = [language, ...names].join(' ');
  let found = loading.get(key);
  if (found === undefined) {
    const texts = known.get(language) ?? new Texts(language);
    known.set(language, texts);
    found = texts.need(names).then(() => texts);
    found.catch(() => loading.delete(key)); // the next one who needs it tries again
    loading.set(key, found);
  }
  return found;
}

const Current = createContext<Texts>(new Texts('en'));

export type Say = (key: string, args?: Args, names?: readonly string[]) => string;

export function useTexts(): Texts {
  return use(Current);
}

export function useSay(): Say {
  const texts = use(Current);
  return useMemo(() => texts.say.bind(texts), [texts]);
}

/** Shows its children once the catalogues are there; a change of language keeps the old one until the new has come. */
export function WithTexts({ also = [], children }: { also?: readonly string[]; children: ReactNode }): ReactNode {
  const { language } = useSettings();
  const [found, setFound] = useState<{ texts: Texts } | null>(null); // a box: the texts of a language stay the same object
  const [failed, setFailed] = useState<Error | null>(null);
  const needed = [...CORE, ...also].join(' ');
  useEffect(() => {
    let wanted = true;
    textsWith(language, needed.split(' ')).then(
      (texts) => wanted && setFound({ texts }),
      (error: Error) => wanted && setFailed(error),
    );
    return () => {
      wanted = false;
    };
  }, [language, needed]);
  const isThere = found !== null && needed.split(' ').every((name) => found.texts.knows(name));
  if (failed !== null && !isThere) throw failed;
  return isThere ? <Current value={found.texts}>{children}</Current> : null;
}
