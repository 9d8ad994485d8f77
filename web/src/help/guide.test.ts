import { describe, expect, it } from 'vitest';
import { TITLES } from '../boards';
import samples from '../generated/samples.json';
import type { Position } from '../lib/api';
import { give, hasStrayed, type Hint, type Moment, nextHint, stillGiven } from './guide';
import { NEVER } from './lessons';

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
    const given: Record<string, number> = {};
    for (let i = 0; i <= hints.length; i += 1) {
      for (const moment of momentsOf(family)) {
        const hint = nextHint(hints, moment, given);
        if (hint !== null) given[hint.text] = NEVER;
      }
    }
    expect(given).toHaveProperty(hints[0]?.text ?? '');
    expect(Object.keys(given).length).toBeGreaterThan(hints.length / 2);
  });

  it('asks for nothing but what is offered', () => {
    for (const moment of momentsOf(family)) {
      for (const { asks, fits } of hints) {
        if (!fits(moment) || asks === undefined) continue;
        expect(asks(moment).filter((option) => !moment.options.includes(option))).toEqual([]);
      }
    }
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
    const given = stillGiven(give(ofQuestion, moment(4, 'Draft')), moment(4, 'Draft'));
    expect(given?.ply).toBe(4);
    expect(given && stillGiven(given, moment(4, 'Draft'))).not.toBeNull();
    expect(given && stillGiven(given, moment(5, null))).toBeNull();
    expect(given && stillGiven(given, moment(7, 'Draft'))).toBeNull();
  });

  it('about what happened stays while others play, until one plays oneself', () => {
    const given = stillGiven(give(ofNews, moment(4, null)), moment(4, null));
    const later = given && stillGiven(given, moment(6, null));
    expect(later).toBe(given); // nothing new to draw
    const asked = later && stillGiven(later, moment(8, 'Draft'));
    expect(asked?.ply).toBe(8);
    expect(asked && stillGiven(asked, moment(9, null))).toBeNull();
  });

  const options = [7, 8].map((id) => ({ id, targets: [`thing:${id}`], text: 'take', args: {}, commits: false }));
  const asked = (ply: number): Moment<null> => ({ ...moment(ply, 'Draft'), options });
  const ofMove: Hint<null> = { text: 'c', fits: () => true, asks: (now) => now.options.slice(0, 1) };

  it('that asks for a move waits until it is offered', () => {
    expect(nextHint([ofMove], moment(4, null), {})).toBeNull();
    expect(nextHint([ofMove], moment(4, 'Draft'), {})).toBeNull();
    expect(nextHint([ofMove], asked(4), {})).toBe(ofMove);
  });

  it('sees whether the move was made, or another one', () => {
    const given = give(ofMove, asked(4));
    expect(given.asked).toEqual([7]);
    expect(hasStrayed(given, { ply: 4, option: 7 })).toBe(false);
    expect(hasStrayed(given, { ply: 4, option: 8 })).toBe(true);
    expect(hasStrayed(given, null)).toBe(false);
  });

  it('comes again when its move was taken back', () => {
    expect(nextHint([ofMove], asked(6), { c: 4 })).toBeNull();
    expect(nextHint([ofMove], asked(4), { c: 4 })).toBe(ofMove);
    expect(nextHint([ofMove], asked(4), { c: NEVER })).toBeNull();
  });

  it('may come again until something is done', () => {
    const often: Hint<null> = { ...ofMove, until: ({ ply }) => ply > 7 };
    expect(nextHint([often], asked(6), { c: 4 })).toBe(often);
    expect(nextHint([often], asked(8), { c: 4 })).toBeNull();
    expect(nextHint([often], asked(6), { c: NEVER })).toBeNull();
  });
});
