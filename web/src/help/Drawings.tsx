/** Drawings of the rules: parts of the real board at a moment of a game, where the text has a place for them. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Examples, Title } from '../boards/title';
import { useBoard } from '../boards/useBoard';
import { WithTexts } from '../lib/i18n';
import { type BoardModule, type BoardProps, COLORS, type Player } from '../table/board';

const EXAMPLES = import.meta.glob<Examples>('../boards/*/examples.ts', { import: 'default' });
const NAMES = ['Anton', 'Berta', 'Cilly', 'Dora', 'Emil'];

type Props = { article: HTMLElement; title: Title };

export function Drawings({ article, title }: Props): ReactNode {
  const module = useBoard(title.editions[0].game);
  const examples = useExamples(title.family);
  const places = useMemo(() => [...article.querySelectorAll<HTMLElement>('[data-drawing]')], [article]);
  if (module === null || examples === null) return null;
  return (
    <WithTexts also={['web_table', ...title.catalogues]}>
      {places.map((place, n) => {
        const example = examples[place.dataset['moment'] ?? ''];
        if (example === undefined) return null;
        return createPortal(
          <div className="rules-board" data-game={title.prefix} data-part={place.dataset['drawing']} inert>
            <Part module={module} part={place.dataset['drawing'] ?? ''} example={example} />
          </div>,
          place,
          String(n),
        );
      })}
    </WithTexts>
  );
}

type Example = NonNullable<Examples[string]>;

function Part({ module, part, example }: { module: BoardModule; part: string; example: Example }): ReactNode {
  const { Board, Side, Under } = module;
  const props: BoardProps = {
    view: example.view,
    seat: example.seat,
    shown: example.seat ?? 0,
    players: playersOf(example),
    decision: example.decision,
    news: [],
    onShow: () => undefined,
    layout: 'phone',
    part: 'all',
  };
  if (part === 'side') return Side === undefined ? null : <Side {...props} part="side" />;
  if (part === 'under') return Under === undefined ? null : <Under {...props} part="side" />;
  return <Board {...props} part={part === 'own' ? 'own' : 'shared'} />;
}

function playersOf({ view, seat }: Example): readonly Player[] {
  const { seats } = view as { seats: readonly unknown[] };
  return seats.map((_, n) => ({
    seat: n,
    name: NAMES[n] ?? '',
    initial: NAMES[n]?.[0] ?? '',
    color: COLORS[n] ?? 'chalk',
    isMe: n === seat,
    isBot: false,
  }));
}

function useExamples(family: string): Examples | null {
  const [found, setFound] = useState<Examples | null>(null);
  useEffect(() => {
    let wanted = true;
    void EXAMPLES[`../boards/${family}/examples.ts`]?.().then((examples) => wanted && setFound(examples));
    return () => {
      wanted = false;
    };
  }, [family]);
  return found;
}
