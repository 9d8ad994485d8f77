/** The action cards left and right of the board, in groups under their signs. */
import { type ReactNode, useMemo } from 'react';
import type { View } from '../../generated/schichtwechsel';
import { COMPONENTS, type SchichtwechselComponents } from '../../generated/schichtwechsel-components';
import { useSay } from '../../lib/i18n';
import type { BoardProps } from '../../table/board';
import { useFactsOf } from '../facts';
import { Card, CardSpot } from './cards/Card';
import { hang, LEFT, RIGHT, SIGNS } from './cards/groups';
import { freshMarks } from './town/fresh';
import { Plate } from './town/Plate';
import { Tips } from './town/Tips';
import { useWords } from './town/words';
import type { Event } from './events';

/** In units of the stage: inside an `<svg>`, drawn at (x, y) = (0, 0). */
export const CARDS = { width: 184, height: 484 };

export function Cards({ view, players, news, side }: BoardProps<View, Event> & { side: 'left' | 'right' }): ReactNode {
  const say = useSay();
  const facts = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  const words = useWords(view, players);
  const fresh = useMemo(() => freshMarks(news, players), [news, players]);
  const hung = hang(side === 'left' ? LEFT : RIGHT, view, facts, { x: 0, y: 0, w: CARDS.width, h: CARDS.height });
  return (
    <g className="sw-cards sw-art" role="group" aria-label={say('web-sw-action-cards')}>
      <Tips words={words} fresh={fresh}>
        {hung.map(({ group, plate, cards }) => (
          <g key={group}>
            <g aria-hidden="true">
              <Plate {...plate} enamel={SIGNS[group].enamel} title={say(SIGNS[group].text)} icon={SIGNS[group].icon} />
            </g>
            {cards.map(({ id, at }) => (
              <Card key={id} id={id} view={view} players={players} {...at} />
            ))}
          </g>
        ))}
        {hung.flatMap(({ cards }) => cards.map(({ id, at }) => <CardSpot key={id} id={id} at={at} />))}
      </Tips>
    </g>
  );
}
