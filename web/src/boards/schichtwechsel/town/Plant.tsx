/** The central coking plant: grey fields that all share, and one of each player's own. */
import type { ReactNode } from 'react';
import { Shape } from '../../../art/players';
import type { Point, Rect } from '../../../art/svg';
import type { View } from '../../../generated/schichtwechsel';
import {
  COMPONENTS,
  type EffectFacts,
  type SchichtwechselComponents,
} from '../../../generated/schichtwechsel-components';
import { useSay } from '../../../lib/i18n';
import type { Player } from '../../../table/board';
import { useFactsOf } from '../../facts';
import { Effects } from './Effects';
import { Plate } from './Plate';
import { Coke, CokePlace, WhiteCube } from './pieces';
import { useLying } from '../places';
import { Boarded } from './Shift';
import { Spot } from './Tips';
import { LETTER } from '../letters';

type Props = {
  view: View;
  players: readonly Player[];
  asked: number | null;
  /** The sign, and the doors: first those of all, then the own ones. */
  plate: Rect | null;
  doors: readonly Rect[];
};

export function Plant({ view, players, asked, plate, doors }: Props): ReactNode {
  const say = useSay();
  const { plant } = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  const lying = useLying();
  const grey = Object.keys(view.grey_fields);
  const own = (seat: number): Rect => doors[grey.length + seat] ?? { x: 0, y: 0, w: 0, h: 0 };
  return (
    <g data-home="plant">
      <g aria-hidden="true">
        {plate !== null && <Chimney x={plate.x + plate.w - 40} y={plate.y} />}
        {plate !== null && <Plate {...plate} enamel="char" title={say('web-sw-sign-plant')} icon="coke-oven" />}
        {grey.map((id, i) => {
          const owner = view.grey_fields[id];
          const at = doors[i];
          const player = typeof owner === 'number' ? players[owner] : undefined;
          return (
            at !== undefined && (
              <GreyDoor
                key={id}
                at={at}
                effects={plant.grey_fields[id] ?? []}
                isCovered={owner === 'covered'}
                player={player}
                piece={player === undefined ? undefined : lying(player.seat, 'coke')[id]?.[0]}
              />
            )
          );
        })}
        {players.map((player) => (
          <OwnDoor
            key={player.seat}
            at={own(player.seat)}
            player={player}
            count={view.seats[player.seat]?.own_field ?? 0}
            pieces={lying(player.seat, 'coke')['own_field'] ?? []}
          />
        ))}
      </g>
      {grey.map((id, i) => {
        const at = doors[i];
        return at === undefined ? null : <Spot key={id} target={`field:${id}`} at={at} r={4} keyAt={topOf(at)} />;
      })}
      {players.map(({ seat }) => (
        <Spot
          key={seat}
          target={seat === asked ? 'field:own_field' : null}
          about={`field:own_field:${seat}`}
          at={own(seat)}
          r={4}
          keyAt={topOf(own(seat))}
        />
      ))}
    </g>
  );
}

/** Where neither symbols nor neighbours are. */
function topOf({ x, y, w }: Rect): Point {
  return { x: x + w / 2, y: y + 1 };
}

function Chimney({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <g>
      <rect x={x} y={y - 20} width={14} height={24} fill="var(--sw-red)" />
      <rect x={x} y={y - 12} width={14} height={5} fill="var(--sw-enamel)" />
      <circle cx={x + 10} cy={y - 27} r={7} fill="var(--sw-path)" opacity={0.85} />
      <circle cx={x + 22} cy={y - 33} r={10} fill="var(--sw-path)" opacity={0.75} />
    </g>
  );
}

/** How large a coke is behind a door, and where it lies. */
function inside({ x, y, w, h }: Rect): { x: number; y: number; s: number } {
  const s = Math.min(w - 12, h * 0.44, 26);
  return { x: x + (w - s) / 2, y: y + h * 0.13, s };
}

function Door({ at, fill, edge, width }: { at: Rect; fill: string; edge: string; width: number }): ReactNode {
  const { x, y, w, h } = at;
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx={4} fill={fill} stroke={edge} strokeWidth={width} />
      <path d={`M${x + 5} ${y + 5}h${w - 10}M${x + 5} ${y + h - 4}h${w - 10}`} stroke="#0003" strokeWidth={2} />
    </>
  );
}

type GreyProps = {
  at: Rect;
  effects: readonly EffectFacts[];
  isCovered: boolean;
  player: Player | undefined;
  piece: string | undefined;
};

function GreyDoor({ at, effects, isCovered, player, piece }: GreyProps): ReactNode {
  const { x, y, w, h } = at;
  return (
    <g>
      <Door at={at} fill="var(--sw-door)" edge="var(--sw-door-d)" width={1} />
      {player === undefined && !isCovered && <CokePlace {...inside(at)} color="var(--sw-door-d)" />}
      {player !== undefined && <Coke {...inside(at)} color={player.color} piece={piece} />}
      <Effects effects={effects} x={x + 2} y={y + h * 0.6} w={w - 4} h={h * 0.3} isCentred />
      {isCovered && <Boarded x={x + w / 2} y={y + h / 2} r={Math.min(w, h) / 2 - 1} />}
    </g>
  );
}

type OwnProps = { at: Rect; player: Player; count: number; pieces: readonly string[] };

function OwnDoor({ at, player, count, pieces }: OwnProps): ReactNode {
  const { x, y, w, h } = at;
  const { color } = player;
  const place = inside(at);
  const cube = Math.min(14, h * 0.24);
  return (
    <g>
      <Door at={at} fill="var(--sw-white)" edge={`var(--p-${color})`} width={2.5} />
      <WhiteCube x={x + (w - cube) / 2} y={y + h * 0.64} s={cube} />
      {count === 0 ? (
        <g fill="none" stroke="var(--sw-ink-2)" strokeWidth={1.5}>
          <Shape color={color} x={x + w / 2} y={place.y + place.s / 2} r={7} />
        </g>
      ) : (
        <Coke {...place} color={color} piece={pieces[0]} />
      )}
      {count > 1 && (
        <text x={x + w - 4} y={y + h * 0.55} textAnchor="end" fontSize={LETTER} className="sw-num" fill="var(--sw-ink)">
          ×{count}
        </text>
      )}
    </g>
  );
}
