import { describe, expect, it } from 'vitest';
import { TITLES } from '../boards';
import samples from '../generated/samples.json';
import type { Position } from '../lib/api';
import { type Hint, type Moment, nextHint, stillGiven } from './guide';

/** Moments of real games, as whoever is asked lives them. */
function momentsOf(family: string): Moment[] {
  const positions = samples[family as keyof typeof samples] as unknown as readonly Position[];
  return positions.map(({ view, seat, ply, decision, options, events }) => ({
    view,
    seat: seat ?? 0,
    ply,
    decision: options.length > 0 ? decision : null,
    options,
    log: events,
  }));
}

describe.each(TITLES.filter(({ load }) => load !== null))('the first game of $family', async ({ family, load }) => {
  const hints = (await load?.())?.hints ?? [];

  it('greets, and says most of it in the course of a few games', () => {
    const given = new Set<string>();
    for (let i = 0; i <= hints.length; i += 1) {
      for (const moment of momentsOf(family)) {
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
    expect(momentsOf(family).some((moment) => last?.fits(moment))).toBe(true);
  });
});

describe('a hint', () => {
  const moment = (ply: number, kind: string | null): Moment<null> => ({
    view: null,
    seat: 0,
    ply,
    decision: kind === null ? null : { seat: 0, kind, prompt: '', args: {} },
    options: [],
    log: [],
  });
  const ofQuestion: Hint<null> = { text: 'a', fits: ({ decision }) => decision?.kind === 'Draft' };
  const ofNews: Hint<null> = { text: 'b', fits: () => true };

  it('is over when its question is answered, also where the next is of the same kind', () => {
    const given = stillGiven({ hint: ofQuestion, ply: null }, moment(4, 'Draft'));
    expect(given?.ply).toBe(4);
    expect(given && stillGiven(given, moment(4, 'Draft'))).not.toBeNull();
    expect(given && stillGiven(given, moment(5, null))).toBeNull();
    expect(given && stillGiven(given, moment(7, 'Draft'))).toBeNull();
  });

  it('about what happened stays while others play, until one plays oneself', () => {
    const given = stillGiven({ hint: ofNews, ply: null }, moment(4, null));
    const later = given && stillGiven(given, moment(6, null));
    const asked = later && stillGiven(later, moment(8, 'Draft'));
    expect(asked?.ply).toBe(8);
    expect(asked && stillGiven(asked, moment(9, null))).toBeNull();
  });
});
