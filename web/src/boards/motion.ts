/**
 * Pieces travel. Whatever carries `data-piece` with a name of its own is measured before and after a change of the view
 * and moves from where it was; what is new comes from the `data-home` that its `data-from` names, or fades in.
 *
 * Only the game moves pieces, never the layout of the page. So places are compared where the game has them: in units of
 * the drawing, or by the name of the place (`data-place`) that a piece outside of a drawing lies in. What belongs to a
 * `data-scene` that was not shown before, such as the tableau of another player, is simply there.
 */
import { Component, type ReactNode } from 'react';
import { settings } from '../lib/settings';
import { type Piece, trace } from './trace';

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

type Point = { x: number; y: number };
/** What a piece lies in: a drawing, which has units of its own, or a place of the page that is known by its name. */
type Frame = SVGSVGElement | string;
type Spot = {
  frame: Frame;
  /** In units of the drawing, or from the middle of the place. */
  at: Point;
  /** On the screen, for when the frame is gone. */
  page: Point;
};
export type Spots = {
  pieces: ReadonlyMap<string, Spot>;
  homes: ReadonlyMap<string, Spot>;
  frames: ReadonlySet<Frame>;
  /** What could be seen at all: the tableaus that were shown. */
  scenes: ReadonlySet<string>;
};

const PLACES = '[data-place], [data-home], [data-target]';

/** Where pieces and homes are: in what, and where in it, since a frame that moves on the screen moves no piece. */
export function measure(root: ParentNode = document): Spots {
  const pieces = new Map<string, Spot>();
  const homes = new Map<string, Spot>();
  for (const element of root.querySelectorAll<Piece>('[data-piece], [data-home]')) {
    if (element.getBoundingClientRect().width === 0) continue; // not shown
    const { piece, home } = element.dataset;
    const spot = spotOf(element);
    if (piece !== undefined && !pieces.has(piece)) pieces.set(piece, spot);
    if (home !== undefined) homes.set(home, spot);
  }
  const frames = new Set([...pieces.values(), ...homes.values()].map(({ frame }) => frame));
  const scenes = new Set(
    [...root.querySelectorAll<Piece>('[data-scene]')].map(({ dataset }) => dataset['scene'] ?? ''),
  );
  return { pieces, homes, frames, scenes };
}

function spotOf(element: Piece): Spot {
  const page = middle(element.getBoundingClientRect());
  const drawing = drawingOf(element);
  if (drawing !== null) {
    const { scale, left, top } = viewport(drawing);
    return { frame: drawing, at: { x: (page.x - left) / scale, y: (page.y - top) / scale }, page };
  }
  const place = element.parentElement?.closest<HTMLElement>(PLACES) ?? null;
  if (place === null) return { frame: '', at: { x: 0, y: 0 }, page };
  const { x, y } = middle(place.getBoundingClientRect());
  return { frame: nameOf(place), at: { x: page.x - x, y: page.y - y }, page };
}

/** The outermost drawing around an element, which may hold others. */
function drawingOf(element: Element): SVGSVGElement | null {
  const inner = element instanceof SVGElement ? element.ownerSVGElement : null;
  return inner === null ? null : (drawingOf(inner) ?? inner);
}

/** How many pixels a unit of a drawing has, and where its origin is on the screen. */
function viewport(drawing: SVGSVGElement): { scale: number; left: number; top: number } {
  const matrix = drawing.getScreenCTM();
  return matrix === null || matrix.a === 0
    ? { scale: 1, left: 0, top: 0 }
    : { scale: matrix.a, left: matrix.e, top: matrix.f };
}

function nameOf({ dataset }: HTMLElement): string {
  return dataset['place'] ?? dataset['home'] ?? dataset['target'] ?? '';
}

let color: string | null = null;

/** From now on whatever moves is marked in this colour, until something else does; null: no more. */
export function setTrace(next: string | null): void {
  color = next;
  trace([], null);
}

/** The pieces that the game has moved or brought since they were measured, wherever the page has them by now. */
export function movedSince(before: Spots, root: ParentNode = document): Piece[] {
  if (before.frames.size === 0) return [];
  return [...root.querySelectorAll<Piece>('[data-piece]')].filter((element) => {
    if (element.getBoundingClientRect().width === 0) return false;
    const back = wayBack(element, before, root);
    return back === null || Math.hypot(back.x, back.y) >= SMALLEST_MOVE_PX;
  });
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
  if (speed === 0 || before.frames.size === 0) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const moves: Move[] = [];
  const changed: Piece[] = [];
  for (const element of root.querySelectorAll<Piece>('[data-piece]')) {
    const { piece = '', motion } = element.dataset;
    if (element.getBoundingClientRect().width === 0) continue;
    const back = wayBack(element, before, root);
    const isStill = back !== null && Math.hypot(back.x, back.y) < SMALLEST_MOVE_PX;
    if (!isStill) changed.push(element);
    if (back === null || (isCalm && !isStill)) fadeIn(element);
    else if (!isStill) {
      moves.push({ element, kind: motion ?? kindOf(piece), wait: waits(piece), dx: back.x, dy: back.y });
    }
  }
  if (color !== null) trace(changed, color);
  travel(moves, speed, styles);
}

const STILL: Point = { x: 0, y: 0 };

/**
 * How far back a piece was, in pixels; null: it is new. In one place it has not moved, wherever that is now, and in one
 * drawing only its units tell. What another piece carries, as the cage does its cubes, moves along with that one.
 */
function wayBack(element: Piece, before: Spots, root: ParentNode): Point | null {
  const { piece = '', from = '' } = element.dataset;
  const known = before.pieces.get(piece);
  const scene = element.closest<Piece>('[data-scene]')?.dataset['scene'];
  if (known === undefined && scene !== undefined && !before.scenes.has(scene)) return STILL; // it was not shown
  const old = known ?? before.homes.get(from);
  const now = spotOf(element);
  if (old === undefined) return before.frames.has(now.frame) ? null : STILL;
  const carrier = element.parentElement?.closest<Piece>('[data-piece]') ?? null;
  if (old.frame === now.frame) {
    if (typeof now.frame === 'string') return STILL;
    const { scale } = viewport(now.frame);
    const carried = carrier === null || carrier === now.frame ? STILL : (wayBack(carrier, before, root) ?? STILL);
    return { x: (old.at.x - now.at.x) * scale - carried.x, y: (old.at.y - now.at.y) * scale - carried.y };
  }
  const start = onPage(old, root);
  if (start === null && !before.frames.has(now.frame)) return STILL; // all is drawn anew
  const carried = carrier === null ? STILL : (wayBack(carrier, before, root) ?? STILL);
  const { x, y } = start ?? old.page;
  return { x: x - now.page.x - carried.x, y: y - now.page.y - carried.y };
}

/** Where a spot is on the screen by now; null: there is no such frame any more. */
function onPage({ frame, at }: Spot, root: ParentNode): Point | null {
  if (typeof frame !== 'string') {
    if (!root.contains(frame)) return null;
    const { scale, left, top } = viewport(frame);
    return { x: left + at.x * scale, y: top + at.y * scale };
  }
  const place = [...root.querySelectorAll<HTMLElement>(PLACES)].find((found) => nameOf(found) === frame);
  if (place === undefined) return null;
  const { x, y } = middle(place.getBoundingClientRect());
  return { x: x + at.x, y: y + at.y };
}

function kindOf(piece: string): string {
  return piece.split(':')[0] ?? '';
}

function middle(box: DOMRect): Point {
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
