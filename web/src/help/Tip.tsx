/** A tip beside what it is about. It covers nothing that may be chosen, and goes with a click or with what it is about. */
import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { TargetsContext } from '../table/board';
import { choosable, lit } from './choosable';
import { type Box, distance, freePlace } from './place';
import { useWhy, Why } from './Why';
import './tip.css';

const CLOSING_KEYS = ['Enter', ' ', 'Escape'];

/** What is pointed at, until something is pressed: a press may come before the tip is drawn. */
export function usePointed<T>(): [T | null, Dispatch<SetStateAction<T | null>>] {
  const [pointed, setPointed] = useState<T | null>(null);
  useEffect(() => {
    const down = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('.tip') === null) setPointed(null);
    };
    const key = (event: KeyboardEvent): void => {
      if (CLOSING_KEYS.includes(event.key)) setPointed(null);
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('keydown', key, true);
    };
  }, []);
  return [pointed, setPointed];
}

type Props = {
  /** What it is about: an element, or how to find it among those that are shown. */
  about: Element | string;
  className: string;
  role: 'tooltip' | 'presentation';
  /** It has to go: what it is about has moved or is gone. */
  onGone: () => void;
  children: ReactNode;
};

export function Tip({ about, className, role, onGone, children }: Props): ReactNode {
  const tip = useRef<HTMLDivElement>(null);
  const targets = use(TargetsContext); // another question lights other places
  const why = useWhy(shown(about));
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    const stand = (): void => put(element, shown(about));
    stand();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(stand); // help may be added to it
    observer.observe(element);
    return () => observer.disconnect();
  }, [about, targets]);
  useEffect(() => follow(shown(about), () => gone.current()), [about]);
  return createPortal(
    <div ref={tip} className={`tip ${className}`} role={role}>
      {why !== null && <Why text={why} />}
      {children}
    </div>,
    document.body,
  );
}

function shown(about: Element | string): Element | null {
  const found = typeof about === 'string' ? [...document.querySelectorAll(about)] : [about];
  return found.find((element) => element.isConnected && boxOf(element).width > 0) ?? null;
}

/** Calls back once what is pointed at is gone, or no longer where it was. */
function follow(about: Element | null, onGone: () => void): () => void {
  if (about === null) {
    onGone();
    return () => undefined;
  }
  const first = boxOf(about);
  let frame = 0;
  const look = (): void => {
    if (!about.isConnected || hasMoved(first, boxOf(about))) onGone();
    else frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

const MOST_DRIFT = 4; // a ring that grows moves nothing

function hasMoved(a: Box, b: Box): boolean {
  return (
    Math.hypot(middle(a.left, a.width) - middle(b.left, b.width), middle(a.top, a.height) - middle(b.top, b.height)) >
    MOST_DRIFT
  );
}

function middle(from: number, length: number): number {
  return from + length / 2;
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}

/** Where nothing is free it is not seen. */
function put(tip: HTMLElement, about: Element | null): void {
  const taken = [...choosable(), ...[...document.querySelectorAll('.guide')].map(boxOf)];
  const { offsetWidth: width, offsetHeight: height } = tip;
  const room = { width: innerWidth, height: innerHeight };
  const near = about === null ? [] : taken.filter((box) => distance(box, boxOf(about)) < REACH);
  const next = about === null ? [] : lit().filter((box) => distance(box, boxOf(about)) < NEXT);
  const place = about === null ? null : freePlace(boxOf(about), { width, height }, near, room, next);
  tip.style.visibility = place === null ? 'hidden' : 'visible';
  tip.style.left = `${place?.left ?? 0}px`;
  tip.style.top = `${place?.top ?? 0}px`;
}

const NEXT = 240; // so near, the pointer goes straight there
const REACH = 700; // what lies farther off cannot be covered
