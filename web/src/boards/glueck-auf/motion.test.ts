import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishMotion, measure, play as playWith } from '../motion';
import { STYLES } from './motion';

const play = (before: ReturnType<typeof measure>, speed: number, root: HTMLElement): void =>
  playWith(before, speed, STYLES, root);

type Drawn = { keyframes: Keyframe[]; timing: KeyframeAnimationOptions; finish: () => void };
const drawn = new Map<string, Drawn>();
let isCalm = false;

/** An element of some size at a place. */
function piece(attributes: Record<string, string>, x: number, y: number): HTMLElement {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.getBoundingClientRect = () => new DOMRect(x, y, 20, 20);
  element.animate = ((keyframes: Keyframe[], timing: KeyframeAnimationOptions) => {
    const animation = { keyframes, timing, finish: vi.fn() };
    drawn.set(attributes['data-piece'] ?? '', animation);
    return animation;
  }) as never;
  return element;
}

function scene(...elements: HTMLElement[]): HTMLElement {
  const root = document.createElement('div');
  root.append(...elements);
  return root;
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
    const cage = (y: number, ...inside: HTMLElement[]): HTMLElement => {
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
