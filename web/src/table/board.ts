/** What the table gives to the board of a title, and what the board gives to the table. */
import { type ComponentType, createContext, type LazyExoticComponent, use } from 'react';
import type { Hint } from '../help/guide';
import type { AnyView, GameEvent, Option, Question } from '../lib/api';
import type { Texts } from '../lib/texts';
import type { SheetRow } from '../replay/sheet';
import type { Scoring } from './scene';

export const COLORS = ['red', 'blue', 'brass', 'patina', 'chalk'] as const;
export type PlayerColor = (typeof COLORS)[number];

export type Player = {
  seat: number;
  name: string;
  /** One letter that no other player of the table has. */
  initial: string;
  color: PlayerColor;
  isMe: boolean;
  isBot: boolean;
};

export type BoardProps<View = AnyView, Event = GameEvent> = {
  view: View;
  /** Through whose eyes; null: a spectator. */
  seat: number | null;
  /** Whose tableau is shown. */
  shown: number;
  players: readonly Player[];
  decision: Question | null;
  /** What happened since the last position, oldest first: what a board animates. */
  news: readonly Event[];
  /** Show the tableau of another player. */
  onShow: (seat: number) => void;
  /** `phone`: one thing at a time, in a column of 360 px or more. */
  layout: Layout;
  /** What of the board is wanted: everything, what all share, the tableau of `shown`, or what lies beside. */
  part: Part;
};

export type Layout = 'wide' | 'phone';
export type Column = Exclude<Part, 'all'>;
export type Part = 'all' | 'shared' | 'own' | 'side';

/** A component of the board that options name, such as `space:pit_8`. */
export type Target = {
  state: 'idle' | 'legal' | 'selected' | 'dim';
  /** What it does, as a full sentence; empty unless legal. */
  label: string;
  /** The key that chooses it, if one is shown. */
  key: string | null;
  press: () => void;
  /** Why it cannot be chosen now, as a sentence, once that is known. */
  why?: string;
};

export type Targets = {
  get: (id: string) => Target;
  /** Whether anything on the board is lit. */
  any: boolean;
  /** Somebody wants to know why something is closed. */
  ask?: () => void;
};

export const TargetsContext = createContext<Targets>({
  get: () => ({ state: 'idle', label: '', key: null, press: () => undefined }),
  any: false,
});

/** Elements that are pressed carry `data-target={id}` while they are lit: the arrow keys go from one to the next. */
export function useTarget(id: string): Target {
  return use(TargetsContext).get(id);
}

/** Messages name the rounds and the phase. */
export type Rounds = { label: string; count: number; now: number; isPlain?: boolean; phase?: string };

/** Something a seat has: `text` is a message. */
export type Stock = { icon: string; text: string; n: number };

/** What a title brings along; its own types of views, events and printed facts are known to it alone. */
export type BoardModule<View = AnyView, Event = GameEvent, Facts = unknown> = {
  Board: ComponentType<BoardProps<View, Event>>;
  /**
   * The wide board is a drawing as large as the window allows, and it goes on beyond its sides. From some height on it
   * has nothing farther from its middle than it reaches: there the rails with panels and log lie over it. Without it the
   * rails stand beside the board.
   */
  scene?: { width: number; height: number; railsFrom: number; reach: number };
  /** On a tablet its parts stand in two columns, each as on a phone; without it the board is above, all else below. */
  columns?: readonly [readonly Column[], readonly Column[]];
  /** On a wide window there is one rail only, at the right, at least so many pixels wide. */
  rail?: number;
  /** Stocks and marks of one player, for the panel with their name and score. */
  Panel: ComponentType<{ view: View; seat: number; player: Player }>;
  /** What belongs beside the board, above the log: my orders. A tab of its own on a phone. */
  Side?: ComponentType<BoardProps<View, Event>>;
  /** What `Side` shows is the scene of the moment: it stands before the players' panels where there is one rail. */
  isSideFirst?: boolean;
  /** What belongs under the players' panels: the shift clock. With the scores on a phone. */
  Under?: ComponentType<BoardProps<View, Event>>;
  /** What the parts are called on the tabs of a phone: ids of messages and icons; without it, plain words. */
  tabs?: Readonly<Partial<Record<'shared' | 'own' | 'side', { text: string; icon: string }>>>;
  /** Where the components of a question lie, so that a phone shows that part. */
  partOf?: (decision: Question, options: readonly Option[]) => 'shared' | 'own' | 'side';
  /** The board in words, for screen readers and whoever likes it. */
  TextBoard: ComponentType<BoardProps<View, Event>>;
  /** Score of a seat as everybody may see it; null: nobody may. */
  score: (view: View, seat: number) => number | null;
  /** What everybody at the table counts of a seat, money and workers: a symbol, its name, how many. */
  strip?: (view: View, seat: number) => readonly Stock[];
  /** What is worth knowing of a seat beside its name, such as that it passed: a message, or null. */
  tag?: (view: View, seat: number) => string | null;
  /** Round, shift or phase: the pips of the header, in Roman numerals unless told, and the phase beside them. */
  rounds: (view: View) => Rounds;
  /** What is running and how much of it is left, for the action bar; null: nothing. */
  Track?: ComponentType<{ view: View; decision: Question; events: readonly Event[] }>;
  /** How options are grouped in the action bar: a message id by the text id of an option. */
  groups: Readonly<Record<string, string>>;
  /** The same where the text id alone does not tell, such as the building of a space; null: by `groups`. */
  groupOf?: (option: Option) => string | null;
  /** A symbol for a group, by its message id. */
  groupIcons?: Readonly<Record<string, string>>;
  /** The key that comes to mind for an option: a digit or a small letter; another is taken where it is not free. */
  keyOf?: (option: Option) => string | null;
  /** What an option is and what it costs, where its own text is but a name; null: the text says it. `facts`: of own components; null: as printed. */
  optionText?: (option: Option, view: View, texts: Texts, facts: Facts | null) => string | null;
  /** What the main button says of an option, in few words with the price; null: as it is listed. `kind`: of the question. */
  act?: (option: Option, view: View, texts: Texts, facts: Facts | null, kind: string) => string | null;
  /** Whether an option only ends what is done, while little else is left to do: then its button alone asks. */
  isDone?: (option: Option, options: readonly Option[]) => boolean;
  /** A small drawing for an option's button. */
  Glyph?: ComponentType<{ text: string; args: Readonly<Record<string, string | number>> }>;
  /** What the score sheet of a finished game shows beside the points. */
  Result?: ComponentType<{ sheet: readonly SheetRow[]; players: readonly Player[] }>;
  /** How long an event is shown on a banner, one after the other; null: it is not worth one. */
  stepMs: (event: Event) => number | null;
  /** The scorings of the game so far, from everything that was told of it. */
  scorings?: (log: readonly Event[], texts: Texts, names: readonly string[]) => readonly Scoring[];
  /** What begins before an event, by its place in the log: shifts, rounds, phases. */
  headings?: (log: readonly Event[], texts: Texts) => ReadonlyMap<number, string>;
  /** What the sheet is called that says what would be scored now: a message, where a round is called otherwise. */
  outlook?: string;
  /** Whether an event happened in the tableau of whoever did it, so that this is shown. */
  isOwnPart?: (event: Event) => boolean;
  /** What a component is and which rule governs it: a message id of the help catalogue, by component id. */
  help: (component: string) => string | null;
  /** What the guide of a first game says, when the moment for it has come. */
  hints?: readonly Hint<View, Event>[];
};

export type LazyBoard = LazyExoticComponent<ComponentType>;
