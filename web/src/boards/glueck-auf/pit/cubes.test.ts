import { describe, expect, it } from 'vitest';
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import { asked, copy } from '../sample';
import { identify, NOTHING } from './cubes';

const COLORS = COMPONENTS.colors;
const { view } = asked('PitStep');

const names = (known: ReturnType<typeof identify>): string[] =>
  Object.values(known.names)
    .flatMap((places) => Object.entries(places).filter(([place]) => place !== 'gone'))
    .flatMap(([, ids]) => ids);

describe('names of cubes', () => {
  it('gives every cube of a position a name of its own', () => {
    const found = names(identify(NOTHING, view));
    const count = view.seats.reduce((sum, seat) => {
      const held = COLORS.reduce((n, color) => n + (seat.cage[color] ?? 0) + (seat.store[color] ?? 0), 0);
      const onCarts = seat.carts.filter((cart) => cart.cube !== null).length;
      const onOrders = seat.outstanding.flatMap(({ slots }) => slots.flatMap(({ cubes }) => cubes)).length;
      return sum + held + onCarts + onOrders;
    }, 0);
    expect(found).toHaveLength(count);
    expect(new Set(found).size).toBe(count);
  });

  it('keeps the name of a cube that goes from a cart into the cage', () => {
    const before = identify(NOTHING, view);
    const after = copy(view);
    const seat = after.seats.findIndex(({ carts }) => carts.some(({ cube }) => cube !== null));
    const mine = after.seats[seat];
    const index = mine?.carts.findIndex(({ cube }) => cube !== null) ?? -1;
    const cart = mine?.carts[index];
    const color = cart?.cube ?? '';
    if (mine === undefined || cart === undefined) throw new Error('no coal in the sample');
    cart.cube = null;
    mine.cage[color] = (mine.cage[color] ?? 0) + 1;
    const [name] = before.names[`cube:${seat}:${color}`]?.[`cart ${index}`] ?? [];
    expect(name).toBeDefined();
    expect(identify(before, after).names[`cube:${seat}:${color}`]?.['cage']).toContain(name);
  });

  it('leaves cubes of the cage in their places when another goes', () => {
    const loaded = copy(view);
    const [mine] = loaded.seats;
    if (mine === undefined) throw new Error('no seat');
    mine.cage = { yellow: 1, brown: 1, grey: 1, black: 0 };
    const before = identify(NOTHING, loaded);
    const after = copy(loaded);
    Object.assign(after.seats[0]?.cage ?? {}, { yellow: 0, black: 1 });
    const [was] = before.cages;
    const [is] = identify(before, after).cages;
    expect(is?.slice(1, 3)).toEqual(was?.slice(1, 3));
    expect(is?.[0]?.color).toBe('black');
  });

  it('never calls a new cube like one that is gone', () => {
    const before = identify(NOTHING, view);
    const emptied = copy(view);
    for (const seat of emptied.seats) for (const color of COLORS) seat.cage[color] = seat.store[color] = 0;
    const gone = identify(before, emptied);
    const filled = copy(emptied);
    for (const seat of filled.seats) for (const color of COLORS) seat.store[color] = 3;
    const found = names(identify(gone, filled));
    expect(new Set(found).size).toBe(found.length);
  });
});
