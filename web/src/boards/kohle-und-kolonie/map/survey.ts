/** The board in play as it is drawn: its ground, names, ornaments. Made once for a board. */
import type { KohleUndKolonieComponents } from '../../../generated/kohle-und-kolonie-components';
import { useFacts } from '../facts';
import { curve, lines, onSheet } from './geometry';
import { type Ground, groundOf } from './ground';
import type { Place } from './labels';
import { letterBoxes, type Lettering, regionNames } from './lettering';
import { claimNames, villageNames } from './naming';
import { type Corners, corners } from './ornaments';
import { type Hill, hills, type Wood, woods } from './relief';

export type Survey = Omit<Ground, 'river'> & {
  /** Of the land; empty: where the claims end. */
  outline: string;
  river: string;
  corners: Corners;
  claimNames: ReadonlyMap<string, Place>;
  villageNames: ReadonlyMap<string, Place>;
  regions: readonly Lettering[];
  hills: readonly Hill[];
  woods: readonly Wood[];
};

const surveys = new WeakMap<KohleUndKolonieComponents, Survey>();

/** The survey of the board that the table plays on. */
export function useSurvey(): Survey {
  return surveyOf(useFacts());
}

export function surveyOf(facts: KohleUndKolonieComponents): Survey {
  const known = surveys.get(facts);
  if (known !== undefined) return known;
  const made = survey(facts);
  surveys.set(facts, made);
  return made;
}

function survey(facts: KohleUndKolonieComponents): Survey {
  const ground = groundOf(facts);
  const free = corners(ground);
  const claims = claimNames(ground, free);
  const villages = villageNames(ground, free, claims);
  const names = [...claims.values(), ...villages.values()].map(({ box }) => box);
  const regions = regionNames(ground, free, names);
  const taken = [...names, ...regions.flatMap(letterBoxes)];
  return {
    ...ground,
    outline: lines(facts.outline.map(onSheet)),
    river: curve(ground.river),
    corners: free,
    claimNames: claims,
    villageNames: villages,
    regions,
    hills: hills(ground, free, taken),
    woods: woods(ground, free, taken),
  };
}
