/** What a title says of itself before its board is loaded: `boards/<title>/title.ts`. */
import type { Position } from '../lib/api';
import type { BoardModule } from '../table/board';

/** An edition: its id at the server, and the message that names it. */
export type Edition = { game: string; name: string };

export type Title = {
  /** As the server calls all its editions together. */
  family: string;
  editions: readonly [Edition, ...Edition[]];
  /** The message with its name. */
  name: string;
  /** What the ids of its messages begin with. */
  prefix: string;
  /** Catalogues with its texts. */
  catalogues: readonly string[];
  /** Catalogues with what is said of its components, beside the one that all share. */
  help: readonly string[];
  /** What a round is called on the score sheet, if not a round. */
  round?: string;
  /** What of it is a reconstruction: a message; without it, all is as printed. */
  reconstructed?: string;
  /** The file with its components, to be taken as a template for one's own. */
  template?: { href: string; file: string };
  /** How the lobby offers it; without it, by its name alone. */
  poster?: Poster;
  /** The drawn board; null: there is none, and the board in words and the options carry the game. */
  load: (() => Promise<BoardModule>) | null;
};

/** Moments of a game that the rules page draws: `boards/<title>/examples.ts`. */
export type Examples = Readonly<Record<string, Pick<Position, 'view' | 'seat' | 'decision'> | undefined>>;

/** Symbols of the board, each with the help message that explains it: `boards/<title>/legend.ts`. */
export type Legend = readonly (readonly [icon: string, text: string])[];

export type Poster = {
  /** The lobby shows posters in this order. */
  place: number;
  image: string;
  /** Class that sets the title's name in its own face. */
  face: string;
  /** Class that sets it on the poster, and a line under it. */
  lettering: string;
  under?: string;
  about: string;
  authors: string;
  minutes: number;
  weight: string;
};
