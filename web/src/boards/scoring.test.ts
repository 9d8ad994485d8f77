// Scorings of whole games, from the events of recorded ones (`tests/records`): every point of the score sheet is on them.
import { beforeAll, describe, expect, it } from 'vitest';
import { textsWith } from '../lib/i18n';
import type { Texts } from '../lib/texts';
import { type Scoring, totals } from '../table/scene';
import type { SheetRow } from '../replay/sheet';
import finished from './finished.sample.json';
import { headings as shifts, scorings as glueckAuf } from './glueck-auf/scoring';
import { headings, scorings as kohleUndKolonie } from './kohle-und-kolonie/scoring';
import { scorings as schichtwechsel } from './schichtwechsel/scoring';

type Scorings = (log: readonly never[], texts: Texts, names: readonly string[]) => readonly Scoring[];
type Finished = { scores: number[]; sheet: SheetRow[]; events: { kind: string }[] };

const NAMES = ['Anton', 'Berta', 'Cilly', 'Dora'];
const CATALOGUES = ['web_table', 'glueck-auf-names', 'glueck-auf', 'kohle-und-kolonie', 'schichtwechsel'];
let texts: Texts;

beforeAll(async () => {
  texts = await textsWith('en', [...CATALOGUES, 'web_glueck_auf', 'web_kohle_und_kolonie', 'web_schichtwechsel']);
});

function of(title: keyof typeof finished): { game: Finished; found: readonly Scoring[]; said: string } {
  const scorings = { 'glueck-auf': glueckAuf, 'kohle-und-kolonie': kohleUndKolonie, schichtwechsel }[title] as Scorings;
  const game = finished[title] as unknown as Finished;
  const found = scorings(game.events as never[], texts, NAMES);
  return { game, found, said: JSON.stringify(found) };
}

const sum = (rows: readonly (readonly number[])[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => rows.reduce((all, row) => all + (row[seat] ?? 0), 0));

describe('scorings', () => {
  it('of Glück Auf: a shift each, and the end, with why', () => {
    const { game, found } = of('glueck-auf');
    expect(found.map(({ label }) => label)).toEqual(['I', 'II', 'III', 'End']);
    const seats = game.scores.length;
    for (const [i, { groups }] of found.entries()) {
      const isFinal = i === found.length - 1;
      const rows = game.sheet.filter(({ round, category }) =>
        isFinal ? round === 0 && !category.startsWith('orders_') : round === i + 1,
      );
      expect(totals(groups, seats)).toEqual(
        sum(
          rows.map(({ points }) => points),
          seats,
        ),
      );
    }
    const [row] = found[0]?.groups.find(({ rows }) => rows.length > 0)?.rows ?? [];
    expect(row).toEqual({
      text: 'brown coal: 3 VP, second place 1.',
      gains: [{ seat: 3, points: 3, note: '1' }],
      unit: null,
    });
  });

  it('of Kohle & Kolonie: every round phase by phase, and every point of the game', () => {
    const { game, found } = of('kohle-und-kolonie');
    expect(found.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', 'End']);
    const seats = game.scores.length;
    for (const [i, { groups }] of found.entries()) {
      const isFinal = i === found.length - 1;
      const rows = game.sheet.filter(({ round, category }) =>
        isFinal ? category.startsWith('end_') : round === i + 1,
      );
      expect(totals(groups, seats), `scoring ${i}`).toEqual(
        sum(
          rows.map(({ points }) => points),
          seats,
        ),
      );
    }
    expect(found[2]?.groups.map(({ text }) => text)).toEqual([
      'During the round',
      'Mine disaster',
      'Coal Trust',
      'Income',
      'Scoring of claims',
      'Consolidation',
      'Pithead tiles',
    ]);
    expect(found[2]?.groups[3]?.rows).toEqual([
      {
        text: 'Income',
        unit: 'T',
        gains: [
          { seat: 3, points: 7, note: null },
          { seat: 2, points: 7, note: null },
          { seat: 1, points: 4, note: null },
        ],
      },
    ]);
    expect(found[2]?.groups[5]?.lines.map(({ text }) => text)).toHaveLength(5);
  });

  it('of Kohle & Kolonie: what a disaster makes the trust buy is of the disaster; the cokery begins the pithead', () => {
    const events = [
      ['round_began', { round: 3 }],
      ['seat_disc_drawn', { seat: 0 }],
      ['disaster_shown', { disaster: 'highest_number' }],
      ['trust_bought', { mine: 'k-rabe' }],
      ['miner_lost', { seat: 0, origin: 'supply' }],
      ['vp_lost', { seat: 0, category: 'disasters', vp: 2 }],
      ['seat_disc_drawn', { seat: 1 }],
      ['trust_bought', { mine: 'k-prinzessin' }],
      ['miner_lost', { seat: 1, origin: 'supply' }],
      ['trust_bought', { mine: 'k-cronenbank' }],
      ['coins_gained', { seat: 0, coins: 4 }],
      ['vp_gained', { seat: 0, category: 'claims', vp: 5 }],
      ['coins_gained', { seat: 0, coins: 2 }],
      ['vp_gained', { seat: 0, category: 'ironworks', vp: 1 }],
      ['loaded', { seat: 0, wagons: 2, coins: 3, vp: 1 }],
      ['vp_gained', { seat: 0, category: 'loading', vp: 1 }],
      ['coins_gained', { seat: 0, coins: 3 }],
      ['game_won', { seat: 0, vp: 40 }],
    ].map(([kind, args]) => ({ kind, args, text: `kk-${String(kind).replaceAll('_', '-')}` }));
    const [round] = kohleUndKolonie(events as never[], texts, NAMES);
    const told = round?.groups.map(({ text, lines, rows }) => [
      text,
      lines.length,
      ...rows.map(({ gains }) => gains[0]?.points),
    ]);
    expect(told).toEqual([
      ['Mine disaster', 7, -2],
      ['Coal Trust', 1],
      ['Income', 0, 4],
      ['Scoring of claims', 0, 5],
      ['Pithead tiles', 0, 2, 1, 3, 1],
    ]);
  });

  it('of Schichtwechsel: every round with its card, and every point of the game', () => {
    const { game, found } = of('schichtwechsel');
    expect(found.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', 'End']);
    const seats = game.scores.length;
    expect(
      sum(
        found.map(({ groups }) => totals(groups, seats)),
        seats,
      ),
    ).toEqual(game.scores);
  });

  it('speak of things, not of ids', () => {
    for (const title of ['glueck-auf', 'kohle-und-kolonie', 'schichtwechsel'] as const) {
      const { said } = of(title);
      expect(said).not.toMatch(/\{\$|\?\?\?|[a-z]_[a-z0-9]|\b[a-z]{2}-[a-z]+-[a-z]/u);
    }
  });
});

describe('headings of the log', () => {
  it('of Glück Auf number shifts as the clock does', () => {
    const events = [1, 2, 3].map((shift) => ({ kind: 'shift_began', args: { shift } }));
    expect([...shifts(events as never[], texts).values()]).toEqual(['Shift I', 'Shift II', 'Shift III']);
  });

  it('of Kohle & Kolonie name the round, unless the game began within it', () => {
    const { events } = finished['kohle-und-kolonie'] as unknown as Finished;
    const all = [...headings(events as never[], texts).values()];
    const begun = [...headings(events.filter(({ kind }) => kind !== 'round_began') as never[], texts).values()];
    expect(all.find((heading) => heading.includes('·'))).toMatch(/^Round 1 · \w/);
    for (const heading of begun) expect(heading).toMatch(/^\w/);
  });
});
