/** Schichtwechsel, as the table knows it. */
import type { View } from '../../generated/schichtwechsel';
import { COMPONENTS, type SchichtwechselComponents } from '../../generated/schichtwechsel-components';
import type { BoardModule } from '../../table/board';
import { act, optionText } from './act';
import { Board } from './Board';
import { Glyph } from './Glyph';
import { groupIcons, groupOf, GROUPS, keyOf } from './groups';
import { HINTS } from './guide';
import { help } from './help';
import { stepMs } from './motion';
import { isOwnPart } from './ownPart';
import { Panel } from './Panels';
import { phaseText } from './Round';
import { headings, scorings } from './scoring';
import { Side, Under } from './Side';
import { TextBoard } from './TextBoard';
import { Track } from './Track';
import { Won } from './Won';
import type { Event } from './events';

/** Where the components of a question lie; all else is on the board that all share. */
const CARDS = new Set(['Turn', 'CopyCard', 'ChooseVariant']);
const COLLIERY = new Set([
  'PlaceCube',
  'PlaceCoal',
  'Haul',
  'Convert',
  'HousePick',
  'WaterAmount',
  'SalePick',
  'Pay',
  'ChooseOption',
  'MayPlace',
  'TurnEnd', // where the heap is exchanged
]);

const module: BoardModule<View, Event, SchichtwechselComponents> = {
  Board,
  rail: 224,
  columns: [['side', 'shared'], ['own']],
  Panel,
  Side,
  Under,
  tabs: {
    shared: { text: 'web-sw-tab-shared', icon: 'road' },
    own: { text: 'web-sw-tab-own', icon: 'minecart' },
    side: { text: 'web-sw-tab-side', icon: 'round-card' },
  },
  partOf: ({ kind }) => (CARDS.has(kind) ? 'side' : COLLIERY.has(kind) ? 'own' : 'shared'),
  TextBoard,
  strip: (view, seat) => {
    const mine = view.seats[seat];
    if (mine === undefined) return [];
    // what one pays with, instead of money and workers
    return [
      { icon: 'action-stone', text: 'web-sw-panel-cube', n: mine.cube ? 1 : 0 },
      { icon: 'cube', text: 'web-sw-panel-white', n: mine.white },
      { icon: 'mark', text: 'web-sw-panel-coins', n: mine.coins },
    ];
  },
  score: (view, seat) => view.seats[seat]?.score ?? 0,
  tag: (view, seat) => (view.seats[seat]?.passed === true ? 'sw-board-passed' : null),
  rounds: (view) => ({
    label: 'web-table-round',
    count: COMPONENTS.rounds,
    now: view.round,
    isPlain: true,
    phase: phaseText(view.phase),
  }),
  Track,
  groups: GROUPS,
  groupOf,
  groupIcons,
  keyOf,
  optionText,
  act,
  isDone: ({ text }) => text === 'sw-end-turn',
  Glyph,
  Result: Won,
  stepMs,
  isOwnPart,
  scorings,
  headings,
  help,
  hints: HINTS,
};

export default module;
