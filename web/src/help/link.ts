/** The rules, opened from a table: they say the way back to it. */
import type { Table } from '../lib/api';

const TABLE = /^[a-z]{1,40}$/;

/** To a chapter, or to the paragraph with a rule in it. */
export function rulesLink({ game, id }: Pick<Table, 'game' | 'id'>, chapter = '', rule = ''): string {
  return `/rules/${game}?table=${id}${rule === '' ? '' : `&rule=${rule}`}${chapter === '' ? '' : `#${chapter}`}`;
}

/** The table that one came from, by the search of an address; null: from elsewhere. */
export function tableIn(search: string): string | null {
  const found = new URLSearchParams(search).get('table');
  return found !== null && TABLE.test(found) ? found : null;
}

const RULE = /^[A-Z]{2}-[\d.]{1,8}$/;

/** The rule that an address asks for; null: none. */
export function ruleIn(search: string): string | null {
  const found = new URLSearchParams(search).get('rule');
  return found !== null && RULE.test(found) ? found : null;
}
