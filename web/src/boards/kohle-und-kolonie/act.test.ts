import { expect, it } from 'vitest';
import { textsWith } from '../../lib/i18n';
import { act } from './act';
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
