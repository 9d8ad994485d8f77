/** Where headframes stand: the base, and the bonuses of the large and the small area. */
import type { ReactNode } from 'react';
import type { Rect } from '../../../art/svg';
import type { View } from '../../../generated/schichtwechsel';
import { COMPONENTS, type SchichtwechselComponents } from '../../../generated/schichtwechsel-components';
import { useSay } from '../../../lib/i18n';
import { type Player, useTarget } from '../../../table/board';
import { useFactsOf } from '../../facts';
import { useLying } from '../places';
import { Effects } from './Effects';
import { Headframe } from './pieces';
import { Spot } from './Tips';
import { LETTER } from '../letters';

type Props = {
  view: View;
  players: readonly Player[];
  asked: number | null;
  /** Bonus spaces by area. */
  large: readonly Rect[];
  small: readonly Rect[];
  base: Rect;
};

export function Frames({ view, players, asked, large, small, base }: Props): ReactNode {
  const { frame_spaces } = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  const lying = useLying();
  const spaces = (['large', 'small'] as const).flatMap((area) =>
    Object.keys(frame_spaces)
      .filter((id) => frame_spaces[id]?.area === area)
      .flatMap((id, i) => {
        const at = (area === 'large' ? large : small)[i];
        return at === undefined ? [] : [{ id, area, at, owner: view.headframe_spaces[id] ?? null }];
      }),
  );
  return (
    <g>
      <g aria-hidden="true">
        <Base at={base} view={view} players={players} />
        {spaces.map(({ id, area, at, owner }) => {
          const color = owner === null ? undefined : players[owner]?.color;
          return (
            <g key={id}>
              <rect
                x={at.x}
                y={at.y}
                width={at.w}
                height={at.h}
                rx={area === 'large' ? 5 : at.h / 2}
                fill={area === 'large' ? 'var(--sw-cream)' : 'var(--sw-tint)'}
              />
              <Effects
                effects={frame_spaces[id]?.effects ?? []}
                x={at.x + 3}
                y={at.y + 2}
                w={at.w - 6 - (color === undefined ? 0 : 6)}
                h={at.h - 4}
                isCentred
                most={at.h > 44 ? 1.1 : 0.86}
              />
              {color !== undefined && (
                <Headframe
                  x={at.x + at.w - 11}
                  y={at.y + at.h - 1}
                  k={area === 'large' ? 1.05 : 0.9}
                  color={color}
                  piece={lying(owner ?? 0, 'headframe')[id]?.[0]}
                />
              )}
            </g>
          );
        })}
      </g>
      <Spot target="headframe:base" at={base} r={5} />
      {spaces.map(({ id, area, at, owner }) => (
        <SpaceSpot
          key={id}
          id={id}
          from={owner !== null && owner === asked ? `headframe:${area}` : null}
          at={at}
          isLarge={area === 'large'}
        />
      ))}
    </g>
  );
}

/** A bonus to go to, or one to go away from. */
function SpaceSpot({
  id,
  from,
  at,
  isLarge,
}: {
  id: string;
  from: string | null;
  at: Rect;
  isLarge: boolean;
}): ReactNode {
  const leaving = useTarget(from ?? '');
  const isLeft = from !== null && (leaving.state === 'legal' || leaving.state === 'selected');
  return (
    <Spot target={isLeft ? from : `frame_space:${id}`} about={`frame_space:${id}`} at={at} r={isLarge ? 5 : at.h / 2} />
  );
}

function Base({ at, view, players }: { at: Rect; view: View; players: readonly Player[] }): ReactNode {
  const say = useSay();
  const lying = useLying();
  const columns = at.w > at.h ? players.length : 2;
  const w = at.w / columns;
  const rows = Math.ceil(players.length / columns);
  const h = (at.h - 14) / rows;
  return (
    <g>
      <rect
        x={at.x}
        y={at.y}
        width={at.w}
        height={at.h}
        rx={5}
        fill="var(--sw-tint)"
        stroke="var(--sw-enamel)"
        strokeDasharray="3 2.5"
      />
      <text
        x={at.x + at.w / 2}
        y={at.y + at.h - 4}
        textAnchor="middle"
        fontSize={LETTER}
        fontWeight={700}
        fill="var(--sw-ink)"
      >
        {say('web-sw-sign-base')}
      </text>
      {players.flatMap(({ seat, color }, i) =>
        Array.from({ length: view.seats[seat]?.headframes_in_base ?? 0 }, (_, k) => (
          <Headframe
            key={`${seat} ${k}`}
            x={at.x + (i % columns) * w + w / 2 - 2 + k * 5}
            y={at.y + Math.floor(i / columns) * h + h - 1}
            k={Math.min(1, h / 27)}
            color={color}
            piece={lying(seat, 'headframe')['base']?.[k]}
          />
        )),
      )}
    </g>
  );
}
