import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishMotion, measure, play as playWith } from '../motion';
import { STYLES } from './motion';

const play = (before: ReturnType<typeof measure>, speed: number, root: HTMLElement): void =>
  playWith(before, speed, STYLES, root);

type Drawn = { keyframes: Keyframe[]; timing: KeyframeAnimationOptions; finish: () => void };
const drawn = new Map<string, Drawn>();
let isCalm = false;

const SVG = 'http://www.w3.org/2000/svg';

/** Something of a drawing, of some size at a place of the page. */
function piece(attributes: Record<string, string>, x: number, y: number): SVGElement {
  const element = made(document.createElementNS(SVG, 'g'), attributes, x, y);
  element.getScreenCTM = () => null;
  return element;
}

/** Something beside it. */
function box(attributes: Record<string, string>, x: number, y: number, ...inside: Element[]): HTMLElement {
  const element = made(document.createElement('div'), attributes, x, y);
  element.append(...inside);
  return element;
}

function made<T extends HTMLElement | SVGElement>(
  element: T,
  attributes: Record<string, string>,
  x: number,
  y: number,
): T {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.getBoundingClientRect = () => new DOMRect(x, y, 20, 20);
  element.animate = ((keyframes: Keyframe[], timing: KeyframeAnimationOptions) => {
    const animation = { keyframes, timing, finish: vi.fn() };
    drawn.set(attributes['data-piece'] ?? '', animation);
    return animation;
  }) as never;
  return element;
}

type Shown = { scale: number; left: number; top: number };
const drawing = document.createElementNS(SVG, 'svg');

/** A page with the drawing, which stands where it is told, and what is beside it. */
function page(elements: readonly Element[], { scale, left, top }: Shown, ...beside: Element[]): HTMLElement {
  const root = document.createElement('div');
  drawing.getScreenCTM = () => ({ a: scale, d: scale, e: left, f: top }) as DOMMatrix;
  drawing.replaceChildren(...elements);
  root.append(drawing, ...beside);
  return root;
}

function scene(...elements: Element[]): HTMLElement {
  return page(elements, { scale: 1, left: 0, top: 0 });
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
});
afterEach(() => {
  drawn.clear();
  isCalm = false;
});

