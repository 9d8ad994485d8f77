import { describe, expect, it } from 'vitest';
import { type AnimationStep, stepOf } from '../../table/animation';
import { auctionTag } from './Auction';
import { GROUPS, groupIcons, keyOf } from './groups';
import { help } from './help';
import type { Event } from './events';
import { stepMs } from './motion';
import { partOf } from './parts';
import { asked, POSITIONS } from './sample';
import { byRound } from './Won';

const options = POSITIONS.flatMap((position) => position.options);

describe('options', () => {
  it('of components have a group with a symbol', () => {
    const named = options.filter(({ targets }) => targets.some((id) => !id.startsWith('button:') && id !== 'supply'));
    expect(named.length).toBeGreaterThan(0);
    for (const { text } of named) expect(groupIcons[GROUPS[text] ?? ''], text).toBeDefined();
  });

  it('have keys that come to mind', () => {
    const key = (text: string, args: Record<string, string | number> = {}): string | null =>
      keyOf({ id: 0, text, args, targets: [], commits: false });
    expect(key('kk-raise', { by: 2 })).toBe('2');
    expect(key('kk-raise', { by: 12 })).toBeNull();
    expect(key('kk-buy-mine')).toBe('b');
    expect(key('kk-stop')).toBeNull();
  });
});

describe('help', () => {
  it('knows every component that options name', () => {
    const ids = options.flatMap(({ targets }) => targets).filter((id) => !id.startsWith('button:'));
    for (const id of ids) expect(help(id), id).not.toBeNull();
  });

  it('knows tiles, tokens and main actions by name', () => {
    expect(help('tile:loading')).toBe('web-help-kk-loading');
    expect(help('token:bonus_wagon')).toBe('web-help-kk-token-wagon');
    expect(help('button:buy_mine')).toBe('web-help-kk-mine');
    expect(help('nothing')).toBeNull();
  });
});

describe('a phone', () => {
  const part = (kind: string): string => {
    const { decision, options: offered } = asked(kind);
    return decision === null ? '' : partOf(decision, offered);
  };

  it('goes where the question can be answered', () => {
    expect(part('BuyMinePick')).toBe('shared');
    expect(part('SettlementSite')).toBe('shared');
    expect(part('EngineerPlace')).toBe('own');
    expect(part('AuctionBid')).toBe('side');
    expect(part('ChooseBonusToken')).toBe('side');
    expect(part('TurnMenu')).toBe('side');
  });
});

describe('a panel in an auction', () => {
  it('says who leads, who is out and who has no part in it', () => {
    const { view } = asked('AuctionBid');
    const seats = view.seats.map((_, seat) => auctionTag(view, seat));
    const bidders = new Set(view.auction?.bidders.map(({ seat }) => seat));
    seats.forEach((tag, seat) => expect(tag === 'web-kk-bid-absent').toBe(!bidders.has(seat)));
    expect(view.auction?.leader == null ? null : seats[view.auction.leader]).toBe(
      view.auction?.leader == null ? null : 'web-kk-bid-leads',
    );
    expect(auctionTag({ ...view, auction: null }, 0)).toBeNull();
  });
});

describe('animation steps', () => {
  const say = (key: string): string => key;
  const told = (kind: Event['kind'], args: Record<string, string | number>): AnimationStep | null => {
    const event = { ply: 1, kind, text: `kk-${kind}`, args } as Event;
    const ms = stepMs(event);
    return ms === null ? null : stepOf(event, ms, say, []);
  };

  it('tell the disaster disc by disc, and the fall of the hammer', () => {
    expect(told('seat_disc_drawn', { seat: 2 })).toMatchObject({ seat: 2, text: 'kk-seat_disc_drawn' });
    expect(told('blank_disc_drawn', {})).not.toBeNull();
    expect(told('consolidated', { seat: 1, claim: 'general', coins: 3 })).toMatchObject({ seat: 1 });
  });

  it('tell points where they are an event, and leave out the rest', () => {
    expect(told('vp_gained', { seat: 0, category: 'large_mines', vp: 4 })?.points).toBe(4);
    expect(told('vp_gained', { seat: 0, category: 'flips', vp: 6 })).toBeNull();
    expect(told('worker_taken', { seat: 0, village: 'horst' })).toBeNull();
  });
});

describe('points by round', () => {
  it('add up, the end last, without what one starts with', () => {
    const sheet = [
      { category: 'start', round: 0, points: [2, 2] },
      { category: 'end_coins', round: 0, points: [2, 1] },
      { category: 'claims', round: 1, points: [3, 4] },
      { category: 'flips', round: 1, points: [6, 0] },
      { category: 'claims', round: 2, points: [5, -2] },
    ];
    expect(byRound(sheet, 2)).toEqual([
      { round: 1, points: [9, 4] },
      { round: 2, points: [5, -2] },
      { round: 0, points: [2, 1] },
    ]);
  });
});
