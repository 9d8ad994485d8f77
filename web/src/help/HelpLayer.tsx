/** Says what a component is and why it is closed, and leads to its rules: when it is hovered, focused, held or tapped. */
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Table } from '../lib/api';
import { useSay } from '../lib/i18n';
import { RulesLink } from './RulesLink';
import { Tip, usePointed } from './Tip';
import { useWhy } from './Why';
import { plainHelp } from './words';

const HOVER_MS = 650; // long enough that it does not get in the way of play
const LEAVE_MS = 150; // to get from the component to its help
const HOLD_MS = 550; // with a finger
const OWN = '.help-tip';
const COMPONENT = '[data-help], [data-target]';
const BOARDS = `.tip:not(${OWN})`; // what the board itself says of a component

type Props = {
  table: Pick<Table, 'game' | 'id'>;
  /** The message that explains a component, by its id: the value of its `data-help`. */
  help: (component: string) => string | null;
};

type Shown = {
  /** The message that explains it; null: it can only say why it is closed. */
  text: string | null;
  about: Element;
  /** The tip of the board, to which it is added; null: there is none. */
  tip: Element | null;
};

export function HelpLayer({ table, help }: Props): ReactNode {
  const say = useSay();
  const [shown, setShown] = usePointed<Shown>();
  const why = useWhy(shown?.about ?? null);
  useEffect(() => {
    let showing: ReturnType<typeof setTimeout> | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const stay = (): void => {
      clearTimeout(showing);
      clearTimeout(leaving);
    };
    const hide = (): void => {
      stay();
      setShown(null);
    };
    const show = (about: Element, ms: number): void => {
      clearTimeout(showing);
      showing = setTimeout(() => {
        clearTimeout(leaving);
        isHeld = true;
        const text = help(about.closest('[data-help]')?.getAttribute('data-help') ?? '');
        setShown({ text, about, tip: document.querySelector(BOARDS) });
      }, ms);
    };
    let pressed: Element | null = null; // what was just clicked: whoever plays needs no help with it
    let at: Element | null = null;
    let isHeld = false; // so long that its help is shown
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      if (event.target.closest(OWN) !== null) return stay();
      const place = event.target.closest(COMPONENT);
      if (place !== pressed) pressed = null;
      if (place !== at) {
        stay();
        leaving = setTimeout(() => setShown(null), LEAVE_MS);
      }
      at = place;
      if (place !== null && place !== pressed) show(place, HOVER_MS);
    };
    const out = ({ relatedTarget }: PointerEvent): void => {
      if (relatedTarget !== null) return;
      stay(); // the pointer has left the window
      at = null;
      leaving = setTimeout(() => setShown(null), LEAVE_MS);
    };
    const focus = (event: FocusEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest(OWN) !== null) return;
      const place = event.target.matches(':focus-visible') ? event.target.closest(COMPONENT) : null;
      if (place === null) setShown(null);
      else show(place, HOVER_MS);
    };
    const down = (event: PointerEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest(OWN) !== null) return;
      hide();
      pressed = event.target.closest(COMPONENT);
      isHeld = false;
      if (event.pointerType === 'touch' && pressed !== null) show(pressed, HOLD_MS);
    };
    const stop = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') return;
      clearTimeout(showing);
      if (pressed !== null && !isHeld) setShown({ text: null, about: pressed, tip: null }); // what is closed says so
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerout', out);
    document.addEventListener('focusin', focus);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', stop);
    document.addEventListener('keydown', key);
    return () => {
      stay();
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerout', out);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', stop);
      document.removeEventListener('keydown', key);
    };
  }, [help, setShown]);
  if (shown === null || (shown.text === null && (why === null || shown.tip !== null))) return null;
  const { text } = shown;
  if (text !== null && shown.tip !== null)
    return createPortal(<span className="tip-help">{plainHelp(say(text))}</span>, shown.tip);
  return (
    <Tip about={shown.about} className="help-tip" role="tooltip" onGone={() => setShown(null)}>
      {text !== null && <p>{plainHelp(say(text))}</p>}
      {text !== null && <RulesLink table={table} text={text} />}
    </Tip>
  );
}
