// Why nothing can be taken back is text: read out with the button, and shown to who presses it.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showWith } from '../boards/sample';
import { change } from '../lib/settings';
import { Notices } from '../shell/Notices';
import { ActionBar } from './ActionBar';

beforeEach(() => change({ language: 'en' }));
afterEach(cleanup);

const WHY = 'Nothing can be taken back just now: somebody else decides.';
const undo = vi.fn();

function bar(noUndo: string | null, width: 'wide' | 'phone'): Promise<HTMLElement> {
  const choosing = { options: [], arranged: { groups: [], leaving: null }, chosen: { picked: [], pending: null } };
  const props = { choosing, game: { seat: 0, options: [], decision: null, view: {} }, module: {}, names: [], log: [] };
  const more = { width, isListed: true, noUndo, undo, onList: () => undefined };
  const all = { ...props, ...more } as unknown as ComponentProps<typeof ActionBar>;
  showWith(['web_table'])(
    <>
      <ActionBar {...all} />
      <Notices />
    </>,
  );
  return screen.findByRole('button', { name: 'Undo step' });
}

test.each(['wide', 'phone'] as const)(
  'the reason describes the button, and comes up when it is pressed: %s',
  async (width) => {
    const button = await bar(WHY, width);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(WHY);
    fireEvent.click(button);
    expect(undo).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(WHY));
  },
);

test('what can be taken back needs no reason', async () => {
  const button = await bar(null, 'wide');
  expect(button.hasAttribute('aria-describedby')).toBe(false);
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledWith(false);
});
