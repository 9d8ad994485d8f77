/** The draft before the first shift: orders lie open, everybody takes some in turn. */
import type { ReactNode } from 'react';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { useSay, useTexts } from '../../lib/i18n';
import { Gap, OrderCard } from './cards';
import { Choice, Sheet } from './Sheet';

const CARD = { width: 74, height: 104 };

export function Draft({ view }: { view: GlueckAufView }): ReactNode {
  const say = useSay();
  const texts = useTexts();
  const left = view.draft.filter((order) => order !== null).length;
  return (
    <Sheet title={say('web-ga-draft')} note={say('web-ga-draft-left', { count: left })}>
      {view.draft.map((order, position) =>
        order === null ? (
          <Gap key={position} {...CARD} />
        ) : (
          <Choice
            key={position}
            target={`draft:${position}`}
            name={String(texts.name('ga', 'order', order))}
            help="order"
            piece={`order:${order}`}
          >
            <OrderCard id={order} height={CARD.height} />
          </Choice>
        ),
      )}
    </Sheet>
  );
}