describe('motion', () => {
  const before = measure(
    scene(
      piece({ 'data-piece': 'worker:0:1' }, 0, 0),
      piece({ 'data-piece': 'cube:yellow:0' }, 100, 200),
      piece({ 'data-home': 'hand:1' }, 50, 60),
    ),
  );

  it('goes from where a piece was to where it is', () => {
    play(before, 1, scene(piece({ 'data-piece': 'worker:0:1' }, 30, 40)));
    const { keyframes, timing } = drawn.get('worker:0:1') as Drawn;
    expect(keyframes).toEqual([{ translate: '-30px -40px' }, { translate: '0px 0px' }]);
    expect(timing.duration).toBe(320);
  });

  it('lets a piece carry others: what lies in the cage moves with the cage alone', () => {
    const cage = (y: number, ...inside: Element[]): SVGElement => {
      const found = piece({ 'data-piece': 'cage:0' }, 0, y);
      found.append(...inside);
      return found;
    };
    const old = measure(
      scene(cage(0, piece({ 'data-piece': 'cube:grey:1' }, 5, 5)), piece({ 'data-piece': 'cube:grey:2' }, 90, 100)),
    );
    const inside = [piece({ 'data-piece': 'cube:grey:1' }, 5, 105), piece({ 'data-piece': 'cube:grey:2' }, 10, 105)];
    play(old, 1, scene(cage(100, ...inside)));
    expect(drawn.get('cage:0')?.keyframes[0]).toEqual({ translate: '0px -100px' });
    expect(drawn.has('cube:grey:1')).toBe(false);
    expect(drawn.get('cube:grey:2')?.keyframes[0]).toEqual({ translate: '80px 95px' });
  });

  it('starts at home for what is new, and fades in what has none', () => {
    play(
      before,
      1,
      scene(
        piece({ 'data-piece': 'worker:1:0', 'data-from': 'hand:1' }, 50, 80),
        piece({ 'data-piece': 'tile:x' }, 9, 9),
      ),
    );
    expect(drawn.get('worker:1:0')?.keyframes[0]).toEqual({ translate: '0px -20px' });
    expect(drawn.get('tile:x')?.keyframes[0]).toEqual({ opacity: 0 });
  });

  it('leaves alone what has not moved', () => {
    play(before, 1, scene(piece({ 'data-piece': 'worker:0:1' }, 1, 0)));
    expect(drawn.size).toBe(0);
  });

  it('lifts cubes over an arc', () => {
    play(before, 1, scene(piece({ 'data-piece': 'cube:yellow:0' }, 100, 100)));
    expect(drawn.get('cube:yellow:0')?.keyframes).toEqual([
      { translate: '0px 100px' },
      { translate: '0px 38px' },
      { translate: '0px 0px' },
    ]);
  });

  it('lets the displaced go first', () => {
    play(
      before,
      1,
      scene(
        piece({ 'data-piece': 'worker:0:1', 'data-motion': 'displaced' }, 90, 0),
        piece({ 'data-piece': 'worker:1:0', 'data-from': 'hand:1' }, 0, 0),
      ),
    );
    expect(drawn.get('worker:0:1')?.timing.delay).toBe(0);
    expect(drawn.get('worker:1:0')?.timing.delay).toBe(300);
  });

  it('follows the speed that was chosen; at none nothing moves', () => {
    play(before, 2, scene(piece({ 'data-piece': 'worker:0:1' }, 30, 40)));
    expect(drawn.get('worker:0:1')?.timing.duration).toBe(160);
    drawn.clear();
    play(before, 0, scene(piece({ 'data-piece': 'worker:0:1' }, 30, 40)));
    expect(drawn.size).toBe(0);
  });

  it('leaves alone what only the page moves: a drawing that is elsewhere, and larger', () => {
    const there = { scale: 1.5, left: 40, top: 70 };
    const lies = (x: number, y: number): SVGElement => {
      const found = piece({ 'data-piece': 'worker:0:1' }, 0, 0);
      found.getBoundingClientRect = () => new DOMRect(40 + 1.5 * x, 70 + 1.5 * y, 30, 30);
      return found;
    };
    play(before, 1, page([lies(0, 0)], there));
    expect(drawn.size).toBe(0);
    play(before, 1, page([lies(20, 0)], there));
    expect(drawn.get('worker:0:1')?.keyframes[0]).toEqual({ translate: '-20px 0px' });
  });

  it('leaves alone what stays in its place of the page, wherever that is now', () => {
    const orders = (y: number): HTMLElement =>
      box({ 'data-place': 'orders:0' }, 0, y, box({ 'data-piece': 'order:a' }, 5, y + 5));
    const old = measure(page([], { scale: 1, left: 0, top: 0 }, orders(10)));
    play(old, 1, page([], { scale: 1, left: 0, top: 0 }, orders(90)));
    expect(drawn.size).toBe(0);
  });

  it('goes from one place of the page to another, from where the first is by now', () => {
    const from = (y: number, ...inside: Element[]): HTMLElement => box({ 'data-target': 'a' }, 0, y, ...inside);
    const to = (y: number, ...inside: Element[]): HTMLElement => box({ 'data-target': 'b' }, 100, y, ...inside);
    const miner = (x: number, y: number): HTMLElement => box({ 'data-piece': 'miner:0:0' }, x, y);
    const here = { scale: 1, left: 0, top: 0 };
    const old = measure(page([], here, from(0, miner(0, 0)), to(0)));
    play(old, 1, page([], here, from(50), to(50, miner(100, 50))));
    expect(drawn.get('miner:0:0')?.keyframes[0]).toEqual({ translate: '-100px 0px' });
  });

  it('leaves alone what was not shown before: the tableau of another player, a board drawn anew', () => {
    const engine = piece({ 'data-piece': 'engine:1:x', 'data-from': 'hand:1' }, 300, 300);
    const estate = document.createElementNS(SVG, 'g');
    estate.setAttribute('data-scene', 'estate:1');
    estate.append(engine);
    play(before, 1, scene(estate));
    const other = document.createElementNS(SVG, 'svg');
    other.getScreenCTM = () => null;
    other.append(piece({ 'data-piece': 'worker:0:1' }, 200, 200));
    play(before, 1, box({}, 0, 0, other));
    expect(drawn.size).toBe(0);
  });

  it('only fades for who wants no motion', () => {
    isCalm = true;
    play(before, 1, scene(piece({ 'data-piece': 'worker:0:1' }, 30, 40)));
    expect(drawn.get('worker:0:1')).toMatchObject({
      keyframes: [{ opacity: 0 }, { opacity: 1 }],
      timing: { duration: 120 },
    });
  });

  it('ends at a key or a click', () => {
    play(before, 1, scene(piece({ 'data-piece': 'worker:0:1' }, 30, 40)));
    finishMotion();
    expect(drawn.get('worker:0:1')?.finish).toHaveBeenCalledOnce();
  });
});
