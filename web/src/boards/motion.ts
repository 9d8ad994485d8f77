/**
 * Pieces travel. Whatever carries `data-piece` with a name of its own is measured before and after a change of the view
 * and moves from where it was; what is new comes from the `data-home` that its `data-from` names, or fades in.
 */
import { Component, type ReactNode } from 'react';
import { settings } from '../lib/settings';

export const OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
export const TRAVEL = 'cubic-bezier(0.6, 0, 0.3, 1)';
const FADE_MS = 120;
const LONGEST_WAIT_MS = 2_400; // one story never takes more than three seconds
const SMALLEST_MOVE_PX = 2;

export type Style = {
  /** How long, or how long for so many units across and down. */
  ms: number | ((x: number, y: number) => number);
  /** Between one piece and the next. */
  gap: number;
  /** Before the first, where pieces of another style move too. */
  wait?: { after: string; ms: number };
  lift?: number;
  easing: string;
};
/** How kinds of pieces move: by the first part of their name, or what `data-motion` says. */
export type Styles = Readonly<Record<string, Style>>;

const PLAIN: Style = { ms: 320, gap: 40, easing: TRAVEL };

export type Spots = ReadonlyMap<string, DOMRect>;

/** Where pieces and homes are on the screen. */
export function measure(root: ParentNode = document): Spots {
  const spots = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece], [data-home]')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue; // not shown
    const { piece, home } = element.dataset;
    if (piece !== undefined && !spots.has(piece)) spots.set(piece, box);
    if (home !== undefined) spots.set(`home ${home}`, box);
  }
  return spots;
}

type Move = { element: Element; kind: string; wait: number; dx: number; dy: number };
/** How long a piece waits for its turn. */
export type Waits = (piece: string) => number;

/** Start the motion from where things were. */
export function play(
  before: Spots,
  speed: number,
  styles: Styles,
  root: ParentNode = document,
  waits: Waits = () => 0,
): void {
  if (speed === 0 || before.size === 0) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const moves: Move[] = [];
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const { piece = '', motion } = element.dataset;
    if (element.getBoundingClientRect().width === 0) continue;
    const back = wayBack(element, before);
    const isStill = back !== null && Math.hypot(back.x, back.y) < SMALLEST_MOVE_PX;
    if (back === null || (isCalm && !isStill)) fadeIn(element);
    else if (!isStill) {
      moves.push({ element, kind: motion ?? kindOf(piece), wait: waits(piece), dx: back.x, dy: back.y });
    }
  }
  travel(moves, speed, styles);
}

/** How far back a piece was; what another piece carries, as the cage does its cubes, moves along with that one. */
function wayBack(element: HTMLElement | SVGElement, before: Spots): { x: number; y: number } | null {
  const { piece = '', from } = element.dataset;
  const old = before.get(piece) ?? before.get(`home ${from ?? ''}`);
  if (old === undefined) return null;
  const now = element.getBoundingClientRect();
  const carrier = element.parentElement?.closest<HTMLElement | SVGElement>('[data-piece]') ?? null;
  const carried = carrier === null ? null : wayBack(carrier, before);
  return {
    x: middle(old).x - middle(now).x - (carried?.x ?? 0),
    y: middle(old).y - middle(now).y - (carried?.y ?? 0),
  };
}

function kindOf(piece: string): string {
  return piece.split(':')[0] ?? '';
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function travel(moves: readonly Move[], speed: number, styles: Styles): void {
  const kinds = new Set(moves.map(({ kind }) => kind));
  const counts = new Map<Style, number>();
  for (const { element, kind, wait: turn, dx, dy } of moves) {
    const style = styles[kind] ?? PLAIN;
    const n = counts.get(style) ?? 0;
    counts.set(style, n + 1);
    const scale = unitsPerPixel(element);
    const [x, y] = [dx * scale, dy * scale];
    const first = style.wait !== undefined && kinds.has(style.wait.after) ? style.wait.ms : 0;
    const wait = Math.min(turn + first + n * style.gap, LONGEST_WAIT_MS);
    animate(element, path(x, y, style.lift ?? 0), {
      duration: (typeof style.ms === 'number' ? style.ms : style.ms(x, y)) / speed,
      delay: wait / speed,
      easing: style.easing,
      fill: 'backwards',
    });
  }
}

/** The `translate` property leaves a transform that is there as it is. */
function path(x: number, y: number, lift: number): Keyframe[] {
  const start = { translate: `${x}px ${y}px` };
  const end = { translate: '0px 0px' };
  return lift === 0 ? [start, end] : [start, { translate: `${x / 2}px ${Math.min(y, 0) / 2 + y / 2 - lift}px` }, end];
}

function unitsPerPixel(element: Element): number {
  if (!(element instanceof SVGGraphicsElement) || element.ownerSVGElement === null) return 1;
  const parent = element.parentElement as Element;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix === null || matrix.a === 0 ? 1 : 1 / matrix.a;
}

function fadeIn(element: Element): void {
  animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'linear' });
}

const running = new Set<Animation>();

function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (typeof element.animate !== 'function') return; // then things simply are where they are
  const animation = element.animate(frames, timing);
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
}

/** Any key or click ends the story. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
}

type PiecesProps = { view: unknown; styles: Styles; waits?: Waits; children: ReactNode };

/** Moves the pieces of the page whenever the view it is given changes. */
export class Pieces extends Component<PiecesProps> {
  override componentDidMount(): void {
    addEventListener('pointerdown', finishMotion);
    addEventListener('keydown', finishMotion);
  }

  override componentWillUnmount(): void {
    removeEventListener('pointerdown', finishMotion);
    removeEventListener('keydown', finishMotion);
  }

  override getSnapshotBeforeUpdate(previous: { view: unknown }): Spots | null {
    return previous.view === this.props.view || settings().speed === 0 ? null : measure();
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Spots | null): void {
    if (before !== null) play(before, settings().speed, this.props.styles, document, this.props.waits);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
