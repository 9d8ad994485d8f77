/** What is printed, as the edition in play has it. */
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import {
  COMPONENTS,
  type KohleUndKolonieComponents,
  type MineFacts,
  type PitheadSideFacts,
} from '../../generated/kohle-und-kolonie-components';
import { useFactsOf } from '../facts';

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;

/** Of our board, or of the one the players brought along. */
export function useFacts(): KohleUndKolonieComponents {
  return useFactsOf(COMPONENTS);
}

/** The side of a pithead tile that lies up. */
export function sideOf(
  facts: KohleUndKolonieComponents,
  { edition }: Pick<KohleUndKolonieView, 'edition'>,
  tile: string,
  side: string,
): PitheadSideFacts | undefined {
  return facts.pithead_sides.find(
    (found) => found.tile === tile && found.side === side && found.editions.includes(edition),
  );
}

export function mineOf(facts: KohleUndKolonieComponents, tile: string): MineFacts | undefined {
  return facts.mines[tile];
}
