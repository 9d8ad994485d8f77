import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import { change } from '../../lib/settings';
import type { BoardProps } from '../../table/board';
import type { Event } from './events';
import { Board } from './Board';
import { asked, playersOf, POSITIONS, propsOf, type Sample, show, targetsOf } from './sample';
import { Side } from './Side';
import { TextBoard } from './TextBoard';

change({ language: 'en', speed: 0 });

type More = Partial<BoardProps<KohleUndKolonieView, Event>> & { onPress?: (id: string) => void };

/** Board and what lies beside it, with the options lit, once the texts are there. */
async function board(sample: Sample, { onPress, ...more }: More = {}): Promise<HTMLElement> {
  const props = { ...propsOf(sample), ...more };
  const { container } = show(
    <>
      <Board {...props} />
      <Side {...props} />
    </>,
    targetsOf(sample, onPress),
  );
  await waitFor(() => expect(container.querySelector('.kk-stage')).not.toBeNull());
  return container;
}

// the map has tests of its own, and takes long to draw
vi.mock('./Map', () => ({ Map: () => null }));
vi.mock('./PhoneMap', () => ({ PhoneMap: () => null }));

afterEach(cleanup);

const name = ({ view, decision }: Sample): string => `${view.edition} ${decision?.kind ?? 'end'}`;
const all = POSITIONS.map((sample) => [name(sample), sample] as const);

function buttons(container: HTMLElement): string[] {
  const found = container.querySelectorAll(':is([role="button"], button:enabled)[data-target]');
  return [...found].map((button) => button.getAttribute('data-target') ?? '');
}

const ON_MAP = /^(mine|village|station):/;

/** What options name, buttons apart: those have no component. */
function components({ options }: Sample): string[] {
  const ids = options.flatMap(({ targets }) => targets);
  return [...new Set(ids)].filter((id) => !id.startsWith('button:')).sort();
}

describe('every question', () => {
  it.each(all)('%s: what may be chosen is a button, and nothing else', async (_, sample) => {
    const complain = vi.spyOn(console, 'error');
    const found = buttons(await board(sample));
    const legal = sample.options.flatMap(({ targets }) => targets);
    for (const id of components(sample)) if (!ON_MAP.test(id)) expect(found).toContain(id);
    for (const id of found) expect(legal).toContain(id);
    expect(complain).not.toHaveBeenCalled();
  });

  it.each(all)('%s: on a phone all of it can be chosen beside the tableau', async (_, sample) => {
    const found = buttons(await board(sample, { layout: 'phone', part: 'own' }));
    for (const id of components(sample)) expect(found).toContain(id);
  });

  it.each(['SecondMinerPlace', 'RescuePick'])('%s: and what is not on the map, beside the map', async (kind) => {
    const sample = asked(kind, 'revised');
    const found = buttons(await board(sample, { layout: 'phone', part: 'shared' }));
    for (const id of components(sample)) expect(found).toContain(id);
  });
});

describe('a tableau', () => {
  const sample = asked('SecondMinerPlace');

  it('is pressed by a click', async () => {
    const press = vi.fn();
    const container = await board(sample, { onPress: press });
    const target = components(sample).find((id) => id.startsWith('rescue:')) ?? '';
    fireEvent.click(container.querySelector(`button[data-target="${target}"]`) as Element);
    expect(press).toHaveBeenCalledWith(target);
  });

  it('of somebody else lights nothing', async () => {
    const container = await board(sample, { shown: ((sample.seat ?? 0) + 1) % sample.view.players });
    expect(container.querySelector('.kk-estate button')).toBeNull();
  });

  it.each(all)('%s: shows every mine tile once', async (_, position) => {
    const container = await board(position);
    const { view, seat } = position;
    const tiles = Object.values(view.seats[seat ?? 0]?.tableau ?? {}).flatMap(({ tile }) => tile ?? []);
    const drawn = [...container.querySelectorAll('[data-piece^="tile:"]')].map((tile) =>
      tile.getAttribute('data-piece'),
    );
    expect(drawn.sort()).toEqual(tiles.map((tile) => `tile:${tile}`).sort());
  });
});

