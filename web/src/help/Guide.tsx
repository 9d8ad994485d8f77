/** The guide of a first game: says one thing at a time, beside the board. */
import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../lib/i18n';
import { Icon } from '../lib/Icon';
import { TargetsContext } from '../table/board';
import { choosable } from './choosable';
import { type Given, type Hint, type Moment, nextHint, stillGiven } from './guide';
import { type Box, nearest } from './place';
import './guide.css';

const KEY = 'revier.guide';

/** The table at which somebody wants to be guided, if any. */
export function guidedTable(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // no storage, no guide
  }
}

export function guideAt(table: string | null): void {
  try {
    if (table === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, table);
  } catch {
    // no storage, no guide
  }
}

type Props<View> = { hints: readonly Hint<View>[]; moment: Moment<View>; onEnd: () => void };

export function Guide<View>({ hints, moment, onEnd }: Props<View>): ReactNode {
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<Given<View> | null>(null);
  const still = shown === null ? null : stillGiven(shown, moment);
  const known = shown !== null && still === null ? new Set([...given, shown.hint.text]) : given;
  const isEnded = hints.some(({ text, isLast }) => isLast === true && known.has(text));
  const next = still?.hint ?? (isEnded ? null : nextHint(hints, moment, known));
  // hints follow the game: what is over was given
  if (known !== given) setGiven(known);
  if (still === null && next !== null) setShown(stillGiven({ hint: next, ply: null }, moment));
  else if (still === null && shown !== null) setShown(null);
  else if (still !== null && still.ply !== shown?.ply) setShown(still);
  useEffect(() => {
    if (isEnded) onEnd();
  }, [isEnded, onEnd]);
  if (next === null) return null;
  const close = (): void => {
    setGiven(new Set([...given, next.text]));
    setShown(null);
  };
  return <Words hint={next} onClose={close} onEnd={onEnd} />;
}

type WordsProps<View> = { hint: Hint<View>; onClose: () => void; onEnd: () => void };

/** In the lower right corner, or as near to it as nothing is covered that may be chosen; else above the board. */
function Words<View>({ hint, onClose, onEnd }: WordsProps<View>): ReactNode {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const targets = use(TargetsContext);
  const [place, setPlace] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const stand = (): void => setPlace(box.current === null ? null : cornerPlace(box.current));
    stand();
    // fonts and the rows of the bar come late, and move what may be chosen
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(stand);
    for (const part of document.querySelectorAll('.tb-main, .tb-bar, [data-target]')) watch?.observe(part);
    addEventListener('resize', stand);
    return () => {
      watch?.disconnect();
      removeEventListener('resize', stand);
    };
  }, [hint, targets]);
  return (
    <aside
      ref={box}
      className={place === null ? 'guide' : 'guide floating'}
      style={place === null ? undefined : { left: place.left, top: place.top }}
      aria-label={say('web-guide-title')}
    >
      <Icon id="lantern" size={24} />
      <p aria-live="polite">{say(hint.text)}</p>
      <div className="guide-buttons">
        <button type="button" className="btn primary" onClick={onClose}>
          {hint.isLast === true ? say('web-guide-end') : say('web-guide-next')}
        </button>
        {hint.isLast !== true && (
          <button type="button" className="btn ghost" onClick={onEnd}>
            {say('web-guide-leave')}
          </button>
        )}
      </div>
    </aside>
  );
}

const FLOATS_FROM = 900; // pixels of width; narrower windows have no room beside what is chosen
const WIDTH = 420;

function cornerPlace(guide: HTMLElement): Box | null {
  const room = { width: innerWidth, height: innerHeight };
  if (room.width < FLOATS_FROM) return null;
  const bar = document.querySelector('.tb-bar')?.getBoundingClientRect().top ?? room.height;
  const corner = { left: room.width, top: bar, width: 0, height: 0 };
  const head = document.querySelector('.tb-head')?.getBoundingClientRect();
  const taken = [...choosable(), ...(head === undefined ? [] : [head])];
  return nearest(corner, { width: WIDTH, height: guide.offsetHeight }, taken, room, Infinity);
}
