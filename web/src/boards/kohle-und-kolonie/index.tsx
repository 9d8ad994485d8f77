/** Kohle & Kolonie, both editions, as the table knows them. */
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import type { BoardModule } from '../../table/board';
import { act, isDone } from './act';
import { auctionTag } from './Auction';
import { Board } from './Board';
import { Glyph } from './Glyph';
import { groupIcons, GROUPS, keyOf } from './groups';
import { HINTS } from './guide';
import { help } from './help';
import { stepMs } from './motion';
import { isOwnPart } from './ownPart';
import { Panel } from './Panels';
import { partOf } from './parts';
import { PHASES } from './phases';
import { headings, scorings } from './scoring';
import { Side } from './Side';
import { TextBoard } from './TextBoard';
import { Track } from './Track';
import { Won } from './Won';
import type { Event } from './events';

const ROUNDS = 5;
const RAIL = 416;

const module: BoardModule<KohleUndKolonieView, Event> = {
  Board,
  rail: RAIL,
  Panel,
  Side,
  isSideFirst: true,
  tabs: {
    shared: { text: 'web-kk-tab-shared', icon: 'claim' },
    own: { text: 'web-kk-tab-own', icon: 'headframe' },
    side: { text: 'web-kk-tab-side', icon: 'bank' },
  },
  partOf,
  TextBoard,
  strip: (view, seat) => {
    const mine = view.seats[seat];
    if (mine === undefined) return [];
    return [
      { icon: 'thaler', text: 'web-kk-panel-coins', n: mine.coins },
      { icon: 'labourer', text: 'web-kk-panel-workers', n: mine.workers },
    ];
  },
  score: (view, seat) => view.seats[seat]?.score ?? 0,
  tag: auctionTag,
  rounds: (view) => {
    const phase = PHASES[view.phase];
    const now = view.is_over ? ROUNDS + 1 : view.round;
    return { label: 'web-kk-round', count: ROUNDS, now, ...(phase === undefined ? {} : { phase }) };
  },
  Track,
  groups: GROUPS,
  groupIcons,
  keyOf,
  act,
  isDone,
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