describe('beside the map', () => {
  it('lies a strip; a sheet of it opens by a click, and closes by another one', async () => {
    const container = await board(asked('TurnMenu'));
    const [bank, disaster] = [...container.querySelectorAll('.kk-tabs button')];
    expect(container.querySelector('.kk-open')).toBeNull();
    fireEvent.click(bank as Element);
    expect(container.querySelector('.kk-actions')).not.toBeNull();
    fireEvent.click(disaster as Element);
    expect(container.querySelector('.kk-actions')).toBeNull();
    expect(container.querySelector('.kk-disasters')).not.toBeNull();
    fireEvent.click(disaster as Element);
    expect(container.querySelector('.kk-open')).toBeNull();
  });

  it.each([
    ['ChooseBonusToken', '.kk-selection'],
    ['DisasterPenalty', '.kk-disasters'],
    ['AuctionBid', '.kk-ladder'],
  ])('%s opens the sheet it is about', async (kind, sheet) => {
    expect((await board(asked(kind))).querySelector(`.kk-open ${sheet}`)).not.toBeNull();
  });

  it('covers no tableau that is asked about', async () => {
    for (const kind of ['SecureStep', 'RescuePick', 'TableauSpacePick'])
      expect((await board(asked(kind))).querySelector('.kk-open')).toBeNull();
  });

  it('tells which phase of ten runs, and what all are called', async () => {
    const { view, ...rest } = asked('TurnMenu');
    const container = await board({ view: { ...view, phase: 9 }, ...rest });
    const phase = container.querySelector('.kk-phase');
    expect(phase?.querySelector('summary')?.textContent).toContain('Phase 9 of 10');
    expect(phase?.querySelectorAll('li')).toHaveLength(10);
    expect(phase?.querySelector('[aria-current]')?.textContent).toBe('Consolidation');
  });

  it.each(['shared', 'own'] as const)('a phone tells the phase on the part %s as well', async (part) => {
    const sample = asked('TurnMenu');
    const { container } = show(<Board {...propsOf(sample)} layout="phone" part={part} />);
    await waitFor(() => expect(container.querySelectorAll('.kk-phase')).toHaveLength(1));
  });

  it('mining damage shows the three discs that were drawn, the blank among them', async () => {
    const sample = asked('MiningDamagePay', '2013');
    const container = await board(sample);
    const drawn = [...container.querySelectorAll('.kk-drawn .kk-piece')];
    expect(drawn).toHaveLength(3);
    expect(container.querySelectorAll('.kk-drawn [stroke-dasharray]')).toHaveLength(0);
    expect(container.querySelectorAll('.kk-drawn [fill="var(--kk-disc)"]')).toHaveLength(1);
    expect(container.querySelectorAll('.kk-discs')).toHaveLength(1); // the others are back with their owners
  });

  it('the bank says in which order tokens are taken, then who plays when', async () => {
    const order = (container: HTMLElement): (string | null)[] => {
      const list = container.querySelector('.kk-order');
      return [list?.getAttribute('aria-label') ?? '', ...[...(list?.children ?? [])].map((li) => li.textContent)];
    };
    const names = ({ view }: Sample, seats: readonly number[]): string[] =>
      seats.map((seat) => playersOf(view)[seat]?.name ?? '');
    const choosing = asked('ChooseBonusToken', 'revised');
    const seen = order(await board(choosing)).map((text) => text?.replace(/^./, '') ?? '');
    expect(choosing.view.selection_order).toEqual([...choosing.view.turn_order].reverse());
    expect(seen).toEqual(['rder of choosing', ...names(choosing, choosing.view.selection_order)]);
    cleanup();
    const playing = await board(asked('TurnMenu', 'revised'));
    fireEvent.click(playing.querySelector('.kk-tabs button') as Element);
    expect(order(playing)[0]).toBe('Turn order');
  });

  it('an auction says who bids what, and how it came about', async () => {
    const sample = asked('AuctionBid');
    const { auction } = sample.view;
    const container = await board(sample);
    const totals = [...container.querySelectorAll('.kk-total')].map((total) => Number(total.textContent));
    const values = auction?.bidders.map(({ value, bid }) => value + (bid ?? 0)) ?? [];
    expect(totals).toEqual(auction?.trust_value == null ? values : [auction.trust_value, ...values]);
    const blocks = auction?.bidders.reduce((sum, { parts }) => sum + (parts?.mines ?? 0), auction.trust_mines ?? 0);
    expect(container.querySelectorAll('.kk-block use[href$="hammers"]')).toHaveLength(blocks ?? 0);
  });

  it('a raise says what it takes', async () => {
    const sample = asked('AuctionBid', '2013');
    const raise = sample.options.find(({ text }) => text === 'kk-raise');
    const container = await board(sample);
    const chip = container.querySelector(`[data-target="${raise?.targets[0] ?? ''}"]`);
    expect(chip?.textContent).toContain(String(raise?.args['value']));
    expect(chip?.textContent).toContain(`${raise?.args['coins']} T`);
  });
});

describe('the board in words', () => {
  it.each(all)('%s: is told without gaps', async (_, sample) => {
    const { container } = show(<TextBoard {...propsOf(sample)} />);
    await waitFor(() => expect(container.querySelector('.words')).not.toBeNull());
    expect(container.textContent).not.toMatch(/web-kk|kk-|undefined|NaN/);
    expect(container.querySelectorAll('section').length).toBeGreaterThan(sample.view.players);
  });
});
