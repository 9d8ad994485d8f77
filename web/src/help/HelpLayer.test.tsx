import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { layOut, showWith } from '../boards/sample';
import { change } from '../lib/settings';
import type { Targets } from '../table/board';
import { HelpLayer } from './HelpLayer';

change({ language: 'en' });
layOut();
afterEach(cleanup);

const show = showWith([]);
const WHY = 'The barrow is at work.';
const closed: Targets = {
  any: true,
  get: () => ({ state: 'idle', label: '', key: null, press: () => undefined, why: WHY }),
};

/** A closed place on the page, touched for so long, before any timer had its turn. */
async function touches(ms: number): Promise<void> {
  show(
    <>
      <div data-help="space:barrow">Barrow</div>
      <HelpLayer table={{ game: 'glueck-auf', id: 'abc' }} help={() => null} />
    </>,
    closed,
  );
  const place = await waitFor(() => screen.getByText('Barrow'));
  const at = (type: string, timeStamp: number): void => {
    const event = new Event(type, { bubbles: true });
    Object.defineProperties(event, { pointerType: { value: 'touch' }, timeStamp: { value: timeStamp } });
    fireEvent(place, event);
  };
  at('pointerdown', 1_000);
  at('pointerup', 1_000 + ms);
}

it.each([40, 5_000])('says why what is tapped is closed, also where the page is slow: %i ms', async (ms) => {
  await touches(ms);
  expect(screen.getByRole('tooltip').textContent).toContain(WHY);
});
