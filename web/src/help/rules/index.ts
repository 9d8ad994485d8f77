/** The rules of each title in our own words, by title and language. */
import type { Language } from '../../lib/texts';

const PAGES = import.meta.glob<string>('./*.md', { import: 'default' });

/** The pages, each with the message that names its title. */
export const RULES: Readonly<Record<string, string>> = {
  'glueck-auf': 'web-title-glueck-auf',
  'kohle-und-kolonie': 'web-title-kohle-und-kolonie',
  schichtwechsel: 'web-title-schichtwechsel',
};

/** The page of a title or of one of its editions; null: there is none. */
export function pageOf(game: string): string | null {
  return Object.keys(RULES).find((page) => game.startsWith(page)) ?? null;
}

/** The page as HTML; null where there is none. */
export async function rulesOf(game: string, language: Language): Promise<string | null> {
  const page = PAGES[`./${pageOf(game)}.${language}.md`];
  return page === undefined ? null : page();
}
