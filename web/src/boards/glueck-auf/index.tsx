/** Glück Auf, as the table knows it. */
import type { GlueckAufView } from '../../generated/glueck-auf';
import { COMPONENTS } from '../../generated/glueck-auf-components';
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
import { GEOMETRY } from './pit/geometry';
import { headings, scorings } from './scoring';
import { Side, Under } from './Side';
import { TextBoard } from './TextBoard';
import { Track } from './Track';
import { Won } from './Won';
import type { Event } from './events';

const PIT_WORK = new Set(['PitStep', 'SubCube']);

const module: BoardModule<GlueckAufView, Event> = {
  Board,
  scene: { width: GEOMETRY.wide.width, height: GEOMETRY.wide.height, railsFrom: 296, reach: 424 },
  columns: [['shared'], ['own']],
  Panel,
  Side,
  Under,
  tabs: {
    shared: { text: 'web-ga-tab-shared', icon: 'factory' },
    own: { text: 'web-ga-tab-own', icon: 'cage' },
    side: { text: 'web-ga-tab-side', icon: 'order' },
  },
  partOf: ({ kind }) => (PIT_WORK.has(kind) ? 'own' : 'shared'),
  TextBoard,
  strip: (view, seat) => {
    const mine = view.seats[seat];
    if (mine === undefined) return [];
    return [
      { icon: 'mark', text: 'web-ga-panel-marks', n: mine.marks },
      { icon: 'worker', text: 'web-ga-panel-workers', n: mine.workers },
    ];
  },
  score: (view, seat) => view.seats[seat]?.score ?? 0,
  rounds: (view) => ({ label: 'web-ga-shift', count: COMPONENTS.shifts, now: view.shift }),
  Track,
  groups: GROUPS,
  groupOf,
  groupIcons,
  keyOf,
  optionText,
  act,
  Glyph,
  Result: Won,
  outlook: 'web-ga-outlook',
  stepMs,
  isOwnPart,
  scorings,
  headings,
  help,
  hints: HINTS,
};

export default module;
