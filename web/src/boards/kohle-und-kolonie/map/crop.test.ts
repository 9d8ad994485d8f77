import { describe, expect, it } from 'vitest';
import { COMPONENTS } from '../../../generated/kohle-und-kolonie-components';
import { cropOf, filledOut } from './crop';
import { SHEET } from './geometry';
import { surveyOf } from './survey';

const survey = surveyOf(COMPONENTS);

/** Every claim, those of a city in play or not. */
function claims(out: string | null): Parameters<typeof cropOf>[1]['claims'] {
  return Object.fromEntries(
    Object.entries(COMPONENTS.claims).map(([id, { region }]) => [
      id,
      { is_in_play: region !== out, scores: [], scores_with_mine: [] },
    ]),
  );
}

describe('the part of the sheet that is shown', () => {
  it('is all of it while every claim is in play', () => {
    expect(cropOf(survey, { claims: claims(null) })).toEqual({ x: 0, y: 0, w: SHEET.width, h: SHEET.height });
  });

  it('leaves out most of a city that is not, and nothing else', () => {
    const crop = cropOf(survey, { claims: claims('essen') });
    expect(crop.w).toBeLessThan(SHEET.width * 0.8);
    for (const [id, { shape }] of survey.claims)
      if (COMPONENTS.claims[id]?.region !== 'essen')
        for (const { x, y } of shape) {
          expect(x).toBeGreaterThanOrEqual(crop.x);
          expect(x).toBeLessThanOrEqual(crop.x + crop.w);
          expect(y).toBeGreaterThanOrEqual(crop.y);
          expect(y).toBeLessThanOrEqual(crop.y + crop.h);
        }
  });

  it('fills its window where the sheet has more, and never gets smaller by it', () => {
    const crop = { x: 200, y: 0, w: 600, h: SHEET.height };
    const window = { width: 800, height: SHEET.height };
    const { x, w, h } = filledOut(crop, window);
    expect({ w, h }).toEqual({ w: 800, h: SHEET.height });
    expect(x).toBe(100);
    expect(filledOut(crop, { width: 300, height: 900 })).toEqual(crop);
    expect(filledOut({ ...crop, x: 308 }, window).x).toBe(SHEET.width - 800);
  });
});
