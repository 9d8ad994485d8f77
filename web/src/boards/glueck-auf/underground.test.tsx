import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPONENTS } from '../../generated/glueck-auf-components';
import type { GameEvent } from '../../lib/api';
import { textsWith } from '../../lib/i18n';
import { change } from '../../lib/settings';
import type { Event } from './events';
import { Panel } from './Panels';
import { Pit } from './Pit';
import { asked, CATALOGUES, copy, playersOf, POSITIONS, propsOf, type Sample, show, targetsOf } from './sample';
import { Side, Under } from './Side';
import { TextBoard } from './TextBoard';
import { Track, workOf } from './Track';

beforeEach(() => change({ language: 'en' }));
afterEach(cleanup);

/** Two positions for each number of players, late in the game. */
const LATE = [2, 3, 4].flatMap((players) => POSITIONS.filter(({ view }) => view.players === players).slice(-2));

const mine = ({ view, seat }: Sample): Sample['view']['seats'][number] => {
  const found = view.seats[seat ?? 0];
  if (found === undefined) throw new Error('no seat');
  return found;
};

function pit(sample: Sample, layout: 'wide' | 'phone' = 'wide', isMine = true) {
  const { view, seat } = sample;
  return (
    <svg data-testid="pit">
      <Pit view={view} seat={seat ?? 0} layout={layout} players={playersOf(view)} mine={isMine} />
    </svg>
  );
}

const buttonsOf = (drawing: HTMLElement): SVGElement[] => [...drawing.querySelectorAll<SVGElement>('[role="button"]')];

describe('the section through a mine', () => {
  it.each(['wide', 'phone'] as const)('draws every cart of the view once, with its cube (%s)', async (layout) => {
    for (const sample of LATE) {
      show(pit(sample, layout));
      const drawing = await screen.findByTestId('pit');
      const { carts } = mine(sample);
      const drawn = [...drawing.querySelectorAll<SVGElement>('[data-cart]')];
      expect(drawn.map((cart) => Number(cart.dataset['cart'])).sort((a, b) => a - b)).toEqual(carts.map((_, i) => i));
      const full = drawn.filter((cart) => cart.querySelector('[data-piece^="cube:"]') !== null);
      expect(full).toHaveLength(carts.filter(({ cube }) => cube !== null).length);
      cleanup();
    }
  });

  it('draws the cage with its cubes, at its level', async () => {
    const sample = asked('PitStep');
    const higher = copy(sample);
    mine(sample).cage_level = 4;
    mine(higher).cage_level = 0;
    const at = async (position: Sample): Promise<string> => {
      show(pit(position));
      const cage = (await screen.findByTestId('pit')).querySelector(`[data-piece="cage:${position.seat ?? 0}"]`);
      const held = Object.values(mine(position).cage).reduce((a, b) => a + b);
      expect(cage?.querySelectorAll('[data-piece^="cube:"]')).toHaveLength(held);
      const place = cage?.getAttribute('transform') ?? '';
      cleanup();
      return place;
    };
    expect(await at(sample)).not.toBe(await at(higher));
  });

  it('makes legal targets buttons with names, and none of the others', async () => {
    const sample = asked('PitStep');
    const told = vi.fn();
    show(pit(sample), targetsOf(sample, told));
    const buttons = buttonsOf(await screen.findByTestId('pit'));
    const drawn = buttons.map((button) => button.dataset['target'] ?? '');
    const underground = new Set(
      sample.options.flatMap(({ targets }) => targets).filter((id) => /^(level|cart|cage|store)/.test(id)),
    );
    expect(new Set(drawn)).toEqual(underground);
    expect(drawn).toHaveLength(underground.size);
    for (const button of buttons) expect(button.getAttribute('aria-label')).toBe(`option ${button.dataset['target']}`);
    const [first] = buttons;
    expect(first?.tabIndex).toBe(0);
    first?.focus();
    await userEvent.keyboard('{Enter}');
    expect(told).toHaveBeenCalledWith(drawn[0]);
  });

  it('lights nothing in the mine of another player', async () => {
    const sample = asked('PitStep');
    show(pit(sample, 'wide', false), targetsOf(sample));
    expect(buttonsOf(await screen.findByTestId('pit'))).toEqual([]);
  });
});

