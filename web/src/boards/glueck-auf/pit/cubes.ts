/**
 * Which cube is which. A view only counts cubes; to travel from a cart over the cage to an order a cube needs a name
 * that it keeps, in the section and on the order cards alike.
 */
import type { GlueckAufView, SeatView } from '../../../generated/glueck-auf';
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import { type Counts, follow, type Places } from '../../follow';

/** A cube in its place of the cage; null: the place is free. */
export type Berth = { name: string; color: string } | null;
type Known = { names: Readonly<Record<string, Places>>; cages: readonly (readonly Berth[])[] };

export const NOTHING: Known = { names: {}, cages: [] };
const known = new WeakMap<GlueckAufView, Known>();
let last = NOTHING;

function knownOf(view: GlueckAufView): Known {
  let found = known.get(view);
  if (found === undefined) {
    found = identify(last, view);
    known.set(view, found);
    last = found;
  }
  return found;
}

/** Names of the cubes of a colour at a place, such as `cart 3`, `cage`, `store` or `slot barrow_y 0`. */
export function cubesAt(view: GlueckAufView, seat: number, color: string, place: string): readonly string[] {
  return knownOf(view).names[nameOf(seat, color)]?.[place] ?? [];
}

/** The places of a cage: whoever stays in it keeps its place when another cube leaves. */
export function cageOf(view: GlueckAufView, seat: number): readonly Berth[] {
  return knownOf(view).cages[seat] ?? [];
}

function nameOf(seat: number, color: string): string {
  return `cube:${seat}:${color}`;
}

/** Names for the cubes of a position, given those of the position before. */
export function identify(before: Known, view: GlueckAufView): Known {
  const names = Object.fromEntries(
    view.seats.flatMap((seat, number) =>
      COMPONENTS.colors.map((color): [string, Places] => {
        const name = nameOf(number, color);
        const old = before.names[name] ?? {};
        return [name, follow(old, withGone(old, placesOf(seat, color)), name)];
      }),
    ),
  );
  const cages = view.seats.map((_, seat) => {
    const cubes = COMPONENTS.colors.flatMap((color) =>
      (names[nameOf(seat, color)]?.['cage'] ?? []).map((name) => ({ name, color })),
    );
    return berths(before.cages[seat] ?? [], cubes);
  });
  return { names, cages };
}

function berths(before: readonly Berth[], cubes: readonly NonNullable<Berth>[]): readonly Berth[] {
  const places = Array.from({ length: COMPONENTS.cage_capacity }, (_, i) => {
    const name = before[i]?.name;
    return cubes.find((cube) => cube.name === name) ?? null;
  });
  const coming = cubes.filter((cube) => !places.includes(cube));
  return places.map((place) => place ?? coming.shift() ?? null);
}

/** What has left for the supply keeps its name there, so that no new cube is called like an old one. */
function withGone(before: Places, counts: Counts): Counts {
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const named = sum(Object.values(before).map((names) => names.length));
  return { ...counts, gone: Math.max(0, named - sum(Object.values(counts))) };
}

function placesOf(seat: SeatView, color: string): Counts {
  const one = (place: string, cubes: readonly (string | null)[]): [string, number] => [
    place,
    cubes.filter((cube) => cube === color).length,
  ];
  return Object.fromEntries([
    ...seat.carts.map(({ cube }, i) => one(`cart ${i}`, [cube])),
    ['cage', seat.cage[color] ?? 0],
    ['store', seat.store[color] ?? 0],
    ...seat.outstanding.flatMap(({ order, slots }) => slots.map(({ cubes }, i) => one(`slot ${order} ${i}`, cubes))),
  ]) as Counts;
}
