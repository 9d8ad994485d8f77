import { describe, expect, it } from 'vitest';
import type { Point } from '../../../art/svg';
import { COMPONENTS, type KohleUndKolonieComponents } from '../../../generated/kohle-und-kolonie-components';
import { distance, NEAT, overlap, SHEET } from './geometry';
import { groundOf } from './ground';
import { type Place, settle, widthOf, wrappings } from './labels';
import { surveyOf } from './survey';
import { symbols } from './symbols';

const at = (x: number, y: number, cost = 0): Place => ({
  box: { x, y, w: 40, h: 10 },
  lines: ['name'],
  anchor: 'middle',
  cost,
});

describe('names', () => {
  it('take the place they like best', () => {
    const [first, second] = [at(0, 0, 1), at(0, 50, 2)];
    expect(settle([{ id: 'a', places: [second, first] }], []).get('a')).toBe(first);
  });

  it('make way for symbols', () => {
    const [liked, free] = [at(0, 0), at(0, 50, 20)];
    const places = settle([{ id: 'a', places: [liked, free] }], [{ x: 10, y: 0, w: 20, h: 20, weight: 4 }]);
    expect(places.get('a')).toBe(free);
  });

  it('make way for each other', () => {
    const places = settle(
      [
        { id: 'a', places: [at(0, 0), at(0, 40, 5)] },
        { id: 'b', places: [at(10, 0), at(200, 200, 500)] },
      ],
      [],
    );
    expect(overlap(places.get('a')?.box ?? at(0, 0).box, places.get('b')?.box ?? at(0, 0).box)).toBe(0);
  });

  it('break into two lines of about the same length', () => {
    expect(wrappings('Mansfeld')).toEqual([['Mansfeld']]);
    expect(wrappings('Vereinigte Bommerbänke Tiefbau')[1]).toEqual(['Vereinigte', 'Bommerbänke Tiefbau']);
  });

  it('are as wide as their letters', () => {
    expect(widthOf('mm', 10, false)).toBeGreaterThan(widthOf('ii', 10, false));
    expect(widthOf('AB', 10, true, 3)).toBe(widthOf('AB', 10, true) + 6);
  });
});

const BOARDS: readonly (readonly [string, KohleUndKolonieComponents])[] = [
  ['our own', COMPONENTS],
  ['one with long names', longer(COMPONENTS)],
  ['one that is mirrored and draws but the claims', mirrored(COMPONENTS)],
];

describe.each(BOARDS)('the map of %s', (_, facts) => {
  const survey = surveyOf(facts);
  const names = [...survey.claimNames.values(), ...survey.villageNames.values()].map(({ box }) => box);

  it('names every claim and every village', () => {
    expect([...survey.claimNames.keys()]).toEqual(Object.keys(facts.claims));
    expect([...survey.villageNames.keys()]).toEqual(Object.keys(facts.villages));
  });

  it('keeps all names on the sheet', () => {
    for (const { x, y, w, h } of names) {
      expect(x).toBeGreaterThan(NEAT - 8);
      expect(y).toBeGreaterThan(0);
      expect(x + w).toBeLessThan(SHEET.width - NEAT + 8);
      expect(y + h).toBeLessThan(SHEET.height);
    }
  });

  it('lets names cover neither symbols nor each other by much', () => {
    const things = symbols(groundOf(facts));
    const share = (box: (typeof names)[number], others: typeof names): number =>
      others.reduce((sum, other) => sum + (other === box ? 0 : overlap(box, other)), 0) / (box.w * box.h);
    for (const box of names) {
      expect(share(box, things)).toBeLessThan(0.25);
      expect(share(box, names)).toBeLessThan(0.25);
    }
  });

  it('puts villages and stations where they can be told apart', () => {
    const places = [...survey.villages.values(), ...survey.stations.values()].map((place) => place.at);
    for (const [i, place] of places.entries())
      for (const other of places.slice(i + 1)) expect(distance(place, other)).toBeGreaterThan(22);
  });
});

/** Names twice as long as ours. */
function longer(facts: KohleUndKolonieComponents): KohleUndKolonieComponents {
  const renamed = <T extends { name: string }>(rows: Record<string, T>, first: string): Record<string, T> =>
    Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, name: `${first}${row.name}` }]));
  return { ...facts, claims: renamed(facts.claims, 'Gewerkschaft '), villages: renamed(facts.villages, 'Neu-') };
}

/** East is west; no coast, no river, no wishes for names. */
function mirrored(facts: KohleUndKolonieComponents): KohleUndKolonieComponents {
  const turn = ({ x, y }: Point): Point => ({ x: 1000 - x, y });
  const moved = <T extends { position: Point }>(rows: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, position: turn(row.position) }]));
  const villages = Object.entries(facts.villages).map(([id, row]) => [id, { ...row, label_side: '' }] as const);
  return {
    ...facts,
    claims: Object.fromEntries(
      Object.entries(facts.claims).map(([id, row]) => [id, { ...row, label: null, polygon: row.polygon.map(turn) }]),
    ),
    mines: moved(facts.mines),
    stations: moved(facts.stations),
    villages: moved(Object.fromEntries(villages)),
    lines: facts.lines.map((line) => ({ ...line, track: line.track.map(turn) })),
    outline: [],
    river: [],
  };
}
