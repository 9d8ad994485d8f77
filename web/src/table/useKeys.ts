/** The keyboard of the table. */
import { useEffect, useRef } from 'react';
import { isTyping, keyOfGroup, nearest, strike } from './keys';
import type { Choosing } from './useChoosing';

export type Commands = {
  choosing: Choosing;
  undo: (wholeTurn: boolean) => void;
  toggle: (what: 'log' | 'chat' | 'keys') => void;
};

/** Listen to keys while the table is there; never while somebody is typing or a dialog is open. */
export function useKeys(commands: Commands): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.repeat && !event.key.startsWith('Arrow')) return; // held down, a key is struck once
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      document.documentElement.dataset['keys'] = ''; // from now on keys are shown
      if (handle(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Do what a key means; whether it meant something. */
export function handle(event: KeyboardEvent, { choosing, undo, toggle }: Commands): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  switch (key) {
    case 'Enter':
      if (choosing.chosen.pending === null || isOnControl(event.target)) return false;
      choosing.confirm();
      return true;
    case 'Escape':
      choosing.drop();
      return true;
    case 'z':
      undo(event.shiftKey);
      return true;
    case 'l':
      toggle('log');
      return true;
    case 'c':
      toggle('chat');
      return true;
    case '?':
      toggle('keys');
      return true;
  }
  return moved(event) || struck(key, choosing);
}

function struck(key: string, choosing: Choosing): boolean {
  const found = strike(choosing.arranged, choosing.open, key);
  if (found === null) return false;
  if ('group' in found) choosing.setOpen(keyOfGroup(found.group));
  else choosing.offer(found.option);
  return true;
}

/** Enter on a control is that control's own. */
function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"], [role="tab"]') !== null;
}

/** Arrows go between lit places on the board, and along the buttons of the bar. */
function moved(event: KeyboardEvent): boolean {
  if (!event.key.startsWith('Arrow')) return false;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('[role="tablist"], [role="slider"]') != null) return false;
  const area = at?.closest('[data-arrows]') ?? document.querySelector('[data-arrows="board"]');
  const places = [...(area?.querySelectorAll<HTMLElement | SVGElement>(PLACES) ?? [])].filter(isSeen);
  if (places.length === 0) return false;
  const here = at === null ? -1 : places.findIndex((place) => place === at);
  const boxes = places.map(middle);
  const from = boxes[here];
  const next = from === undefined ? 0 : nearest(from, boxes, event.key);
  if (next === null) return false;
  places[next]?.focus();
  return true;
}

const PLACES = ':is([role="button"], button:enabled)[data-target], [data-arrows="bar"] button:enabled';

function isSeen(place: Element): boolean {
  const isThere = place.getClientRects().length > 0 && getComputedStyle(place).visibility !== 'hidden';
  return isThere && place.getAttribute('tabindex') !== '-1';
}

function middle(place: Element): { x: number; y: number } {
  const box = place.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
