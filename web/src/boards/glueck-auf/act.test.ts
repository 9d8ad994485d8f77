import { describe, expect, it } from 'vitest';
import { textsWith } from '../../lib/i18n';
import { act } from './act';
import { asked, CATALOGUES, copy } from './sample';

const option = (text: string, args: Record<string, string>) => ({ id: 0, text, args, targets: [], commits: false });

describe('the main button', () => {
  it('says how many workers go where', async () => {
    const texts = await textsWith('en', CATALOGUES);
    const { view } = copy(asked('PlaceWorkers'));
    Object.assign(view.spaces['order_3'] ?? {}, { needs: 2 });
    expect(act(option('ga-worker', { space: 'order_3' }), view, texts)).toBe('Send 2 workers to order 3');
    expect(act(option('ga-worker', { space: 'bank' }), view, texts)).toBe('Send 1 worker to the bank');
  });

  it('leaves what says itself what is done', async () => {
    const texts = await textsWith('en', CATALOGUES);
    expect(act(option('ga-pit-end', {}), asked('PitStep').view, texts)).toBeNull();
  });
});
