/** The rules of each title in our own words, by title and language. */
import type { Language } from '../../lib/texts';

const PAGES = import.meta.glob<string>('./*.md', { import: 'default' });

/** Titles that share their rules page. */
const PAGE_OF: Readonly<Record<string, string>> = {
  'glueck-auf': 'glueck-auf',
  schichtwechsel: 'schichtwechsel',
};

export const TITLES_WITH_RULES = Object.keys(PAGE_OF);

/** The page as HTML; null where there is none. */
export async function rulesOf(game: string, language: Language): Promise<string | null> {
  const page = PAGES[`./${PAGE_OF[game] ?? ''}.${language}.md`];
  return page === undefined ? null : page();
}
