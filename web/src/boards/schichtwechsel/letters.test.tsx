import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../lib/settings';
import { Board } from './Board';
import { SMALLEST } from './letters';
import { asked, propsOf, show, targetsOf } from './sample';

beforeEach(() => change({ language: 'en' }));
afterEach(cleanup);

/** The size of a text in units of the board, whatever it is scaled by. */
function sizeOf(text: Element): number {
  let size = Number(text.getAttribute('font-size') ?? text.parentElement?.getAttribute('font-size'));
  for (let at: Element | null = text; at !== null; at = at.parentElement) {
    const scale = /scale\(([\d.]+)\)/.exec(at.getAttribute('transform') ?? '')?.[1];
    size *= Number(scale ?? 1);
  }
  return size;
}

describe('lettering', () => {
  it.each(['de', 'en', 'fr'] as const)('can be read in a window of 1366 × 768 (%s)', async (language) => {
    change({ language });
    for (const kind of ['Turn', 'Haul', 'HeadframeTo']) {
      const sample = asked(kind);
      const { container } = show(<Board {...propsOf(sample)} />, targetsOf(sample));
      await waitFor(() => expect(container.querySelector('.sw-stage')).not.toBeNull());
      const small = [...container.querySelectorAll('text')].filter((text) => sizeOf(text) < SMALLEST);
      expect(small.map((text) => `${text.textContent} ${sizeOf(text).toFixed(1)}`)).toEqual([]);
      cleanup();
    }
  });
});

describe('the exchanges of the heap', () => {
  it('stand in one line on the wide board, above the stock', async () => {
    const sample = asked('Turn');
    const { container } = show(<Board {...propsOf(sample)} />, targetsOf(sample));
    await waitFor(() => expect(container.querySelector('.sw-stage')).not.toBeNull());
    const boxes = [...container.querySelectorAll('[data-help="exchange"] > rect:first-child')];
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes.map((box) => box.getAttribute('y'))).size).toBe(1);
  });
});
