/** Says what a component of the board is, and leads to its rules: when it is hovered, focused or held. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Table } from '../lib/api';
import { useSay } from '../lib/i18n';
import { NewWindow } from '../lib/NewWindow';
import { CHAPTERS } from './chapters';
import { rulesLink } from './link';
import './help.css';

const HOVER_MS = 650; // long enough that it does not get in the way of play
const LEAVE_MS = 250; // to get from the component to its help
const HOLD_MS = 550; // with a finger
const GAP = 10;
const WIDTH = 300;

type Props = {
  table: Pick<Table, 'game' | 'id'>;
  /** The message that explains a component, by its id: the value of its `data-help`. */
  help: (component: string) => string | null;
};

type Shown = { text: string; left: number; top: number };

export function HelpLayer({ table, help }: Props): ReactNode {
  const say = useSay();
  const [shown, setShown] = useState<Shown | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (work: () => void, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(work, ms);
    };
    const show = (place: Element): void => {
      const found = help(place.getAttribute('data-help') ?? '');
      const tip = document.querySelector('.tip'); // what the board says of it comes first
      if (found !== null) setShown({ text: found, ...beside((tip ?? place).getBoundingClientRect()) });
    };
    let pressed: Element | null = null; // what was just clicked: whoever plays needs no help with it
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      if (tip.current?.contains(event.target) === true) return clearTimeout(timer);
      const place = event.target.closest('[data-help]');
      if (place !== pressed) pressed = null;
      if (place !== null && place === pressed) return clearTimeout(timer);
      if (place === null) later(() => setShown(null), LEAVE_MS);
      else later(() => show(place), HOVER_MS);
    };
    const focus = (event: FocusEvent): void => {
      if (!(event.target instanceof Element) || tip.current?.contains(event.target) === true) return;
      const place = event.target.matches(':focus-visible') ? event.target.closest('[data-help]') : null;
      if (place === null) setShown(null);
      else later(() => show(place), HOVER_MS);
    };
    const down = (event: PointerEvent): void => {
      if (!(event.target instanceof Element) || tip.current?.contains(event.target) === true) return;
      setShown(null);
      clearTimeout(timer);
      const place = event.target.closest('[data-help]');
      pressed = place;
      if (event.pointerType === 'touch' && place !== null) later(() => show(place), HOLD_MS);
    };
    const stop = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') clearTimeout(timer);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer);
      setShown(null);
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', focus);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', stop);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', stop);
      document.removeEventListener('keydown', key);
    };
  }, [help]);
  if (shown === null) return null;
  return (
    <div ref={tip} className="help-tip" role="tooltip" style={{ left: shown.left, top: shown.top }}>
      <p>{say(shown.text)}</p>
      <NewWindow href={rulesLink(table, CHAPTERS[shown.text])}>{say('web-help-rules')}</NewWindow>
    </div>
  );
}

/** Under a component, or above it where there is no room; never beyond the window. */
function beside(place: DOMRect): { left: number; top: number } {
  const left = Math.min(Math.max(GAP, place.left), Math.max(GAP, innerWidth - WIDTH - GAP));
  const isLow = place.bottom > innerHeight * 0.66;
  return { left, top: isLow ? Math.max(GAP, place.top - 140) : place.bottom + GAP };
}
