/** Documents beside the map look like share certificates: a double frame with a flourish in each corner. */
import { type ReactNode, useId } from 'react';
import './sheet.css';

type Props = {
  over: string;
  title: string;
  /** The title is only read out. */
  isPlain?: boolean;
  plate?: ReactNode;
  children: ReactNode;
};

export function Certificate({ over, title, isPlain = false, plate, children }: Props): ReactNode {
  const id = useId();
  return (
    <section className="kk kk-sheet" aria-labelledby={id}>
      {['nw', 'ne', 'sw', 'se'].map((corner) => (
        <Flourish key={corner} corner={corner} />
      ))}
      <header className={isPlain ? 'kk-plain' : ''}>
        <div>
          <p className="kk-over">{over}</p>
          <h3 id={id} className={isPlain ? 'unseen' : ''}>
            {title}
          </h3>
        </div>
        {plate}
      </header>
      {children}
    </section>
  );
}

function Flourish({ corner }: { corner: string }): ReactNode {
  return (
    <svg className={`kk-flourish ${corner}`} width={28} height={28} viewBox="-1 -1 28 28" aria-hidden="true">
      <path d="M0 26C8 26 8 14 14 14S26 8 26 0M0 18c5 0 6-8 10-8s8-4 8-10M6 6l6 6" />
      <circle cx={6} cy={6} r={2.5} />
    </svg>
  );
}

/** A heading within a document. */
export function Head({ children }: { children: ReactNode }): ReactNode {
  return <h4 className="kk-head">{children}</h4>;
}
