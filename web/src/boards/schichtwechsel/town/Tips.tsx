/** Whatever is pointed at says what it is and does. */
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Lit, type Pointed } from '../../../art/Lit';
import { Fresh } from '../../../art/lights';
import { box, type Point, type Rect } from '../../../art/svg';
import { useTarget } from '../../../table/board';
import type { Marks } from './fresh';
import type { Told, Words } from './words';
import './tips.css';

const WIDTH = 292;
const MARGIN = 10;

type Pointing = (component: string, how: Pointed | null) => void;
type Known = { point: Pointing; words: Words; fresh: Marks };
const NONE: Marks = new Map();
const TipContext = createContext<Known>({ point: () => undefined, words: () => null, fresh: NONE });

type TipsProps = { words: Words; fresh: Marks; children: ReactNode };

/** Knows the words for everything inside and what has just changed; shows the words of what is pointed at. */
export function Tips({ words, fresh, children }: TipsProps): ReactNode {
  const [at, setAt] = useState<string | null>(null);
  const point = useCallback<Pointing>((component, how) => {
    setAt((old) => (how !== null ? component : old === component ? null : old));
  }, []);
  const context = useMemo(() => ({ point, words, fresh }), [point, words, fresh]);
  const found = at === null ? null : words(at);
  return (
    <TipContext value={context}>
      {children}
      {at !== null && found !== null && createPortal(<Tip component={at} told={found} />, document.body)}
    </TipContext>
  );
}

type Place = { left?: number; right?: number; top?: number; bottom?: number };

/** Beside a card, so that its neighbours can be compared; else below, or above where there is no room. */
function placeOf(component: string): Place {
  const shown = [...document.querySelectorAll(`[data-tip="${component}"]`)];
  const at = shown.map((element) => element.getBoundingClientRect()).find(({ width }) => width > 0);
  if (at === undefined) return { left: 0, top: 0 };
  const isLow = at.top > innerHeight * 0.55;
  if (component.startsWith('card:')) {
    const side = at.left + at.width / 2 < innerWidth / 2 ? { left: at.right } : { right: innerWidth - at.left };
    const beside = Object.fromEntries(Object.entries(side).map(([edge, px]) => [edge, px + MARGIN]));
    return isLow ? { ...beside, bottom: innerHeight - at.bottom } : { ...beside, top: at.top };
  }
  const left = Math.min(Math.max(MARGIN, at.left + at.width / 2 - WIDTH / 2), innerWidth - WIDTH - MARGIN);
  return isLow ? { left, bottom: innerHeight - at.top + MARGIN } : { left, top: at.bottom + MARGIN };
}

function Tip({ component, told }: { component: string; told: Told }): ReactNode {
  const place = useMemo(() => placeOf(component), [component]);
  return (
    <div className="tip sw-tip" aria-hidden="true" style={place}>
      <b>{told.title}</b>
      {told.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

/** Marks what has just changed. */
export function FreshMark({ of, at, r = 7 }: { of: string; at: Rect; r?: number }): ReactNode {
  const mark = use(TipContext).fresh.get(of);
  return mark === undefined ? null : <Fresh key={mark.ply} {...at} r={r} color={mark.color} />;
}

/** All that is said of a component, for those who listen. */
function spoken({ title, lines }: Told): string {
  return [`${title}.`, ...lines].join(' ');
}

type SpotProps = {
  /** What options call it; null: no option ever does. */
  target: string | null;
  /** What it is, for words and help; the target unless told. */
  about?: string;
  at: Rect;
  r?: number;
  keyAt?: Point;
  /** Drawn over it while it is lit. */
  children?: ReactNode;
};

/** A place on the board that can be pointed at, and pressed while it is lit. */
export function Spot({ target, about, at, r, keyAt, children }: SpotProps): ReactNode {
  const { point, words } = use(TipContext);
  const component = about ?? target ?? '';
  const { label } = useTarget(target ?? '');
  const onPoint = (how: Pointed | null): void => point(component, how);
  const found = label === '' ? null : words(component); // only what is lit is spoken of
  const said = found === null ? label : `${label}. ${spoken(found)}`;
  return (
    <g data-tip={component}>
      <FreshMark of={component} at={at} {...(r === undefined ? {} : { r })} />
      {target === null ? (
        <rect
          {...box(at)}
          fill="transparent"
          data-help={component}
          onPointerEnter={() => onPoint('hover')}
          onPointerLeave={() => onPoint(null)}
        />
      ) : (
        <Lit
          id={target}
          help={component}
          at={at}
          label={said}
          onPoint={onPoint}
          {...(r === undefined ? {} : { r })}
          {...(keyAt === undefined ? {} : { keyAt })}
        >
          {children}
        </Lit>
      )}
    </g>
  );
}
