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
  /** Catalogues with what is said of its components, beside the one that all share. */
  help: readonly string[];
  /** The drawn board; null: there is none yet, and the options carry the game. */
  load: (() => Promise<BoardModule>) | null;
};

const KOHLE_UND_KOLONIE = ['kohle-und-kolonie', 'web_kohle_und_kolonie', 'web_kk_map'] as const; // of both editions

export const TITLES: Readonly<Record<string, Title>> = {
  'glueck-auf': {
    id: 'glueck-auf',
    name: 'web-title-glueck-auf',
    prefix: 'ga',
    catalogues: ['glueck-auf', 'glueck-auf-names', 'web_glueck_auf'],
    help: [],
    load: async () => (await import('./glueck-auf')).default as unknown as BoardModule,
  },
  'kohle-und-kolonie-2013': {
    id: 'kohle-und-kolonie-2013',
    name: 'web-title-kohle-und-kolonie',
    prefix: 'kk',
    catalogues: KOHLE_UND_KOLONIE,
    help: ['web_help_kk'],
    load: async () => (await import('./kohle-und-kolonie')).default as unknown as BoardModule,
  },
  'kohle-und-kolonie-revised': {
    id: 'kohle-und-kolonie-revised',
    name: 'web-title-kohle-und-kolonie',
    prefix: 'kk',
    catalogues: KOHLE_UND_KOLONIE,
    help: ['web_help_kk'],
    load: async () => (await import('./kohle-und-kolonie')).default as unknown as BoardModule,
  },
  schichtwechsel: {
    id: 'schichtwechsel',
    name: 'web-title-schichtwechsel',
    prefix: 'sw',
    catalogues: ['schichtwechsel', 'web_schichtwechsel', 'web_sw_town'],
    help: ['web_help_sw'],
    load: async () => (await import('./schichtwechsel')).default as unknown as BoardModule,
  },
};
