/** The rules of each title in our own words: `<title>.<language>.md`. */
import { TITLES } from '../../boards';
import type { Title } from '../../boards/title';
import { titleIn } from '../../boards/useTitles';
import { LANGUAGES, type Language } from '../../lib/texts';

const PAGES = import.meta.glob<string>('./*.md', { import: 'default' });

/** The titles that have pages. */
export const RULES: readonly Title[] = TITLES.filter(({ family }) =>
  LANGUAGES.every((language) => `./${family}.${language}.md` in PAGES),
);

/** The title of a game that has a page; null: there is none. */
export function pageOf(game: string): Title | null {
  return titleIn(RULES, game) ?? null;
}

/** The page as HTML; null where there is none. */
export async function rulesOf(game: string, language: Language): Promise<string | null> {
  const page = PAGES[`./${pageOf(game)?.family}.${language}.md`];
  return page === undefined ? null : page();
}

/** The chapters of a page. */
export function chaptersOf(page: string): { id: string; title: string }[] {
  const found = page.matchAll(/<h2 id="([a-z-]+)">(.*?)<\/h2>/g);
  return [...found].map((heading) => ({ id: heading[1] ?? '', title: unescaped(heading[2] ?? '') }));
}

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'" };

function unescaped(html: string): string {
  return html.replace(/&amp;|&quot;|&#39;/g, (sign) => SIGNS[sign] ?? sign);
}
