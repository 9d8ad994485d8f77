/** The table as the live one shows it, at a moment of a finished game: nothing can be chosen any more. */
import type { AnyView, GameEvent, Position, Schemas, Table } from '../lib/api';
import type { BoardModule, Player } from '../table/board';
import { NOTHING } from '../table/choosing';
import type { StageProps } from '../table/Stage';
import type { Tab } from '../table/Tabs';
import type { Choosing } from '../table/useChoosing';
import type { Width } from '../table/useWidth';
import { until } from './useReplay';

type Replayed = Schemas['ReplayJson'];

export const UNSEEN: AnyView = {}; // while nothing is shown

const nothing = (): void => undefined;

/** Nobody is asked. */
const IDLE: Choosing = {
  options: [],
  arranged: { groups: [], leaving: null },
  chosen: NOTHING,
  ambiguous: [],
  sent: null,
  textOf: () => '',
  actOf: () => '',
  isDone: () => false,
  open: null,
  setOpen: nothing,
  targets: { any: false, get: () => ({ state: 'idle', label: '', key: null, press: nothing }) },
  offer: nothing,
  confirm: nothing,
  drop: nothing,
};

/** A moment of the replay as a position of the table. */
export function position(table: Table, at: Replayed | undefined): Position {
  return {
    ply: at?.ply ?? 0,
    seat: at?.seat ?? null,
    view: at?.view ?? UNSEEN,
    decision: at?.decision ?? null,
    options: [],
    events: [],
    scores: at?.scores ?? null,
    revision: table.revision,
    since: null,
    can_undo: false,
    back_to: null,
    is_private: false,
  };
}

type Scene = {
  table: Table;
  module: BoardModule;
  players: readonly Player[];
  width: Width;
  tab: Tab;
  isText: boolean;
  isPlain: boolean;
  log: readonly GameEvent[];
  headings: StageProps['headings'];
  at: Replayed;
  /** The ply that is drawn, and the one before what is told as new. */
  drawn: number;
  from: number;
  seat: number | null;
  shown: number;
  show: (seat: number) => void;
  look: (ply: number) => void;
};

export function stageOf(scene: Scene): StageProps {
  const { table, module, players, width, tab, isText, isPlain, log, at, drawn, from, show, look } = scene;
  return {
    ...{ table, module, isPlain, players, isText, width, tab },
    game: position(table, at),
    present: [],
    log: until(log, drawn),
    board: {
      view: at.view ?? UNSEEN,
      seat: scene.seat,
      shown: scene.shown,
      players,
      decision: at.decision,
      news: log.filter(({ ply }) => ply >= from && ply < drawn),
      onShow: show,
      layout: width === 'phone' || width === 'small' ? 'phone' : 'wide',
      part: 'all',
    },
    choosing: IDLE,
    railTab: 'log',
    onRailTab: nothing,
    chat: null,
    unread: 0,
    names: players.map(({ name }) => name),
    onShow: show,
    headings: scene.headings,
    looked: null,
    onLook: look,
  };
}
