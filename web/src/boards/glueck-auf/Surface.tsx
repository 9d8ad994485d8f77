/** The surface, which all share: cart factory, bank, pit head, delivery, order office, canteen. */
import { memo, type ReactNode, use, useMemo } from 'react';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { useSay } from '../../lib/i18n';
import { type BoardProps, type Player, TargetsContext } from '../../table/board';

import { Bank } from './surface/Bank';
import { BEYOND } from './pit/geometry';
import { BANK, BAYS, bayOf } from './surface/bays';
import { CanteenLists, Counter, onCounter } from './surface/Counter';
import { useCrews } from './surface/crews';
import { Delivery } from './surface/Delivery';
import { NeedBadge } from './surface/NeedBadge';
import { Fresh } from '../../art/lights';
import { Lit, type Pointed } from '../../art/Lit';
import { Canteen, Office } from './surface/Office';
import { box, LampPost } from './surface/parts';
import { Pithead } from './surface/Pithead';
import { Sky } from './surface/Sky';
import { Space } from './surface/Space';
import { crewNeeded, type Words } from './surface/words';
import { Works } from './surface/Works';
import type { Event } from './events';

export const SURFACE_HEIGHT = 286;
const LAMP_POSTS = [404, 607, 833, 1044, 1334];

/** Everything that never changes. */
const Scenery = memo(function Scenery(): ReactNode {
  const say = useSay();
  return (
    <g aria-hidden="true">
      <Sky />
      <Works name={say('web-ga-sign-works')} />
      <Bank name={say('web-ga-sign-bank')} coin={say('web-ga-coin')} />
      <Pithead name={say('web-ga-sign-pit')} />
      <Delivery name={say('web-ga-sign-delivery')} />
      <Office name={say('web-ga-sign-office')} />
      <Canteen name={say('web-ga-sign-canteen')} />
    </g>
  );
});

const Street = memo(function Street(): ReactNode {
  return (
    <g aria-hidden="true" pointerEvents="none">
      <rect x={-BEYOND} y={270} width={1440 + 2 * BEYOND} height={16} fill="url(#ga-cobble)" />
      <path d={`M${-BEYOND} 270h${1440 + 2 * BEYOND}`} stroke="var(--stone-d)" strokeWidth={2.5} />
      {LAMP_POSTS.map((x) => (
        <LampPost key={x} x={x} y={276} h={66} />
      ))}
    </g>
  );
});

const COUNTER_END = 574; // where the counter of the bank is free in any case
const NOBODY: readonly string[] = [];

type News = BoardProps<GlueckAufView, Event>['news'];

/** Who has just been sent where. */
function placements(news: News): ReadonlyMap<string, { seat: number; ply: number }> {
  const placed = news.filter((event) => event.kind === 'placed');
  return new Map(placed.map(({ args, ply }) => [args.space, { seat: args.seat, ply }]));
}

/** How many of each player have just come to the canteen. */
function arrivals(news: News): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { kind, args } of news)
    if (kind === 'displaced') found.set(args.seat, (found.get(args.seat) ?? 0) + args.count);
  return found;
}

/** The space that is pointed at, and how. */
export type PointedSpace = { space: string; how: Pointed };

type Props = Pick<BoardProps<GlueckAufView, Event>, 'view' | 'players' | 'decision' | 'news'> & {
  words: Words;
  /** A space is pointed at, or none. */
  onPoint: (at: PointedSpace | null) => void;
};

/** The panorama, 1440 × 286. */
export const Surface = memo(function Surface({ view, players, decision, news, words, onPoint }: Props): ReactNode {
  const crews = useCrews(view);
  const isAsked = use(TargetsContext).any && decision?.kind === 'PlaceWorkers';
  const fresh = useMemo(() => placements(news), [news]);
  const arrived = useMemo(() => arrivals(news), [news]);
  const asked = players[decision?.seat ?? 0];
  return (
    <g>
      <Scenery />
      <g aria-hidden="true">
        {Object.entries(view.spaces).map(([id, space]) => (
          <Space
            key={id}
            id={id}
            space={space}
            names={(space.owner === null ? undefined : crews[space.owner]?.[id]) ?? NOBODY}
            color={space.owner === null ? null : (players[space.owner]?.color ?? null)}
            isAsked={isAsked}
          />
        ))}
        <Counter players={players} crews={crews} />
        <CanteenLists players={players} crews={crews} arrived={arrived} />
      </g>
      <Street />
      <FreshMarks marks={fresh} players={players} />
      {Object.keys(BAYS).map((id) => {
        const point = (how: Pointed | null): void => onPoint(how === null ? null : { space: id, how });
        if (view.spaces[id]?.is_open === false) return <Closed key={id} id={id} onPoint={point} />;
        return (
          <Lit
            key={id}
            id={`space:${id}`}
            at={bayOf(id).bay}
            label={`${words.title(id)}. ${words.consequence(id)}`}
            onPoint={point}
          >
            {asked !== undefined && (
              <NeedBadge
                x={id === BANK && onCounter(players, crews).length > 0 ? COUNTER_END : bayOf(id).need.x}
                y={bayOf(id).need.y}
                n={id === BANK ? 1 : crewNeeded(view, id)}
                color={asked.color}
              />
            )}
          </Lit>
        );
      })}
    </g>
  );
});

/** Out of play: no button, but it can say why. */
function Closed({ id, onPoint }: { id: string; onPoint: (how: Pointed | null) => void }): ReactNode {
  return (
    <rect
      {...box(bayOf(id).planks)}
      fill="transparent"
      data-help={`space:${id}`}
      onPointerEnter={() => onPoint('hover')}
      onPointerLeave={() => onPoint(null)}
    />
  );
}

type Marks = ReadonlyMap<string, { seat: number; ply: number }>;

function FreshMarks({ marks, players }: { marks: Marks; players: readonly Player[] }): ReactNode {
  return [...marks].map(([id, { seat, ply }]) => {
    const color = players[seat]?.color;
    return color === undefined ? null : <Fresh key={`${id} ${ply}`} {...bayOf(id).pad} color={color} />;
  });
}
