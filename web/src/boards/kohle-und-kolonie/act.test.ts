import { expect, it } from 'vitest';
import { textsWith } from '../../lib/i18n';
import { act, isDone } from './act';
import { asked, CATALOGUES } from './sample';

it('the main button says what is done with the thing that was chosen', async () => {
  const texts = await textsWith('en', CATALOGUES);
  const { view } = asked('TurnMenu');
  const space = { id: 0, text: 'kk-space', args: { tile: 'k-rabe', space: 't12' }, targets: [], commits: true };
  const said = (kind: string): string | null => act(space, view, texts, null, kind);
  expect(said('SecureStep')).toBe('Secure Rabe (top middle)');
  expect(said('CompactionPick')).toBe('Move up Rabe (top middle)');
  expect(said('TurnMenu')).toBeNull(); // its own text says it
});

it('to end a turn is asked once, after what the turn is about', () => {
  const option = (target: string, text = 'kk-other', args = {}) => ({
    id: 0,
    text,
    args,
    targets: [target],
    commits: true,
  });
  const end = option('button:stop', 'kk-stop', { meaning: 'end_turn' });
  expect(isDone(end, [end, option('button:sell_workers')])).toBe(true);
  expect(isDone(end, [end, option('button:move_miners')])).toBe(false);
  expect(isDone(end, [end, option('button:use_bonus')])).toBe(false);
  const skip = option('button:stop', 'kk-stop', { meaning: 'skip' });
  expect(isDone(skip, [skip, option('button:sell_workers')])).toBe(false);
});
