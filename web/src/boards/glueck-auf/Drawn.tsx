/** What was drawn from a stack: keep one piece, say where the others go and in which order. */
import type { ReactNode } from 'react';
import type { DrawnView, GlueckAufView } from '../../generated/glueck-auf';
import { COMPONENTS } from '../../generated/glueck-auf-components';
import { useSay, useTexts } from '../../lib/i18n';
import { CoalCard, Gap, OrderCard, TileCard } from './cards';
import { Choice, Sheet, WordChoice } from './Sheet';

const TILE = { width: 107, height: 72 };
const ORDER = { width: 74, height: 104 };

function Card({ pile, id }: { pile: string; id: string }): ReactNode {
  return pile === 'tiles' ? <TileCard id={id} height={TILE.height} /> : <OrderCard id={id} height={ORDER.height} />;
}

/** What was put back so far, uppermost first. */
function Block({ pile, block }: { pile: string; block: readonly string[] }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  if (block.length === 0) return null;
  return (
    <div className="ga-block">
      <span className="over">{say('web-ga-drawn-block')}</span>
      <ol>
        {block.map((id, i) => (
          <li key={i}>
            <span className="unseen">{texts.name('ga', pile === 'tiles' ? 'tile' : 'order', id)}</span>
            <Card pile={pile} id={id} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** For whoever drew; the others see nothing of it. */
export function Drawn({ drawn }: { drawn: DrawnView }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const { pile, pieces, block, count } = drawn;
  if (pieces === null) return null;
  const isTiles = pile === 'tiles';
  const below = (
    <>
      <div className="ga-sheet-words">
        <WordChoice target="button:none" />
        <WordChoice target="button:top" />
        <WordChoice target="button:bottom" />
      </div>
      <Block pile={pile} block={block ?? []} />
    </>
  );
  const title = isTiles ? say('web-ga-drawn-tiles', { count }) : say('web-ga-drawn-orders', { count });
  return (
    <Sheet title={title} below={below}>
      {pieces.map((piece, position) =>
        piece === null ? (
          <Gap key={position} {...(isTiles ? TILE : ORDER)} />
        ) : (
          <Choice
            key={position}
            target={`drawn:${position}`}
            name={String(texts.name('ga', isTiles ? 'tile' : 'order', piece))}
            help={isTiles ? 'tile' : 'order'}
          >
            <Card pile={pile} id={piece} />
          </Choice>
        ),
      )}
    </Sheet>
  );
}

/** Coal for a new cart when its own colour has run out. */
export function Supply({ view }: { view: GlueckAufView }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  return (
    <Sheet title={say('web-ga-supply')}>
      {COMPONENTS.colors.map((color) => (
        <Choice key={color} target={`supply:${color}`} name={String(texts.name('ga', 'color', color))} help="supply">
          <CoalCard color={color} />
          <span className="num" aria-hidden="true">
            × {view.supply[color]}
          </span>
        </Choice>
      ))}
    </Sheet>
  );
}
