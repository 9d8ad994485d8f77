/** The rules, opened from a table: they say the way back to it. */
import type { Table } from '../lib/api';

const TABLE = /^[a-z]{1,40}$/;

export function rulesLink({ game, id }: Pick<Table, 'game' | 'id'>, chapter = ''): string {
  return `/rules/${game}?table=${id}${chapter === '' ? '' : `#${chapter}`}`;
}

/** The table that one came from, by the search of an address; null: from elsewhere. */
export function tableIn(search: string): string | null {
  const found = new URLSearchParams(search).get('table');
  return found !== null && TABLE.test(found) ? found : null;
}
