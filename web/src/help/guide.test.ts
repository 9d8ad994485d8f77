import { describe, expect, it } from 'vitest';
import { HINTS as GLUECK_AUF } from '../boards/glueck-auf/guide';
import { HINTS as KOHLE_UND_KOLONIE } from '../boards/kohle-und-kolonie/guide';
import { HINTS as SCHICHTWECHSEL } from '../boards/schichtwechsel/guide';
import samples from '../generated/samples.json';
import type { Position } from '../lib/api';
import { type Hint, type Moment, nextHint } from './guide';

const TITLES: Readonly<Record<keyof typeof samples, readonly Hint<never>[]>> = {
  'glueck-auf': GLUECK_AUF,
  'kohle-und-kolonie': KOHLE_UND_KOLONIE,
  schichtwechsel: SCHICHTWECHSEL,
};

/** Moments of real games, as whoever is asked lives them. */
function momentsOf(title: keyof typeof samples): Moment<never>[] {
  const positions = samples[title] as unknown as readonly Position[];
  return positions.map(({ view, seat, decision, options, events }) => ({
    view: view as never,
    seat: seat ?? 0,
    decision: options.length > 0 ? decision : null,
    options,
    log: events,
  }));
}

describe.each(Object.keys(TITLES) as (keyof typeof samples)[])('the first game of %s', (title) => {
  const hints = TITLES[title];

  it('greets, and says most of it in the course of a few games', () => {
    const given = new Set<string>();
    for (let i = 0; i <= hints.length; i += 1) {
      for (const moment of momentsOf(title)) {
        const hint = nextHint(hints, moment, given);
        if (hint !== null) given.add(hint.text);
      }
    }
    expect(given).toContain(hints[0]?.text);
    expect(given.size).toBeGreaterThan(hints.length / 2);
  });

  it('comes to an end', () => {
    expect(hints.filter(({ isLast }) => isLast === true)).toHaveLength(1);
    const last = hints.find(({ isLast }) => isLast === true);
    expect(momentsOf(title).some((moment) => last?.fits(moment))).toBe(true);
  });
});
