/** The client's own texts, so that proofs look for what a person reads, in any language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Args, Language } from '../src/lib/texts';

const LOCALES = join(import.meta.dirname, '../../src/revier/locales');
const bundles = new Map<Language, FluentBundle>();

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language);
  if (found === undefined) {
    found = new FluentBundle(language, { useIsolating: false });
    const folder = join(LOCALES, language);
    for (const file of readdirSync(folder)) {
      found.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')));
    }
    bundles.set(language, found);
  }
  return found;
}

/** The text of a message; an unknown one is a mistake of the proof. */
export function say(key: string, args: Args = {}, language: Language = 'en'): string {
  const pattern = bundle(language).getMessage(key)?.value;
  if (pattern == null) throw new Error(`no text ${key} in ${language}`);
  const errors: Error[] = [];
  return bundle(language).formatPattern(pattern, args as Record<string, string | number>, errors);
}
