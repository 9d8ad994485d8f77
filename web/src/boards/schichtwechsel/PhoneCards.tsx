/** The action cards on a phone: group by group, each card a row; the own card last. */
import type { ReactNode } from 'react';
import type { CardView, View } from '../../generated/schichtwechsel';
import { COMPONENTS, type FaceFacts, type SchichtwechselComponents } from '../../generated/schichtwechsel-components';
import { Icon } from '../../lib/Icon';
import { useSay } from '../../lib/i18n';
import { type BoardProps, type Player, useTarget } from '../../table/board';
import { useFactsOf } from '../facts';
import { Cost } from './cards/Card';
import { cardsOf, LEFT, MIDDLE, RIGHT, SIGNS } from './cards/groups';
import { Paid } from './cards/Paid';
import { Strip } from './PhoneTown';
import { EffectLine } from './town/EffectLine';
import { useEffectWords } from './town/say';
import type { Event } from './events';

const OWN = 'own_card';

/** HTML, as wide as its column. */
export function PhoneCards({ view, players, seat }: BoardProps<View, Event>): ReactNode {
  const say = useSay();
  const words = useEffectWords();
  const facts = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  const mine = seat === null ? undefined : view.seats[seat]?.own_card;
  const { own_card: own } = facts;
  return (
    <div className="sw-strips sw-art" role="group" aria-label={say('web-sw-action-cards')}>
      {[...LEFT, ...RIGHT, ...MIDDLE].map((group) => {
        const { text, icon, enamel } = SIGNS[group];
        const rows = cardsOf(group, view, facts).flatMap((id) => {
          const [card, state] = [facts.cards[id], view.cards[id]];
          return card === undefined || state === undefined ? [] : [{ ...card, id, state }];
        });
        return rows.length === 0 ? null : (
          <Strip key={group} text={say(text)} icon={icon} enamel={enamel}>
            {rows.map((card) => (
              <CardRows key={card.id} card={card} players={players} />
            ))}
          </Strip>
        );
      })}
      {mine !== undefined && (
        <Strip text={words.name('card', OWN)} icon="action-stone" enamel="red">
          <CardRows
            card={{ id: OWN, state: mine, faces: [own.face], is_multi_use: own.is_multi_use, is_copyable: false }}
            players={players}
          />
        </Strip>
      )}
    </div>
  );
}

type CardInPlay = {
  id: string;
  state: CardView;
  faces: readonly FaceFacts[];
  is_multi_use: boolean;
  is_copyable: boolean;
};
type RowsProps = { card: CardInPlay; players: readonly Player[] };

/** A card, or its halves once it has been chosen. */
function CardRows({ card, players }: RowsProps): ReactNode {
  const { state } = useTarget(`variant:${card.faces[0]?.id ?? ''}`);
  if (card.faces.length > 1 && state !== 'idle')
    return card.faces.map((face) => (
      <Row key={face.id} target={`variant:${face.id}`} card={{ ...card, faces: [face] }} players={players} />
    ));
  return <Row target={`card:${card.id}`} card={card} players={players} />;
}

/** One line: a button while it is lit. */
function Row({ target, card, players }: RowsProps & { target: string }): ReactNode {
  const { state, press } = useTarget(target);
  const isLit = state === 'legal' || state === 'selected';
  const marks = {
    className: 'sw-row',
    'data-state': state,
    'data-used': card.state.is_available ? undefined : '',
    'data-multi': card.is_multi_use ? '' : undefined,
    'data-help': target,
    'data-home': `card:${card.id}`,
  };
  const content = <Content card={card} players={players} />;
  return isLit ? (
    <button type="button" {...marks} data-target={target} aria-pressed={state === 'selected'} onClick={press}>
      {content}
    </button>
  ) : (
    <div {...marks}>{content}</div>
  );
}

function Content({ card, players }: RowsProps): ReactNode {
  const { id, state, faces } = card;
  const say = useSay();
  const words = useEffectWords();
  const who = state.users.map((seat) => players[seat]?.name ?? '').join(', ');
  const unseen = [
    ...faces.map((face) => words.cost(face.cost)),
    card.is_multi_use ? say('web-sw-multi-use') : '',
    card.is_copyable ? '' : say('web-sw-no-copy'),
    who === '' ? '' : say('web-sw-used-by', { who }),
  ];
  return (
    <>
      <span className="sw-row-faces">
        {faces.map((face) => (
          <Face key={face.id} face={face} />
        ))}
      </span>
      {state.users.length > 0 && (
        <svg className="sw-row-paid" width={54} height={36} viewBox="0 0 54 36" aria-hidden="true">
          <Paid id={id} state={state} players={players} right={52} middle={19} />
        </svg>
      )}
      <span className="sw-row-marks" aria-hidden="true">
        {card.is_multi_use && <Icon id="redo" size={16} />}
        {!card.is_copyable && <Icon id="no-copy" size={16} />}
      </span>
      <span className="sw-row-text">
        <b>{words.title('card', id)}</b>
        <span>{faces.map((face) => words.effects(face.effects)).join(' · ')}</span>
        <span className="unseen">{unseen.join(' ')}</span>
      </span>
    </>
  );
}

function Face({ face }: { face: FaceFacts }): ReactNode {
  return (
    <span className="sw-row-face">
      <svg width={40} height={30} viewBox="0 0 40 30" aria-hidden="true">
        <Cost cost={face.cost} x={0} y={0} w={38} h={30} />
      </svg>
      <EffectLine effects={face.effects} />
    </span>
  );
}
