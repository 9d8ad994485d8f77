/** The board in play on the sheet: shapes and positions, before anything is named. */
import type { Point, Rect } from '../../../art/svg';
import type {
  ClaimFacts,
  KohleUndKolonieComponents,
  LineFacts,
  MineFacts,
  StationFacts,
  VillageFacts,
} from '../../../generated/kohle-und-kolonie-components';
import { boxAt, curve, lines, onSheet } from './geometry';

export type At = { at: Point };
export type Claim = ClaimFacts & { shape: readonly Point[]; path: string };
export type Mine = MineFacts & At;
export type Village = VillageFacts & At;
export type Station = StationFacts & At;
export type Line = LineFacts & { course: readonly Point[]; path: string };

export type Ground = {
  facts: KohleUndKolonieComponents;
  claims: ReadonlyMap<string, Claim>;
  mines: ReadonlyMap<string, Mine>;
  villages: ReadonlyMap<string, Village>;
  stations: ReadonlyMap<string, Station>;
  lines: readonly Line[];
  river: readonly Point[];
};

export function groundOf(facts: KohleUndKolonieComponents): Ground {
  const placed = <T extends { position: Point }>(rows: Record<string, T>): ReadonlyMap<string, T & At> =>
    new Map(Object.entries(rows).map(([id, row]) => [id, { ...row, at: onSheet(row.position) }]));
  return {
    facts,
    claims: new Map(
      Object.entries(facts.claims).map(([id, claim]) => {
        const shape = claim.polygon.map(onSheet);
        return [id, { ...claim, shape, path: lines(shape) }];
      }),
    ),
    mines: placed(facts.mines),
    villages: placed(facts.villages),
    stations: placed(facts.stations),
    lines: facts.lines.map((line) => {
      const course = line.track.map(onSheet);
      return { ...line, course, path: curve(course) };
    }),
    river: facts.river.map(onSheet),
  };
}

// -- how much room things take ------------------------------------------------------------------------

const MINE_SIZES: Readonly<Record<MineFacts['kind'], { w: number; h: number }>> = {
  small: { w: 42, h: 29 },
  single: { w: 52, h: 42 },
  large: { w: 64, h: 23 },
};
export const VILLAGE_RADIUS = 16.5;
export const STATION_SIZE = 22;

export function mineBox({ at, kind }: Pick<Mine, 'at' | 'kind'>): Rect {
  const { w, h } = MINE_SIZES[kind];
  return boxAt({ x: at.x, y: at.y + (kind === 'single' ? 5 : 0) }, w, h);
}

export function villageBox({ at }: At): Rect {
  return boxAt(at, 2 * VILLAGE_RADIUS + 2, 2 * VILLAGE_RADIUS + 2);
}

export function stationBox({ at }: At): Rect {
  return boxAt(at, STATION_SIZE + 2, STATION_SIZE + 2);
}
