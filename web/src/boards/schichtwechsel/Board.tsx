/** The table of Schichtwechsel: cards left and right, the town between them, a player's colliery below. */
import { type ReactNode, useMemo } from 'react';
import type { View } from '../../generated/schichtwechsel';
import { useSay } from '../../lib/i18n';
import type { BoardProps } from '../../table/board';
import { Pieces } from '../motion';
import { Begins } from './Begins';
import { CARDS, Cards } from './Cards';
import { Chain } from './Chain';
import { waits } from './chain';
import { STYLES } from './motion';
import { PhoneTown } from './PhoneTown';
import { LyingContext, useFollowedPieces } from './places';
import { Steps } from './Round';
import { Sheets } from './Sheets';
import { Tableau } from './Tableau';
import { PHONE } from './tableau/Phone';
import { WIDE } from './tableau/Wide';
import { TOWN, Town } from './Town';
import type { Event } from './events';
import './board.css';

type Props = BoardProps<View, Event>;

const GAP = 8;
const EDGE = 3; // shadows of plates
const MIDDLE = { x: CARDS.width + GAP, y: 0 };
const RIGHT = { x: MIDDLE.x + TOWN.width + GAP, y: 0 };
const BELOW = { x: 0, y: TOWN.height + GAP };
const WIDTH = RIGHT.x + CARDS.width;
const HEIGHT = BELOW.y + WIDE.height;

const at = ({ x, y }: { x: number; y: number }): string => `translate(${x} ${y})`;

/** How much of the table is wanted: from where, how high. */
function extent(part: Props['part']): { top: number; height: number } {
  if (part === 'shared') return { top: 0, height: TOWN.height };
  if (part === 'own') return { top: BELOW.y, height: WIDE.height };
  return { top: 0, height: HEIGHT };
}

function Stage(props: Props): ReactNode {
  const say = useSay();
  const { part } = props;
  const { top, height } = extent(part);
  return (
    <div className="sw-stage">
      <svg
        className="sw-art"
        viewBox={`${-EDGE} ${top - EDGE} ${WIDTH + 2 * EDGE} ${height + 2 * EDGE}`}
        role="group"
        aria-label={say('web-sw-board')}
      >
        {part !== 'own' && (
          <>
            <Cards {...props} side="left" />
            <g transform={at(MIDDLE)}>
              <Town {...props} />
            </g>
            <g transform={at(RIGHT)}>
              <Cards {...props} side="right" />
            </g>
          </>
        )}
        {part !== 'shared' && (
          <g transform={at(BELOW)}>
            <Tableau {...props} />
          </g>
        )}
      </svg>
      {part !== 'own' && <Sheets {...props} />}
    </div>
  );
}

/** On a phone: the town, or the colliery, under the steps of the preparation and what just happened. */
function PhoneStage(props: Props): ReactNode {
  const say = useSay();
  const { part, view, players, news } = props;
  return (
    <div className="sw-stage sw-phone">
      {view.phase.startsWith('step') && (
        <div className="panel">
          <Steps view={view} players={players} />
        </div>
      )}
      <Chain news={news} players={players} />
      <Sheets {...props} />
      {part !== 'own' && <PhoneTown {...props} />}
      {part !== 'shared' && (
        <svg
          className="sw-art"
          viewBox={`0 0 ${PHONE.width} ${PHONE.height}`}
          role="group"
          aria-label={say('web-sw-board')}
        >
          <Tableau {...props} />
        </svg>
      )}
    </div>
  );
}

export function Board(props: Props): ReactNode {
  const { view, news, layout } = props;
  const lying = useFollowedPieces(view);
  const order = useMemo(() => waits(news), [news]);
  return (
    <LyingContext value={lying}>
      <Pieces view={view} styles={STYLES} waits={order}>
        <Begins {...props}>{layout === 'phone' ? <PhoneStage {...props} /> : <Stage {...props} />}</Begins>
      </Pieces>
    </LyingContext>
  );
}
