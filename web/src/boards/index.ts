/** Titles by id, each loaded when it is wanted. */
import type { BoardModule } from '../table/board';

export type Title = {
  id: string;
  /** The message with its name. */
  name: string;
  /** Catalogues with its texts. */
  catalogues: readonly string[];
  load: () => Promise<BoardModule>;
};

export const TITLES: Readonly<Record<string, Title>> = {
  'glueck-auf': {
    id: 'glueck-auf',
    name: 'ga-title',
    catalogues: ['glueck-auf', 'glueck-auf-names', 'web_glueck_auf'],
    load: async () => (await import('./glueck-auf')).default as BoardModule,
  },
};
