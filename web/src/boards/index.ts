/** Titles by id, each loaded when it is wanted. */
import type { BoardModule } from '../table/board';

export type Title = {
  id: string;
  /** The message with its name. */
  name: string;
  /** What the ids of its messages begin with. */
  prefix: string;
  /** Catalogues with its texts. */
  catalogues: readonly string[];
  /** The drawn board; null: there is none yet, and the options carry the game. */
  load: (() => Promise<BoardModule>) | null;
};

export const TITLES: Readonly<Record<string, Title>> = {
  'glueck-auf': {
    id: 'glueck-auf',
    name: 'ga-title',
    prefix: 'ga',
    catalogues: ['glueck-auf', 'glueck-auf-names', 'web_glueck_auf'],
    load: async () => (await import('./glueck-auf')).default as BoardModule,
  },
  'kohle-und-kolonie-2013': {
    id: 'kohle-und-kolonie-2013',
    name: 'kk-title',
    prefix: 'kk',
    catalogues: ['kohle-und-kolonie'],
    load: null,
  },
  'kohle-und-kolonie-revised': {
    id: 'kohle-und-kolonie-revised',
    name: 'kk-title',
    prefix: 'kk',
    catalogues: ['kohle-und-kolonie'],
    load: null,
  },
  schichtwechsel: { id: 'schichtwechsel', name: 'sw-title', prefix: 'sw', catalogues: ['schichtwechsel'], load: null },
};
