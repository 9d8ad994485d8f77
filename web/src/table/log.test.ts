import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../lib/api';
import { entries, parts, setUp, since } from './log';

const event = (ply: number, text: string, seat?: number): GameEvent => ({
  ply,
  kind: text,
  text,
  args: seat === undefined ? {} : { seat },
});
const say = (key: string): string => key;

describe('the log', () => {
  it('puts together what somebody did in a row', () => {
    const found = entries(
      [event(1, 'a', 0), event(2, 'b', 0), event(3, 'c', 1), event(3, 'd'), event(4, 'e', 1)],
      say,
      [],
    );
    expect(found.map((entry) => [entry.seat, entry.ply, entry.lines.length])).toEqual([
      [0, 1, 2],
      [1, 3, 1],
      [null, 3, 1],
      [1, 4, 1],
    ]);
  });

  it('keeps what happens to somebody apart from what they did', () => {
    const found = entries([event(1, 'sends', 0), event(2, 'is displaced', 0), event(2, 'sends', 1)], say, []);
    expect(found.map((entry) => [entry.seat, entry.lines.map((line) => line.text)])).toEqual([
      [0, ['sends']],
      [0, ['is displaced']],
      [1, ['sends']],
    ]);
  });

  it('begins with a capital also what names a thing first', () => {
    const [entry] = entries([event(1, 'cart 5 is locked')], say, []);
    expect(entry?.lines[0]?.text).toBe('Cart 5 is locked');
  });

  it('counts equal sentences', () => {
    const [entry] = entries([event(1, 'loads', 0), event(2, 'loads', 0), event(3, 'stores', 0)], say, []);
    expect(entry?.lines.map((line) => [line.text, line.count])).toEqual([
      ['loads', 2],
      ['stores', 1],
    ]);
  });

  it('knows how the game was set up', () => {
    const begun = [event(0, 'order_shown'), event(0, 'start_drawn', 2), event(0, 'order_shown')];
    expect(setUp(begun)).toBe(3);
    expect(setUp([...begun, event(0, 'drafted', 2), event(0, 'order_shown'), event(1, 'drafted', 0)])).toBe(3);
    expect(setUp([event(4, 'shift_began')])).toBe(0);
  });

  it('sets off names and points in three languages', () => {
    expect(parts('Mira delivers an order: +9 VP.', 'Mira')).toEqual([
      { text: 'Mira', kind: 'name' },
      { text: ' delivers an order: ', kind: 'plain' },
      { text: '+9 VP', kind: 'gain' },
      { text: '.', kind: 'plain' },
    ]);
    expect(parts('Schieflage: −2 SP.', null).map((part) => part.kind)).toEqual(['plain', 'gain', 'plain']);
    expect(parts('gagne 4 PV', 'Anton').map((part) => part.kind)).toEqual(['plain', 'gain']);
  });

  it('knows what is new since one’s last move', () => {
    const all = [event(3, 'a', 0), event(4, 'b', 1), event(5, 'c', 1)];
    expect(since(all, 4).map((found) => found.text)).toEqual(['b', 'c']);
    expect(since(all, null)).toEqual([]);
  });
});
