// A scoring counts up row by row, and what has come stays in sight; whoever stops it reads from where they are.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { playersOf, showWith } from '../boards/sample';
import { change } from '../lib/settings';
import { SceneSheet } from './SceneSheet';
import type { Scoring } from './scene';

const gains = (points: number) => [{ seat: 0, points, note: null }];
const ROUND: Scoring = {
  key: 'round-1',
  label: '1',
  title: 'Round 1',
  groups: [
    {
      text: 'Claims',
      lines: [
        { seat: 0, text: 'Anton delivers.' },
        { seat: 1, text: 'Berta delivers.' },
      ],
      rows: [
        { text: 'First', gains: gains(3), unit: null },
        { text: 'Second', gains: gains(4), unit: null },
      ],
    },
  ],
};
const seen: Element[] = [];

beforeAll(() => {
  // jsdom has no modal dialogs
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

beforeEach(() => {
  change({ language: 'en', speed: 1 });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  seen.length = 0;
});

/** The page stands first, and its clock is ours; then the scoring comes. */
function Later(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const scenes = { all: [ROUND], open: ROUND, isFresh: true, show: () => undefined };
  return isOpen ? (
    <SceneSheet scenes={scenes} players={playersOf({ seats: [0, 1] })} />
  ) : (
    <button onClick={() => setOpen(true)}>soon</button>
  );
}

async function opens(): Promise<void> {
  showWith(['web_table'])(<Later />);
  const soon = await screen.findByText('soon');
  vi.useFakeTimers();
  fireEvent.click(soon);
}

const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const told = (): (string | null)[] => seen.map((row) => row.textContent);

test('every row that comes is brought into sight, at last the sum', async () => {
  await opens();
  passes(450);
  expect(told()).toEqual(['First+3']);
  passes(450);
  expect(told().at(-1)).toContain('+7');
  expect(screen.getByText('Anton delivers.').tagName).toBe('P'); // a line for each
});

test('who brings all at once is led nowhere', async () => {
  await opens();
  fireEvent.keyDown(window, { key: 'a' });
  expect(screen.getByText('+7')).toBeDefined();
  passes(2_000);
  expect(told()).toEqual([]);
});
