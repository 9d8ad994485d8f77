/** What the rules page draws: moments of a game, and the shift clock of its worked example. */
import found from 'examples:glueck-auf/3/PitStep,PlaceWorkers';
import type { Examples } from '../title';

const { PitStep, PlaceWorkers } = found;

/** As the text beside it tells: three cubes against two, one against one, and none. */
const CLOCK = {
  coal_yellow: { counts: [3, 2, 0], places: [1, 2, 0] },
  coal_brown: { counts: [1, 1, 0], places: [1, 1, 0] },
  coal_grey: { counts: [0, 0, 2], places: [0, 0, 1] },
  coal_black: { counts: [0, 0, 0], places: [0, 0, 0] },
};

const examples: Examples = {
  pit: PitStep,
  placing: PlaceWorkers,
  scoring: PlaceWorkers && {
    ...PlaceWorkers,
    view: { ...PlaceWorkers.view, shift: 1, clock: { ...(PlaceWorkers.view['clock'] as object), ...CLOCK } },
  },
};

export default examples;
