import { describe, expect, it } from 'vitest';
import { textsWith } from '../../lib/i18n';
import { act, optionText } from './act';
import { asked, CATALOGUES, copy } from './sample';

const option = (text: string, args: Record<string, string>) => ({ id: 0, text, args, targets: [], commits: false });

describe('the main button', () => {
  it('says how many workers go, and what is paid or received', async () => {
    const texts = await textsWith('en', CATALOGUES);
    const { view } = copy(asked('PlaceWorkers'));
    Object.assign(view.spaces['order_3'] ?? {}, { needs: 2 });
    Object.assign(view.spaces['factory_6'] ?? {}, { needs: 1, piece: 'black_1_dark' });
    expect(act(option('ga-worker', { space: 'order_3' }), view, texts)).toBe(
      'Send 2 workers: barrow 2× brown, 5\u00a0VP',
    );
    expect(act(option('ga-worker', { space: 'factory_6' }), view, texts)).toBe('Send 1 worker, pay 4 M');
    expect(act(option('ga-worker', { space: 'bank' }), view, texts)).toBe('Send 1 worker, take 1 M');
  });

  it('never calls a space by its number in the list', async () => {
    const texts = await textsWith('en', CATALOGUES);
    const { view } = copy(asked('PlaceWorkers'));
    Object.assign(view.spaces['factory_6'] ?? {}, { needs: 2, piece: 'black_1_dark' });
    const text = optionText(option('ga-worker', { space: 'factory_6' }), view, texts);
    expect(text).toBe('1 black cart (dark), 4\u00a0M · 2\u00a0workers');
  });

  it('leaves what says itself what is done', async () => {
    const texts = await textsWith('en', CATALOGUES);
    expect(act(option('ga-pit-end', {}), asked('PitStep').view, texts)).toBeNull();
  });
});
