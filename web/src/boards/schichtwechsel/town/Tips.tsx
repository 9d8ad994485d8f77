/** Whatever is pointed at says what it is and does. */
import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import type { Pointed } from '../../../art/Lit';
import { Fresh } from '../../../art/lights';
import { box, type Point, type Rect } from '../../../art/svg';
import { Tip, usePointed } from '../../../help/Tip';
import { useTarget } from '../../../table/board';
import { Start } from '../Begins';
import type { Marks } from './fresh';
import type { Told, Words } from './words';

type Pointing = (component: string, how: Pointed | null) => void;
type Known = { point: Pointing; words: Words; fresh: Marks };
const NONE: Marks = new Map();
const TipContext = createContext<Known>({ point: () => undefined, words: () => null, fresh: NONE });

type TipsProps = { words: Words; fresh: Marks; children: ReactNode };

/** Knows the words for everything inside and what has just changed; shows the words of what is pointed at. */
export function Tips({ words, fresh, children }: TipsProps): ReactNode {
  const [at, setAt] = usePointed<string>();
  const point = useCallback<Pointing>(
    (component, how) => {
      setAt((old) => (how !== null ? component : old === component ? null : old));
    },
    [setAt],
  );
  const context = useMemo(() => ({ point, words, fresh }), [point, words, fresh]);
  const found = at === null ? null : words(at);
  return (
    <TipContext value={context}>
      {children}
      {at !== null && found !== null && (
        <Tip about={`[data-tip="${at}"]`} className="sw-tip" role="presentation" onGone={() => setAt(null)}>
          <b>{found.title}</b>
          {found.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Tip>
      )}
    </TipContext>
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
        <Start
          id={target}
          help={component}
          at={at}
          label={said}
          onPoint={onPoint}
          {...(r === undefined ? {} : { r })}
          {...(keyAt === undefined ? {} : { keyAt })}
        >
          {children}
        </Start>
      )}
    </g>
  );
}
