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
    name: 'web-title-glueck-auf',
    prefix: 'ga',
    catalogues: ['glueck-auf', 'glueck-auf-names', 'web_glueck_auf'],
    load: async () => (await import('./glueck-auf')).default as unknown as BoardModule,
  },
  'kohle-und-kolonie-2013': {
    id: 'kohle-und-kolonie-2013',
    name: 'web-title-kohle-und-kolonie',
    prefix: 'kk',
    catalogues: ['kohle-und-kolonie'],
    load: null,
  },
  'kohle-und-kolonie-revised': {
    id: 'kohle-und-kolonie-revised',
    name: 'web-title-kohle-und-kolonie',
    prefix: 'kk',
    catalogues: ['kohle-und-kolonie'],
    load: null,
  },
  schichtwechsel: {
    id: 'schichtwechsel',
    name: 'web-title-schichtwechsel',
    prefix: 'sw',
    catalogues: ['schichtwechsel'],
    load: null,
  },
};
