/** What is going on, and how much of it is left. */
import type { ReactNode } from 'react';
import type { View } from '../../generated/schichtwechsel';
import type { Question } from '../../lib/api';
import { useSay, useTexts } from '../../lib/i18n';
import { phaseText } from './Round';
import type { Event } from './events';
import './panels.css';

type Props = { view: View; decision: Question; events: readonly Event[] };

/** What can set questions going. */
type Cause = Extract<
  Event,
  { kind: 'card_paid' | 'own_card_paid' | 'card_copied' | 'field_used' | 'tile_taken' | 'exchanged' }
>;
const CAUSES: ReadonlySet<string> = new Set<Cause['kind']>([
  'card_paid',
  'own_card_paid',
  'card_copied',
  'field_used',
  'tile_taken',
  'exchanged',
]);

function isCause(event: Event): event is Cause {
  return CAUSES.has(event.kind);
}

/** What set going what is asked: this seat's last card, field, tile or exchange of the round; null: nothing did. */
export function causeOf(seat: number, events: readonly Event[]): Cause | null {
  const last = events.findLast((event) => event.kind === 'round_began' || (isCause(event) && event.args.seat === seat));
  return last !== undefined && isCause(last) ? last : null;
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

function useCause(cause: Cause | null): string | null {
  const texts = useTexts();
  if (cause === null) return null;
  const { kind, args } = cause;
  switch (kind) {
    case 'own_card_paid':
      return texts.say('sw-card-own-card');
    case 'exchanged':
      return texts.say('web-sw-exchange');
    case 'tile_taken':
      return String(texts.name('sw', 'tile', args.tile));
    case 'field_used':
      return String(texts.name('sw', 'house', args.house));
    default:
      return String(texts.name('sw', 'card', args.card));
  }
}
