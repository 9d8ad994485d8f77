/** The score sheet of a finished game: where every point came from. */
import type { Table } from '../lib/api';

export type SheetRow = { category: string; round: number; points: number[] };

export type Result = {
  scores: number[];
  ranking: number[];
  sheet: SheetRow[];
  broken_off?: unknown;
  uploaded?: boolean;
};

/** The message that names a round, where a title has no word of its own. */
export const A_ROUND = 'web-sheet-round';

/** A line of the sheet: a round with its categories, or a category of the whole game. */
export type Line = { round: number; category: string | null; points: number[]; parts: SheetRow[] };

export function resultOf(table: Table): Result | null {
  return table.result !== null && 'sheet' in table.result ? (table.result as Result) : null;
}

const isWorth = ({ points }: SheetRow): boolean => points.some((n) => n !== 0);

/** Lines in the order of the sheet; rounds are always there, categories only where they brought somebody something. */
export function linesOf(sheet: readonly SheetRow[]): Line[] {
  const lines: Line[] = [];
  for (const row of sheet) {
    if (row.round === 0 && !isWorth(row)) continue;
    const line = row.round === 0 ? undefined : lines.find((other) => other.round === row.round);
    const parts = isWorth(row) ? [row] : [];
    if (line === undefined) {
      const category = row.round === 0 ? row.category : null;
      lines.push({ round: row.round, category, points: row.points, parts: row.round === 0 ? [] : parts });
    } else {
      line.points = line.points.map((points, seat) => points + (row.points[seat] ?? 0));
      line.parts.push(...parts);
    }
  }
  return lines;
}

/** The seats that are first; several after a draw. */
export function winners(result: Result): number[] {
  return result.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** How far the first is ahead of the best of the others; 0 where points did not decide. */
export function lead(result: Result): number {
  const first = winners(result);
  const others = result.scores.filter((_, seat) => !first.includes(seat));
  return others.length === 0 ? 0 : (result.scores[first[0] ?? 0] ?? 0) - Math.max(...others);
}

/** Lines by source, whatever the round. */
export function sourcesOf(sheet: readonly SheetRow[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { category, points } of sheet) {
    const line = lines.get(category) ?? { round: 0, category, points: points.map(() => 0), parts: [] };
    line.points = line.points.map((sum, seat) => sum + (points[seat] ?? 0));
    lines.set(category, line);
  }
  return [...lines.values()].filter(({ points }) => points.some((n) => n !== 0));
}

export type Decided = { winner: number; other: number; category: string; points: number };

/** Where the winner was furthest ahead of the next best; null: points did not decide. */
export function decidedBy(result: Result): Decided | null {
  const [winner, ...more] = winners(result);
  const other = result.ranking.indexOf(2);
  if (winner === undefined || more.length > 0 || other === -1 || lead(result) === 0) return null;
  const ahead = sourcesOf(result.sheet).map(({ category, points }) => ({
    winner,
    other,
    category: category ?? '',
    points: (points[winner] ?? 0) - (points[other] ?? 0),
  }));
  return ahead.reduce<Decided | null>((best, next) => (next.points > (best?.points ?? 0) ? next : best), null);
}
