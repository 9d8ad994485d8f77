import { describe, expect, it } from 'vitest';
import { type Closed, reasons } from './useClosed';

const say = (text: string): string => text;

function closed(text: string, ...targets: string[]): Closed {
  return { targets, text, args: {} };
}

describe('what is closed', () => {
  it('says why, as a sentence', () => {
    expect(reasons([closed('is full', 'wagon:1')], say, []).get('wagon:1')).toBe('Is full.');
  });

  it('says the reason of the act that needs it alone before that of others', () => {
    const both = [closed('needs a slot', 'cage:brown', 'slot:a'), closed('no cube', 'cage:brown')];
    expect(reasons(both, say, []).get('cage:brown')).toBe('No cube.');
    expect(reasons(both, say, []).get('slot:a')).toBe('Needs a slot.');
  });

  it('says nothing where several acts are closed for different reasons', () => {
    const both = [closed('full', 'cart:1', 'kind:coal'), closed('none left', 'cart:1', 'kind:spoil')];
    expect(reasons(both, say, []).has('cart:1')).toBe(false);
  });
});