describe('orders', () => {
  it('lie on cards with names, free slots are buttons', async () => {
    const sample = asked('PitStep');
    show(<Side {...propsOf(sample)} />, targetsOf(sample));
    const cards = await screen.findAllByRole('group');
    expect(cards).toHaveLength(mine(sample).outstanding.length);
    const slots = new Set(sample.options.flatMap(({ targets }) => targets).filter((id) => id.startsWith('slot:')));
    const drawn = screen.queryAllByRole('button').map((button) => button.dataset['target']);
    expect(drawn.filter((id) => id?.startsWith('slot:')).sort()).toEqual([...slots].sort());
  });

  it('are marked when ready', async () => {
    const sample = copy(asked('PlaceWorkers'));
    const [order] = mine(sample).outstanding;
    if (order === undefined) throw new Error('no order in the sample');
    for (const slot of order.slots) slot.cubes = [slot.color];
    const { container } = show(<Side {...propsOf(sample)} />);
    await screen.findAllByRole('group', { name: /ready for delivery/ });
    expect(container.querySelectorAll('[data-ready]').length).toBeGreaterThan(0);
  });

  it('of another player are no targets', async () => {
    const sample = asked('PitStep');
    const shown = ((sample.seat ?? 0) + 1) % sample.view.players;
    show(<Side {...propsOf(sample)} shown={shown} />, targetsOf(sample));
    await screen.findByRole('heading', { name: /’s orders/ });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('the shift clock', () => {
  it.each([1, 2, 3])('has rows that score next, in shift %i', async (shift) => {
    const sample = copy(asked('PlaceWorkers'));
    sample.view.shift = shift;
    const { container } = show(<Under {...propsOf(sample)} />);
    const rows = await screen.findAllByRole('list');
    expect(rows.map((row) => within(row).getAllByRole('listitem').length)).toEqual([4, 4, 4]);
    expect(container.querySelectorAll('[data-next]')).toHaveLength(shift);
  });

  it('says who is in front as far as the view does', async () => {
    const sample = copy(asked('PlaceWorkers'));
    sample.view.clock['cart_black'] = { counts: [1, 4, 0], places: [2, 1, 0] };
    sample.view.clock['coal_black'] = { counts: [null, 2, null], places: null };
    show(<Under {...propsOf(sample)} seat={1} />);
    expect(
      await screen.findByText(/empty black carts: 13 VP, second place 6\. In front with 4: Berta\./),
    ).toBeDefined();
    expect(screen.getByText(/black coal: 5 VP.* You have 2, other delivered orders lie face down\./)).toBeDefined();
  });
});

describe('the step track', () => {
  const event = (kind: Event['kind'], args: GameEvent['args']): Event =>
    ({ ply: 1, kind, text: `ga-${kind}`, args }) as Event;
  const events = [
    event('cage_moved', { seat: 1, level: 2 }),
    event('placed', { seat: 1, space: 'pit_8', count: 1 }),
    event('cage_moved', { seat: 1, level: 4 }),
    event('loaded', { seat: 1, color: 'black', level: 4 }),
    event('cage_moved', { seat: 1, level: 0 }),
    event('slot_filled', { seat: 1, color: 'black', source: 'cage', order: 'barrow_k' }),
  ];

  it('counts the steps of this turn', () => {
    const work = workOf(1, events);
    expect(work?.total).toBe(COMPONENTS.spaces['pit_8']?.value);
    expect(work?.done.map(({ isUp }) => isUp)).toEqual([false, false, true, false]);
    expect(workOf(0, events)).toBeNull();
    expect(workOf(1, [...events, event('placed', { seat: 1, space: 'money_6', count: 1 })])).toBeNull();
  });

  it('shows what was done and a lamp for every step left', async () => {
    const { view } = asked('PitStep');
    show(<Track view={view} decision={{ seat: 1, kind: 'PitStep', prompt: 'ga-ask-pit-step' }} events={events} />);
    expect(await screen.findByText('4 of 8 left')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getAllByText('step to come')).toHaveLength(4);
    expect(screen.getByText('cage to the surface')).toBeDefined();
  });
});

describe('the panel', () => {
  it('has the stocks and a print of the pit', async () => {
    const sample = asked('PlaceWorkers');
    const { view, seat } = sample;
    const player = playersOf(view)[seat ?? 0];
    if (player === undefined) throw new Error('no player');
    const { container } = show(<Panel view={view} seat={player.seat} player={player} />);
    const stocks = await screen.findAllByRole('listitem');
    const { workers, marks, outstanding, delivered_count } = mine(sample);
    expect(stocks.map((stock) => Number(stock.textContent.replace(/\D/g, '')))).toEqual([
      workers,
      marks,
      outstanding.length,
      delivered_count,
    ]);
    expect(container.querySelectorAll('[data-print]')).toHaveLength(mine(sample).carts.length);
  });
});

describe('the board in words', () => {
  it.each(['de', 'en', 'fr'] as const)('names every space with its crew (%s)', async (language) => {
    change({ language });
    const texts = await textsWith(language, CATALOGUES);
    for (const sample of LATE) {
      const { container } = show(<TextBoard {...propsOf(sample)} />);
      await waitFor(() => expect(container.querySelector('table')).not.toBeNull());
      const rows = [...container.querySelectorAll('tr')];
      for (const [id, { crew, owner, is_open }] of Object.entries(sample.view.spaces)) {
        const name = String(texts.name('ga', 'space', id));
        const row = rows.find((one) => one.querySelector('th')?.textContent === name);
        const player = owner === null ? '' : (playersOf(sample.view)[owner]?.name ?? '');
        const free = is_open ? texts.say('web-ga-text-free') : '–';
        const told = crew === 0 ? free : texts.say('web-ga-text-workers', { name: player, count: crew });
        expect(row?.lastElementChild?.textContent, id).toBe(told);
      }
      expect(container.textContent).not.toMatch(/web-ga-|ga-[a-z]+-/); // a message that is missing shows its id
      cleanup();
    }
  });
});
