/** The guide of a first game: says one thing at a time, beside what it speaks of, and sees whether it was done. */
import { type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../lib/i18n';
import { Icon } from '../lib/Icon';
import { WIDTHS } from '../styles/widths';
import { TargetsContext } from '../table/board';
import { choosable } from './choosable';
import { type Answer, type Given, give, hasStrayed, type Hint, type Moment, nextHint, stillGiven } from './guide';
import { keepLesson, type Lesson, NEVER } from './lessons';
import { type Box, nearest } from './place';
import { type Spot, Spotlight, useSpot } from './Spotlight';
import './guide.css';

type Props<View> = {
  lesson: Lesson;
  hints: readonly Hint<View>[];
  moment: Moment<View>;
  /** What was chosen last at this screen. */
  answer: Answer | null;
};

const MOST_TRIES = 2; // then somebody wants to play otherwise
const USUAL_TRIES = 1;

export function Guide<View>({ lesson, hints, moment, answer }: Props<View>): ReactNode {
  const [given, setGiven] = useState(lesson.given);
  const [shown, setShown] = useState<Given<View> | null>(null);
  const [strayed, setStrayed] = useState<Readonly<Record<string, number>>>({});
  const [aside, setAside] = useState<number | null>(null); // the ply since which another way was gone
  const [isLeft, setLeft] = useState(lesson.isLeft);
  useEffect(() => keepLesson({ ...lesson, given, isLeft }), [lesson, given, isLeft]);

  const isEnded = hints.some(({ text, isLast }) => isLast === true && given[text] !== undefined);
  const still = shown === null ? null : stillGiven(shown, moment);
  if (shown !== null && still === null) {
    // its question was answered, or its moment has passed
    const { text, isWorthAgain = false } = shown.hint;
    const tries = (strayed[text] ?? 0) + 1;
    const hasLeftWay = hasStrayed(shown, answer);
    if (hasLeftWay) {
      setStrayed({ ...strayed, [text]: tries });
      setAside(moment.ply);
    } else if (aside !== null) setAside(null);
    const isOver =
      shown.asked.length > 0
        ? answer?.ply === shown.ply && (!hasLeftWay || tries >= (isWorthAgain ? MOST_TRIES : USUAL_TRIES))
        : true;
    if (isOver) setGiven({ ...given, [text]: shown.asked.length > 0 && !hasLeftWay ? (shown.ply ?? NEVER) : NEVER });
    setShown(null);
  } else if (still !== null && still !== shown) setShown(still);
  else if (shown === null && !isEnded) {
    const next = nextHint(hints, moment, given);
    if (next !== null) setShown(give(next, moment));
  }

  if (isEnded) return null;
  if (isLeft) return <WayBack onBack={() => setLeft(false)} />;
  if (still === null) return null;
  const steps = hints.filter(({ asks }) => asks !== undefined);
  return (
    <Words
      key={still.hint.text}
      given={still}
      moment={moment}
      isAside={aside !== null}
      done={steps.filter(({ text }) => given[text] !== undefined).length}
      all={steps.length}
      onClose={() => {
        setGiven({ ...given, [still.hint.text]: NEVER });
        setShown(null);
      }}
      onLeave={() => setLeft(true)}
    />
  );
}

type WordsProps<View> = {
  given: Given<View>;
  moment: Moment<View>;
  /** Something else was chosen than the last hint had asked for. */
  isAside: boolean;
  done: number;
  all: number;
  onClose: () => void;
  onLeave: () => void;
};

function Words<View>({ given, moment, isAside, done, all, onClose, onLeave }: WordsProps<View>): ReactNode {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const { hint, asked } = given;
  const wanted = moment.options.filter(({ id }) => asked.includes(id)).map(({ id, targets }) => ({ id, targets }));
  const spot = useSpot(wanted, hint.about?.(moment) ?? []);
  const place = usePlace(box, spot, hint.text);
  return (
    <>
      <Spotlight {...spot} />
      <aside
        ref={box}
        className={isFloating() ? 'guide floating' : 'guide'}
        style={place === null ? undefined : { left: place.left, top: place.top }}
        aria-label={say('web-guide-title')}
        data-hint={hint.text}
      >
        <Icon id="lantern" size={24} />
        <div aria-live="polite">
          {isAside && <p className="guide-aside">{say('web-guide-aside')}</p>}
          <p>{say(hint.text)}</p>
        </div>
        <div className="guide-buttons">
          <button type="button" className={asked.length > 0 ? 'btn' : 'btn primary'} onClick={onClose}>
            {say(hint.isLast === true ? 'web-guide-end' : asked.length > 0 ? 'web-guide-skip' : 'web-guide-next')}
          </button>
          {hint.isLast !== true && (
            <button type="button" className="btn ghost" onClick={onLeave}>
              {say('web-guide-leave')}
            </button>
          )}
          <span className="guide-done">{say('web-guide-done', { done, all })}</span>
        </div>
      </aside>
    </>
  );
}

/** A first game that somebody plays without hints for now. */
function WayBack({ onBack }: { onBack: () => void }): ReactNode {
  const say = useSay();
  const box = useRef<HTMLElement>(null);
  const place = usePlace(box, null, '');
  return (
    <aside
      ref={box}
      className="guide-again"
      style={place === null ? { visibility: 'hidden' } : { left: place.left, top: place.top }}
      aria-label={say('web-guide-title')}
    >
      <button type="button" className="btn" onClick={onBack}>
        <Icon id="lantern" size={18} />
        {say('web-guide-again')}
      </button>
    </aside>
  );
}

/** Narrower windows have no room beside what is chosen. */
const isFloating = (): boolean => innerWidth >= WIDTHS.small;

/** Beside what is spoken of, else near the lower right corner; over nothing that may be chosen. Null: no room. */
function usePlace(box: RefObject<HTMLElement | null>, spot: Spot | null, text: string): Box | null {
  const targets = use(TargetsContext);
  const [place, setPlace] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const stand = (): void =>
      setPlace(box.current === null || (spot !== null && !isFloating()) ? null : placeFor(box.current, spot));
    stand();
    // fonts and the rows of the bar come late, and move what may be chosen
    const watch = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(stand);
    for (const part of document.querySelectorAll('.tb-main, .tb-bar, [data-target]')) watch?.observe(part);
    addEventListener('resize', stand);
    return () => {
      watch?.disconnect();
      removeEventListener('resize', stand);
    };
  }, [box, spot, text, targets]);
  return place;
}

function placeFor(guide: HTMLElement, spot: Spot | null): Box | null {
  const room = { width: innerWidth, height: innerHeight };
  const bar = document.querySelector('.tb-bar')?.getBoundingClientRect().top ?? room.height;
  const corner = { left: room.width, top: bar, width: 0, height: 0 };
  const head = document.querySelector('.tb-head')?.getBoundingClientRect();
  const boxes = spot?.boxes ?? [];
  const taken = [...choosable(), ...boxes, ...(head === undefined ? [] : [head])];
  const size = { width: guide.offsetWidth, height: guide.offsetHeight };
  const [about = corner] = boxes;
  // where there is no room at all, at least what it speaks of stays free
  return nearest(about, size, taken, room, Infinity) ?? nearest(corner, size, boxes, room, Infinity);
}
