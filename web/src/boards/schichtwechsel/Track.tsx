/** What is going on, and how much of it is left. */
import type { ReactNode } from 'react';
import type { View } from '../../generated/schichtwechsel';
import type { GameEvent, Question } from '../../lib/api';
import { useSay, useTexts } from '../../lib/i18n';
import { phaseText } from './Round';
import './panels.css';

type Props = { view: View; decision: Question; events: readonly GameEvent[] };

const BEGINNINGS = new Set(['card_paid', 'own_card_paid', 'card_copied', 'field_used', 'tile_taken', 'exchanged']);

/** What set going what is asked: the last card, field, tile or exchange of this seat; null: nothing did. */
export function causeOf(seat: number, events: readonly GameEvent[]): GameEvent | null {
  const found = events.findLast(({ kind, args }) => args['seat'] === seat && BEGINNINGS.has(kind));
  return found ?? null;
}

/** Questions that begin something themselves. */
const OPENING = new Set(['Turn', 'TakeTile', 'AssignTriple', 'SalePick', 'TurnEnd', 'Pay', 'ChooseVariant']);

export function Track({ view, decision, events }: Props): ReactNode {
  const say = useSay();
  const cause = OPENING.has(decision.kind) ? null : causeOf(decision.seat, events);
  const left = decision.args?.['count'];
  const title = useCause(cause);
  if (title === null && typeof left !== 'number') return null;
  return (
    <div className="sw-track">
      <span className="over">
        {title ?? say(phaseText(view.phase))}
        {typeof left === 'number' && <b>{say('web-sw-track-left', { count: left })}</b>}
      </span>
    </div>
  );
}

const OWN: Readonly<Record<string, string>> = { own_card_paid: 'sw-card-own-card', exchanged: 'web-sw-exchange' };
const NAMED: Readonly<Record<string, string>> = {
  card_paid: 'card',
  card_copied: 'card',
  tile_taken: 'tile',
  field_used: 'house',
};

function useCause(cause: GameEvent | null): string | null {
  const texts = useTexts();
  if (cause === null) return null;
  const own = OWN[cause.kind];
  if (own !== undefined) return texts.say(own);
  const kind = NAMED[cause.kind] ?? 'card';
  return String(texts.name('sw', kind, String(cause.args[kind])));
}
