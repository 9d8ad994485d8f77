/** One worker space: what lies there, who stands there, and whether it can be chosen. */
import { memo, type ReactNode } from 'react';
import { Worker } from '../../../art/players';
import type { SpaceView } from '../../../generated/glueck-auf';
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import { useSay } from '../../../lib/i18n';
import type { PlayerColor } from '../../../table/board';
import { type Bay, bayOf, TRANSPORT_ICON } from './bays';
import { BADGE_H } from './NeedBadge';
import { Order } from './Order';
import { box, IconAt, Planks, Plaque, type Rect } from './parts';
import { Tile, tileFacts } from './Tile';

function Pad({ x, y, w, h }: Rect): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx={5} fill="var(--pad)" stroke="var(--pad-s)" strokeWidth={1.2} />
      <path d={`M${x + 5} ${y + h - 4.5}h${w - 10}`} stroke="var(--pad-s)" strokeWidth={1.2} opacity={0.5} />
    </>
  );
}

function DrawGate({ x, y }: Rect): ReactNode {
  const text = useSay()('web-ga-draws', { count: COMPONENTS.spaces['factory_draw']?.value ?? 0 });
  return (
    <>
      {[3, 2, 1, 0].map((i) => (
        <rect
          key={i}
          x={x + 6 - i * 2}
          y={y + 9 - i * 3}
          width={40}
          height={30}
          rx={3}
          fill="var(--rock)"
          stroke="var(--iron-d)"
          strokeWidth={1.2}
        />
      ))}
      <path d={`M${x + 12} ${y + 35}v-12q0-8 14-8t14 8v12z`} fill="var(--tun)" />
      <text x={x + 24} y={y + 63} textAnchor="middle" fontSize={14} className="ga-val" fill="var(--sign-i)">
        {text}
      </text>
    </>
  );
}

function DrawPile({ x, y }: Rect): ReactNode {
  const text = useSay()('web-ga-draws', { count: COMPONENTS.spaces['order_draw']?.value ?? 0 });
  return (
    <>
      {[3, 2, 1, 0].map((i) => (
        <rect
          key={i}
          x={x + i * 1.5}
          y={y + 6 - i * 2}
          width={44}
          height={62}
          rx={4}
          fill="var(--card)"
          stroke="var(--card-l)"
        />
      ))}
      <IconAt id="hammers" x={x + 10} y={y + 12} size={24} color="var(--ink-3)" />
      <text x={x + 22} y={y + 58} textAnchor="middle" fontSize={14} className="ga-val" fill="var(--ink)">
        {text}
      </text>
    </>
  );
}

/** What a space is good for: a tile, an order, a number or a transport. */
function Offer({ id, piece }: { id: string; piece: string | null }): ReactNode {
  const say = useSay();
  const at = bayOf(id).piece;
  const { kind, value } = COMPONENTS.spaces[id] ?? { kind: '', value: 0 };
  switch (kind) {
    case 'factory':
      if (piece === null) return <NothingLeft {...at} />;
      return (
        <g data-piece={`tile:${id}:${piece}`}>
          <Tile id={piece} price={say('web-ga-price', { count: tileFacts(piece).cost })} {...at} />
        </g>
      );
    case 'order':
      if (piece === null) return <NothingLeft {...at} />;
      return (
        <g data-piece={`order:${piece}`} data-from="space:order_draw">
          <Order id={piece} {...at} />
        </g>
      );
    case 'factory_draw':
      return <DrawGate {...at} />;
    case 'order_draw':
      return <DrawPile {...at} />;
    case 'delivery':
      return (
        <IconAt
          id={TRANSPORT_ICON[id.replace('delivery_', '')] ?? 'order'}
          x={at.x}
          y={at.y}
          size={at.w}
          color="var(--sign-i)"
        />
      );
    case 'pit':
      return (
        <Plaque x={at.x + at.w / 2} y={at.y} w={at.w}>
          {value}
        </Plaque>
      );
    default:
      return (
        <Plaque x={at.x + at.w / 2} y={at.y} w={at.w}>
          {say('web-ga-price', { count: value })}
        </Plaque>
      );
  }
}

function NothingLeft({ x, y, w, h }: Rect): ReactNode {
  return (
    <rect
      x={x + 1}
      y={y + 1}
      width={w - 2}
      height={h - 2}
      rx={4}
      fill="var(--tun)"
      fillOpacity={0.35}
      stroke="var(--sign-i)"
      strokeDasharray="4 3"
    />
  );
}

/** The workers on a pad, side by side; where there is no room for all, one figure and their number. */
export function Crew({ names, color, pad, shift, below = pad.y + 3 }: CrewProps): ReactNode {
  const h = Math.min(26, pad.y + pad.h - 4 - below);
  const step = h * 0.62;
  const room = Math.max(1, Math.floor((pad.w - 8) / step));
  const isCrowded = names.length > room;
  const middle = pad.x + pad.w / 2 + shift;
  const foot = pad.y + pad.h - 4;
  return (
    <>
      {names.map((name, i) => (
        <g key={name} data-piece={name} data-from={`hand:${name.split(':')[1] ?? ''}`}>
          <Worker
            color={color}
            x={isCrowded ? middle - step * 0.6 : middle + (i - (names.length - 1) / 2) * step}
            y={foot}
            h={h}
          />
        </g>
      ))}
      {isCrowded && (
        <text x={middle + step * 0.05} y={foot - h * 0.25} className="wn">
          ×{names.length}
        </text>
      )}
    </>
  );
}

/** The crew stands beside the badge that says how many workers are needed, or below it. */
function besideBadge({ aside, need }: Bay): { shift: number; below?: number } {
  return aside > 0 ? { shift: aside } : { shift: 0, below: need.y + BADGE_H };
}

type CrewProps = {
  names: readonly string[];
  color: PlayerColor;
  pad: Rect;
  shift: number;
  /** Where the room for heads begins. */
  below?: number | undefined;
};

type SpaceProps = {
  id: string;
  space: SpaceView;
  /** Names of the workers there. */
  names: readonly string[];
  color: PlayerColor | null;
  /** Whether it shows how many workers are needed, so that the crew makes way. */
  isAsked: boolean;
};

export const Space = memo(function Space({ id, space, names, color, isAsked }: SpaceProps): ReactNode {
  const bay = bayOf(id);
  if (!space.is_open)
    return (
      <g>
        {id.startsWith('factory') && <rect {...box(bay.planks)} rx={4} fill="var(--brick-sh)" opacity={0.65} />}
        <Planks {...bay.planks} />
      </g>
    );
  return (
    <g data-home={`space:${id}`}>
      <Pad {...bay.pad} />
      <Offer id={id} piece={space.piece} />
      {color !== null && (
        <Crew names={names} color={color} pad={bay.pad} {...(isAsked ? besideBadge(bay) : { shift: 0 })} />
      )}
    </g>
  );
});
