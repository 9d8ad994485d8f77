/** What the table gives to the board of a title, and what the board gives to the table. */
import { type ComponentType, createContext, type LazyExoticComponent, use } from 'react';
import type { GameEvent, Question } from '../lib/api';
import type { Say } from '../lib/i18n';

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

export type BoardProps<View> = {
  view: View;
  /** Through whose eyes; null: a spectator. */
  seat: number | null;
  /** Whose tableau is shown. */
  shown: number;
  players: readonly Player[];
  decision: Question | null;
  /** What happened since the last position, oldest first: what a board animates. */
  news: readonly GameEvent[];
  /** Show the tableau of another player. */
  onShow: (seat: number) => void;
};

/** A component of the board that options name, such as `space:pit_8`. */
export type Target = {
  state: 'idle' | 'legal' | 'selected' | 'dim';
  /** What it does, as a full sentence; empty unless legal. */
  label: string;
  /** The key that chooses it, if one is shown. */
  key: string | null;
  press: () => void;
};

export type Targets = {
  get: (id: string) => Target;
  /** Whether anything on the board is lit. */
  any: boolean;
};

export const TargetsContext = createContext<Targets>({
  get: () => ({ state: 'idle', label: '', key: null, press: () => undefined }),
  any: false,
});

export function useTarget(id: string): Target {
  return use(TargetsContext).get(id);
}

/** A moment of a story that is told one after the other, such as the majorities at the end of a shift. */
export type Moment = { text: string; ms: number; seat?: number | undefined; points?: number | undefined };

/** What a title brings along. */
export type BoardModule<View = never> = {
  Board: ComponentType<BoardProps<View>>;
  /** Stocks and marks of one player, for the panel with their name and score. */
  Panel: ComponentType<{ view: View; seat: number; player: Player }>;
  /** What belongs beside the board: my orders, the shift clock. */
  Side?: ComponentType<BoardProps<View>>;
  /** The board in words, for screen readers and whoever likes it. */
  TextBoard: ComponentType<BoardProps<View>>;
  /** Score of a seat as everybody may see it. */
  score: (view: View, seat: number) => number;
  /** Round, shift or phase: the pips of the header. */
  rounds: (view: View) => { label: string; count: number; now: number };
  /** What is running and how much of it is left, for the action bar; null: nothing. */
  Track?: ComponentType<{ view: View; decision: Question; events: readonly GameEvent[] }>;
  /** How options are grouped in the action bar: a message id by the text id of an option. */
  groups: Readonly<Record<string, string>>;
  /** A small drawing for an option's button. */
  Glyph?: ComponentType<{ text: string; args: Readonly<Record<string, string | number>> }>;
  /** Events worth telling one by one. */
  moment: (event: GameEvent, say: Say, names: readonly string[]) => Moment | null;
  /** What a component is and which rule governs it: a message id of the help catalogue, by component id. */
  help: (component: string) => string | null;
};

export type LazyBoard = LazyExoticComponent<ComponentType>;
