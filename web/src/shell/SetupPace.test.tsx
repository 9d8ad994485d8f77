// Who loses by time, or does not, is said of the pace that is chosen.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showWith } from '../boards/sample';
import { change } from '../lib/settings';
import { USUAL_PACE } from './setup';
import { SetupPace } from './SetupPace';

beforeEach(() => change({ language: 'en' }));
afterEach(cleanup);

test.each([
  ['none', 'Everybody thinks as long as they like. But whoever stays away without leaving the game holds it up.'],
  ['live', 'Nobody loses by time alone. But once somebody’s time is up, the others may agree to let a bot play on.'],
] as const)('with a clock others may go on, without one they wait: %s', async (kind, note) => {
  showWith(['web_shell'])(<SetupPace pace={{ ...USUAL_PACE, kind }} onChange={() => undefined} />);
  expect((await screen.findByText(/holds it up|loses by time/u)).textContent).toBe(note);
});
