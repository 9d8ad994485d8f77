/** A small drawing for the button of an option. */
import type { ReactNode } from 'react';
import { Cart, Cube, LEVELS } from '../../art/coal';
import { COMPONENTS } from '../../generated/glueck-auf-components';
import { Icon } from '../../lib/Icon';
import { TRANSPORT_ICON } from './surface/bays';

type Args = Readonly<Record<string, string | number>>;

const SPACE_ICONS: Readonly<Record<string, string>> = {
  factory: 'factory',
  factory_draw: 'tunnel',
  pit: 'headframe',
  money: 'mark',
  order: 'order',
  order_draw: 'order',
  bank: 'bank',
};

const PLAIN: Readonly<Record<string, string>> = {
  'ga-pit-end': 'check',
  'ga-keep-none': 'close',
  'ga-return-top': 'arrow-up',
  'ga-return-bottom': 'arrow-down',
};

export function Glyph({ text, args }: { text: string; args: Args }): ReactNode {
  const { level, color, space, order, tile } = args;
  if (typeof level === 'number') return <LevelGlyph level={level} />;
  if (typeof tile === 'string') return <TileGlyph id={tile} />;
  if (typeof color === 'string') return <CubeGlyph color={color} order={order} />;
  if (typeof order === 'string') return <Icon id={transportIcon(order)} size={22} />;
  if (typeof space === 'string') return <Icon id={spaceIcon(space)} size={20} />;
  const icon = PLAIN[text];
  return icon === undefined ? null : <Icon id={icon} size={18} />;
}

function transportIcon(order: string): string {
  return TRANSPORT_ICON[COMPONENTS.orders[order]?.transport ?? ''] ?? 'order';
}

/** A delivery shows what it delivers. */
function spaceIcon(space: string): string {
  const kind = COMPONENTS.spaces[space]?.kind ?? '';
  return TRANSPORT_ICON[space.replace('delivery_', '')] ?? SPACE_ICONS[kind] ?? 'worker';
}

/** Up to the surface, or the number of the level in its coal. */
function LevelGlyph({ level }: { level: number }): ReactNode {
  if (level === 0) return <Icon id="arrow-up" size={18} />;
  return (
    <svg className="icon" width={22} height={22} viewBox="0 0 22 22" aria-hidden="true">
      <rect x={1} y={1} width={20} height={20} rx={4} fill="var(--ink)" stroke={`var(--c${level})`} strokeWidth={2} />
      <text x={11} y={16} textAnchor="middle" fontSize={14} className="crest-letter" fill="var(--surface)">
        {level}
      </text>
    </svg>
  );
}

function CubeGlyph({ color, order }: { color: string; order: string | number | undefined }): ReactNode {
  const level = LEVELS[color];
  if (level === undefined) return null;
  return (
    <>
      <svg className="icon" width={22} height={22} viewBox="-1 -1 24 24" aria-hidden="true">
        <Cube level={level} x={0} y={0} s={22} />
      </svg>
      {typeof order === 'string' && <Icon id={transportIcon(order)} size={20} />}
    </>
  );
}

function TileGlyph({ id }: { id: string }): ReactNode {
  const facts = COMPONENTS.tiles[id];
  const level = LEVELS[facts?.color ?? ''];
  if (facts === undefined || level === undefined) return null;
  return (
    <svg
      className="icon"
      width={facts.carts * 24}
      height={24}
      viewBox={`0 0 ${facts.carts * 24} 24`}
      aria-hidden="true"
    >
      {Array.from({ length: facts.carts }, (_, i) => (
        <Cart
          key={i}
          level={level}
          x={12 + i * 24}
          y={23}
          w={22}
          cube={<Cube level={level} x={-9.5} y={-37.5} s={19} />}
        />
      ))}
    </svg>
  );
}
