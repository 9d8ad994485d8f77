/** Scorings, as the events of the game tell them: who got what, for what. */
import type { GameEvent } from '../lib/api';

/** What somebody got on a row; `note` says for how many. */
export type Gain = { seat: number; points: number; note: string | null };

/** `unit`: what is counted, where that is not points. */
export type SceneRow = { text: string; gains: readonly Gain[]; unit: string | null };

export type SceneLine = { seat: number | null; text: string };

export type SceneGroup = { text: string | null; rows: readonly SceneRow[]; lines: readonly SceneLine[] };

export type Scoring = {
  key: string;
  /** On its tab, such as “II”. */
  label: string;
  title: string;
  groups: readonly SceneGroup[];
};

type Open = { text: string | null; rows: Map<string, { gains: Gain[]; unit: string | null }>; lines: SceneLine[] };

/** Puts a scoring together while its events are read. */
export class SceneBuilder {
  private readonly groups: Open[] = [];

  constructor(
    private readonly key: string,
    private readonly label: string,
    private readonly title: string,
  ) {}

  private group(text: string | null): Open {
    let found = this.groups.find((group) => group.text === text);
    if (found === undefined) {
      found = { text, rows: new Map(), lines: [] };
      this.groups.push(found);
    }
    return found;
  }

  /** Somebody got something; what they get again for the same is added. */
  gain(group: string | null, row: string, gain: Gain, unit: string | null = null): void {
    const { rows } = this.group(group);
    const found = rows.get(row) ?? { gains: [], unit };
    rows.set(row, found);
    const before = found.gains.find(({ seat }) => seat === gain.seat);
    if (before === undefined) found.gains.push({ ...gain });
    else before.points += gain.points;
  }

  tell(group: string | null, line: SceneLine): void {
    this.group(group).lines.push(line);
  }

  get isEmpty(): boolean {
    return this.groups.length === 0;
  }

  build(): Scoring {
    const groups = this.groups.map(({ text, rows, lines }) => ({
      text,
      lines,
      rows: [...rows].map(([row, { gains, unit }]) => ({ text: row, gains, unit })),
    }));
    return { key: this.key, label: this.label, title: this.title, groups };
  }
}

/** The points of the first rows, by seat. */
export function totals(groups: readonly SceneGroup[], seats: number, rows = Infinity): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  const counted = groups.flatMap((group) => group.rows).slice(0, rows);
  for (const { gains, unit } of counted) {
    if (unit === null) for (const { seat, points } of gains) sums[seat] = (sums[seat] ?? 0) + points;
  }
  return sums;
}

/** Whom an event is about, if it names somebody. */
export function whose({ args }: Pick<GameEvent, 'args'>): number | null {
  return typeof args['seat'] === 'number' ? args['seat'] : null;
}
