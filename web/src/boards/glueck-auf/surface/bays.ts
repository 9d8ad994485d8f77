/** Where the worker spaces lie in the panorama, 1440 × 286, ground line at 270. */
import type { Point, Rect } from './parts';

export type Bay = {
  /** The whole bay: what can be clicked and is lit. */
  bay: Rect;
  /** Where the crew stands. */
  pad: Rect;
  /** What is boarded up when the space is closed. */
  planks: Rect;
  /** The tile, order or number that belongs to it. */
  piece: Rect;
  /** Middle of the upper edge of the badge that says how many workers are needed. */
  need: Point;
  /** How far the crew makes way for that badge. */
  aside: number;
};

type Place = { id: string } & Bay;

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

function works(i: number): Place {
  const x = 14 + (i % 4) * 80;
  const y = 113 + Math.floor(i / 4) * 77;
  return {
    id: `factory_${i + 1}`,
    bay: rect(x, y, 68, 74),
    pad: rect(x, y + 46, 68, 28),
    planks: rect(x, y + 1, 68, 70),
    piece: rect(x, y, 68, 45),
    need: { x: x + 17, y: y + 51 },
    aside: 14,
  };
}

function money(value: number, i: number): Place {
  const x = 414 + i * 47;
  const pad = rect(x, 190, 43, 38);
  return {
    id: `money_${value}`,
    bay: rect(x, 162, 43, 66),
    pad,
    planks: pad,
    piece: rect(x + 3.5, 163, 36, 20),
    need: { x: x + 21.5, y: 184.5 },
    aside: 0,
  };
}

function pit(value: number, x: number): Place {
  return {
    id: `pit_${value}`,
    bay: rect(x, 180, 42, 82),
    pad: rect(x, 204, 42, 56),
    planks: rect(x, 182, 42, 78),
    piece: rect(x + 7, 181, 28, 20),
    need: { x: x + 21, y: 206 },
    aside: 0,
  };
}

function delivery(transport: string, i: number): Place {
  const x = 841 + i * 49.5;
  const pad = rect(x + 1, 218, 44, 42);
  return {
    id: `delivery_${transport}`,
    bay: rect(x + 1, 181, 44, 79),
    pad,
    planks: pad,
    piece: rect(x + 5, 180, 36, 36),
    need: { x: x + 23, y: 213 },
    aside: 0,
  };
}

function office(i: number): Place {
  const x = 1057 + i * 54;
  const pad = rect(x + 1, 214, 48, 46);
  return {
    id: `order_${i + 1}`,
    bay: rect(x, 131, 50, 130),
    pad,
    planks: rect(x + 1, 132, 48, 128),
    piece: rect(x, 132, 50, 70),
    need: { x: x + 25, y: 212 },
    aside: 0,
  };
}

const OTHERS: readonly Place[] = [
  {
    id: 'factory_draw',
    bay: rect(334, 114, 60, 148),
    pad: rect(337, 204, 54, 50),
    planks: rect(337, 204, 54, 50),
    piece: rect(340, 131, 46, 39),
    need: { x: 364, y: 200 },
    aside: 0,
  },
  {
    id: 'order_draw',
    bay: rect(1272, 131, 48, 130),
    pad: rect(1272, 214, 48, 46),
    planks: rect(1272, 214, 48, 46),
    piece: rect(1273, 132, 49, 68),
    need: { x: 1296, y: 212 },
    aside: 0,
  },
  {
    id: 'bank',
    bay: rect(414, 236, 184, 28),
    pad: rect(414, 236, 184, 28),
    planks: rect(414, 236, 184, 28),
    piece: rect(418, 240, 36, 20),
    need: { x: 496, y: 241 },
    aside: 0,
  },
];

const PLACES: readonly Place[] = [
  ...[0, 1, 2, 3, 4, 5, 6, 7].map(works),
  ...[3, 4, 5, 6].map(money),
  pit(4, 616),
  pit(6, 662),
  pit(8, 736),
  pit(10, 782),
  ...['barrow', 'carriage', 'motorcar', 'engine'].map(delivery),
  ...[0, 1, 2, 3].map(office),
  ...OTHERS,
];

export const BAYS: Readonly<Record<string, Bay>> = Object.fromEntries(PLACES.map(({ id, ...bay }) => [id, bay]));

export function bayOf(id: string): Bay {
  const bay = BAYS[id];
  if (bay === undefined) throw new Error(`no bay ${id}`);
  return bay;
}

/** Not a space of the view: it takes one worker at a time, and any number may stand there. */
export const BANK = 'bank';

/** Where everybody's resting workers are listed. */
export const CANTEEN: Rect = rect(1344, 192, 84, 70);

export type Building = {
  id: 'works' | 'bank' | 'pit' | 'delivery' | 'office';
  icon: string;
  /** What of the panorama shows it on a phone. */
  left: number;
  width: number;
  spaces: readonly string[];
};

const numbered = (name: string, numbers: readonly (number | string)[]): string[] => numbers.map((n) => `${name}_${n}`);

export const BUILDINGS: readonly Building[] = [
  { id: 'works', icon: 'factory', left: 0, width: 400, spaces: numbered('factory', [1, 2, 3, 4, 5, 6, 7, 8, 'draw']) },
  { id: 'bank', icon: 'bank', left: 400, width: 210, spaces: [...numbered('money', [3, 4, 5, 6]), 'bank'] },
  { id: 'pit', icon: 'headframe', left: 606, width: 228, spaces: numbered('pit', [4, 6, 8, 10]) },
  {
    id: 'delivery',
    icon: 'horse-wagon',
    left: 830,
    width: 216,
    spaces: numbered('delivery', ['barrow', 'carriage', 'motorcar', 'engine']),
  },
  { id: 'office', icon: 'order', left: 1040, width: 400, spaces: numbered('order', [1, 2, 3, 4, 'draw']) },
];

/** The icon of each transport. */
export const TRANSPORT_ICON: Readonly<Record<string, string>> = {
  barrow: 'handcart',
  carriage: 'horse-wagon',
  motorcar: 'lorry',
  engine: 'train',
};
