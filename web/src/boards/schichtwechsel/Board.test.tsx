import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../../generated/schichtwechsel';
import { change } from '../../lib/settings';
import type { BoardProps } from '../../table/board';
import type { Event } from './events';
import { Board } from './Board';
import { asked, copy, mineOf, POSITIONS, propsOf, type Sample, show, targetsOf } from './sample';
import { Side } from './Side';

beforeEach(() => change({ language: 'en', speed: 0 }));
afterEach(cleanup);

type More = Partial<BoardProps<View, Event>> & { onPress?: (id: string) => void };

/** The whole board of a position with its options lit, once its texts are there. */
async function board(sample: Sample, { onPress, ...more }: More = {}): Promise<HTMLElement> {
  const props = { ...propsOf(sample), ...more };
  const parts = (
    <>
      <Board {...props} />
      {props.layout === 'phone' && <Side {...props} />}
    </>
  );
  const { container } = show(parts, targetsOf(sample, onPress));
  await waitFor(() => expect(container.querySelector('.sw-stage')).not.toBeNull());
  return container;
}

const lit = (container: HTMLElement): Set<string> =>
  new Set(
    [...container.querySelectorAll<HTMLElement>('[role="button"][data-target], button[data-target]:enabled')].map(
      (found) => found.dataset['target'] ?? '',
    ),
  );

/** Components that options name; what has none stays in the action bar. */
const onBoard = ({ options }: Sample): Set<string> =>
  new Set(options.flatMap(({ targets }) => targets).filter((id) => !id.startsWith('button:')));

const FOUR = POSITIONS.filter(({ view }) => view.players === 4);

describe.each([
  ['wide', POSITIONS],
  ['phone', FOUR],
] as const)('every question (%s)', (layout, samples) => {
  it.each(samples.map((sample) => [`${sample.decision?.kind ?? 'end'} of ${sample.view.players}`, sample] as const))(
    'lights all that may be chosen: %s',
    async (_, sample) => {
      const container = await board(sample, { layout });
      const drawn = lit(container);
      for (const id of onBoard(sample)) expect(drawn, id).toContain(id);
      const legal = new Set(sample.options.flatMap(({ targets }) => targets));
      for (const id of drawn) expect(legal, id).toContain(id);
    },
  );
});

/** Early and late, with pieces everywhere. */
const SOME = ['PlaceCube', 'SalePick', 'Haul', 'HousePick'].map((kind) => asked(kind));

describe('the colliery', () => {
  it.each(['wide', 'phone'] as const)('draws every cube, coke, house and headframe once (%s)', async (layout) => {
    for (const sample of SOME) {
      const container = await board(sample, { layout, part: 'own' });
      const mine = mineOf(sample);
      const seat = sample.seat ?? 0;
      const count = (kind: string): number => container.querySelectorAll(`[data-piece^="${kind}:${seat}:"]`).length;
      const carts = Object.values(mine.carts);
      const wagons = Object.values(mine.wagons);
      expect(count('coal')).toBe([...carts, ...wagons].reduce((sum, { coal }) => sum + coal, 0));
      expect(count('spoil')).toBe(carts.reduce((sum, { spoil }) => sum + spoil, mine.heap));
      expect(count('coke')).toBe(mine.coke_wagons + mine.sold);
      expect(count('house')).toBe(mine.houses.length);
      expect(count('headframe')).toBe(mine.headframes_on_card);
      cleanup();
    }
  });

  it('shows the level of the water', async () => {
    const sample = copy(asked('Turn'));
    const floatOf = async (): Promise<string> => {
      const container = await board(sample, { part: 'own' });
      const place = container.querySelector(`[data-piece="water:${sample.seat ?? 0}"]`)?.getAttribute('transform');
      cleanup();
      return place ?? '';
    };
    mineOf(sample).water = 1;
    const low = await floatOf();
    mineOf(sample).water = 6;
    expect(await floatOf()).not.toBe(low);
  });

  it('of another player lights nothing', async () => {
    const sample = asked('Haul');
    const shown = ((sample.seat ?? 0) + 1) % sample.view.players;
    const container = await board(sample, { shown, part: 'own' });
    expect(lit(container).size).toBe(0);
  });

  it('is pressed by keys as well', async () => {
    const sample = asked('Haul');
    const onPress = vi.fn();
    const container = await board(sample, { onPress, part: 'own' });
    const [cart] = container.querySelectorAll<SVGElement>('[role="button"][data-target^="cart:"]');
    cart?.focus();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledWith(cart?.dataset['target']);
  });

  it('says when a cart is locked', async () => {
    const sample = copy(asked('Turn'));
    const cart = mineOf(sample).carts['cart_5'];
    if (cart === undefined) throw new Error('no cart 5');
    cart.is_locked = false;
    const open = (await board(sample, { part: 'own' })).querySelectorAll('[href$="#i-lock"]').length;
    cleanup();
    cart.is_locked = true;
    expect((await board(sample, { part: 'own' })).querySelectorAll('[href$="#i-lock"]')).toHaveLength(open + 1);
  });
});

describe('sheets', () => {
  it('show the tiles of the display to who takes one', async () => {
    const sample = asked('TakeTile');
    const container = await board(sample);
    const tiles = [...container.querySelectorAll<HTMLElement>('button[data-target^="tile:"]')];
    expect(tiles.map((tile) => tile.dataset['target'])).toEqual(sample.view.tiles.map((tile) => `tile:${tile}`));
    for (const tile of tiles) expect(tile.getAttribute('aria-label')).toMatch(/Now: .*In step VI: /);
  });

  it('are not for those who wait', async () => {
    const sample = asked('TakeTile');
    const container = await board(sample, { seat: ((sample.seat ?? 0) + 1) % sample.view.players });
    expect(container.querySelector('.sw-sheet')).toBeNull();
  });
});
