/** Fingers and mouse on the map: drag to move it, two fingers or a double tap to zoom. */
import { type RefObject, useEffect } from 'react';
import type { Point } from '../../../art/svg';

const STILL = 7; // px a finger may stray and still only tap
const DOUBLE_MS = 320;
const DOUBLE_PX = 28;
const FRICTION = 0.93;
const SLOWEST = 0.4; // px a frame

export type Gestures = {
  /** While two fingers pull: how much larger, around which point of the window. */
  onPinch: (k: number, focus: Point) => void;
  /** They let go. */
  onPinched: (k: number, focus: Point) => void;
  onDouble: (at: Point) => void;
  /** Wheel with Ctrl, or two fingers on a touch pad. */
  onWheel: (k: number, at: Point) => void;
};

/** Listens on the window of the map; a drag is no click. */
export function useGestures(ref: RefObject<HTMLElement | null>, gestures: RefObject<Gestures>): void {
  useEffect(() => {
    const window = ref.current;
    if (window === null) return;
    const hands = new Hands(window, gestures);
    return hands.listen();
  }, [ref, gestures]);
}

class Hands {
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  private isDragging = false;
  private pinch: { distance: number; k: number; focus: Point } | null = null;
  private lastTap: { at: Point; time: number } | null = null;
  private speed = { x: 0, y: 0 };
  private glide = 0;

  constructor(
    private readonly window: HTMLElement,
    private readonly gestures: RefObject<Gestures>,
  ) {}

  listen(): () => void {
    const { window } = this;
    const listeners: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ['pointerdown', this.down],
      ['pointermove', this.move],
      ['pointerup', this.up],
      ['pointercancel', this.up],
      ['click', this.click, { capture: true }],
      ['wheel', this.wheel, { passive: false }],
    ];
    for (const [name, listener, how] of listeners) window.addEventListener(name, listener as EventListener, how);
    return () => {
      cancelAnimationFrame(this.glide);
      for (const [name, listener, how] of listeners) window.removeEventListener(name, listener as EventListener, how);
    };
  }

  private at({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top } = this.window.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    cancelAnimationFrame(this.glide);
    const at = this.at(event);
    this.fingers.set(event.pointerId, at);
    this.speed = { x: 0, y: 0 };
    if (this.fingers.size === 1) {
      this.start = at;
      this.isDragging = false;
    } else if (this.fingers.size === 2) {
      this.isDragging = true;
      this.pinch = { ...this.spread(), k: 1 };
    }
  };

  /** How far apart two fingers are, and the point between them. */
  private spread(): { distance: number; focus: Point } {
    const [a, b] = [...this.fingers.values()] as [Point, Point];
    return { distance: Math.hypot(a.x - b.x, a.y - b.y) || 1, focus: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  }

  private readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const at = this.at(event);
    this.fingers.set(event.pointerId, at);
    if (this.pinch !== null && this.fingers.size === 2) {
      this.pinch.k = this.spread().distance / this.pinch.distance;
      this.gestures.current.onPinch(this.pinch.k, this.pinch.focus);
      return;
    }
    if (this.start === null) return;
    if (!this.isDragging && Math.hypot(at.x - this.start.x, at.y - this.start.y) < STILL) return;
    if (!this.isDragging) this.window.setPointerCapture(event.pointerId);
    this.isDragging = true;
    this.speed = { x: before.x - at.x, y: before.y - at.y };
    this.pan(this.speed);
  };

  /** Move the map; what it cannot move, the page does. */
  private pan({ x, y }: Point): void {
    const { window } = this;
    const top = window.scrollTop;
    window.scrollLeft += x;
    window.scrollTop += y;
    const rest = y - (window.scrollTop - top);
    if (Math.abs(rest) >= 1) scrollerAround(window)?.scrollBy(0, rest);
  }

  private readonly up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.pinch !== null) {
      this.gestures.current.onPinched(this.pinch.k, this.pinch.focus);
      this.pinch = null;
      this.start = null;
      return;
    }
    if (this.fingers.size > 0) return;
    if (this.isDragging) this.slide();
    else if (event.type === 'pointerup') this.tap(event);
    this.start = null;
  };

  private slide(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const frame = (): void => {
      if (Math.hypot(this.speed.x, this.speed.y) < SLOWEST) return;
      this.window.scrollLeft += this.speed.x;
      this.window.scrollTop += this.speed.y;
      this.speed = { x: this.speed.x * FRICTION, y: this.speed.y * FRICTION };
      this.glide = requestAnimationFrame(frame);
    };
    this.glide = requestAnimationFrame(frame);
  }

  /** Two taps where nothing is to be pressed. */
  private tap(event: PointerEvent): void {
    if ((event.target as Element).closest('button, [role="button"]') !== null) return;
    const at = this.at(event);
    const last = this.lastTap;
    const isSecond =
      last !== null &&
      event.timeStamp - last.time < DOUBLE_MS &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) < DOUBLE_PX;
    this.lastTap = isSecond ? null : { at, time: event.timeStamp };
    if (isSecond) this.gestures.current.onDouble(at);
  }

  private readonly click = (event: MouseEvent): void => {
    if (!this.isDragging) return;
    this.isDragging = false;
    event.stopPropagation();
    event.preventDefault();
  };

  private readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.gestures.current.onWheel(Math.exp(-event.deltaY / 200), this.at(event));
  };
}

/** The nearest ancestor that scrolls. */
function scrollerAround(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent;
  return null;
}
