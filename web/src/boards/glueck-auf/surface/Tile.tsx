/** A tunnel tile: a strip with its lamp (lit on the light side) and price, then the gallery with its carts. */
import { memo, type ReactNode } from 'react';
import { Cart, Cube, type Level, LEVELS } from '../../../art/coal';
import { COMPONENTS, type TileFacts } from '../../../generated/glueck-auf-components';
import type { Rect } from './parts';

const STRIP = 15;

export function tileFacts(id: string): TileFacts {
  const facts = COMPONENTS.tiles[id];
  if (facts === undefined) throw new Error(`no tile ${id}`);
  return facts;
}

export function levelOf(color: string): Level {
  const level = LEVELS[color];
  if (level === undefined) throw new Error(`no coal ${color}`);
  return level;
}

function Lamp({ x, y, isLit }: { x: number; y: number; isLit: boolean }): ReactNode {
  if (!isLit)
    return (
      <g stroke="var(--sign-i)" strokeOpacity={0.6} strokeWidth={1.2} fill="none">
        <rect x={x + 6} y={y + 3.5} width={6.5} height={8} rx={1.5} />
        <path d={`M${x + 4.5} ${y + 13}l9.5-11`} />
      </g>
    );
  return (
    <g stroke="var(--lamp-core)">
      <rect x={x + 6} y={y + 3.5} width={6.5} height={8} rx={1.5} fill="var(--lamp)" />
      <path d={`M${x + 9.2} ${y + 1}v2`} strokeWidth={1.4} />
    </g>
  );
}

export const Tile = memo(function Tile({ id, price, x, y, w, h }: Rect & { id: string; price: string }): ReactNode {
  const { color, carts, side } = tileFacts(id);
  const level = levelOf(color);
  const isLight = side === 'light';
  const top = y + STRIP;
  return (
    <g aria-hidden="true">
      <rect x={x} y={y} width={w} height={h} rx={4} fill={isLight ? 'var(--tun-l)' : 'var(--tun-b)'} />
      <rect x={x + 2} y={top} width={w - 4} height={h - STRIP - 2} fill={isLight ? 'url(#ga-lining)' : 'var(--tun)'} />
      {isLight && (
        <ellipse cx={x + w / 2} cy={top + 4} rx={w * 0.46} ry={h - STRIP - 4} fill="url(#ga-glow)" opacity={0.75} />
      )}
      <rect x={x} y={y} width={w} height={STRIP} rx={3} fill="var(--sign)" />
      <Lamp x={x} y={y} isLit={isLight} />
      <text x={x + w - 5} y={y + 12} textAnchor="end" fontSize={13} className="ga-val" fill="var(--sign-i)">
        {price}
      </text>
      <path d={`M${x + 3} ${y + h - 4}h${w - 6}`} stroke="var(--railc)" strokeWidth={2} />
      {Array.from({ length: carts }, (_, i) => (
        <Cart
          key={i}
          level={level}
          x={x + w / 2 + (i - (carts - 1) / 2) * 29}
          y={y + h - 5}
          w={24}
          cube={<Cube level={level} x={-9.5} y={-37.5} s={19} />}
        />
      ))}
      <rect x={x} y={y} width={w} height={h} rx={4} fill="none" stroke="var(--iron-d)" strokeWidth={1.5} />
    </g>
  );
});
