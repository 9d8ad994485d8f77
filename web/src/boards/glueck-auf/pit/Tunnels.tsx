/** The tunnels of a mine: brick and lamps on the light side, timber and rough rock on the dark one. */
import { memo, type ReactNode } from 'react';
import { Cart, Cube } from '../../../art/coal';
import type { GlueckAufView } from '../../../generated/glueck-auf';
import { noise } from '../../../art/noise';
import { levelOf } from '../surface/Tile';
import { cubesAt } from './cubes';
import { floor, type Gallery, type Geometry, roof, type Standing, type Tunnel, wall } from './geometry';

/** The left edge of what lies between two distances from the shaft. */
function left(g: Geometry, { side }: Tunnel, from: number, to: number): number {
  return side === 'light' ? wall(g, side) - to : wall(g, side) + from;
}

/** Rough rock where the tunnel ends. */
function end(x: number, y: number, h: number, dir: number, seed: number): string {
  const random = noise(seed);
  const points = [1, 2, 3, 4, 5, 6].map(
    (i) => `L${(x + dir * (3 + random() * 9)).toFixed(1)} ${(y + (h * i) / 7).toFixed(1)}`,
  );
  return `M${x} ${y}${points.join('')}L${x} ${y + h}z`;
}

/** Frames of narrow galleries are thin. */
const frame = (w: number): number => (w < 40 ? 3 : 5);

function LightGallery({ g, x, y, w }: { g: Geometry; x: number; y: number; w: number }): ReactNode {
  const m = x + w / 2;
  const post = frame(w);
  return (
    <g>
      <rect x={x} y={y} width={w} height={g.cavity} fill="url(#ga-lining)" />
      <rect x={x} y={y} width={w} height={g.cavity} fill="#000" opacity={0.18} />
      {/* as tall as the tunnel, so that no light falls into the rock */}
      <svg x={x} y={y} width={w} height={g.cavity} viewBox={`${-w / 2} 0 ${w} ${g.cavity}`}>
        <circle cy={13} r={w * 0.5} fill="url(#ga-glow)" opacity={0.78} />
      </svg>
      <rect x={x} y={y} width={post} height={g.cavity} fill="var(--stone-d)" />
      <rect x={x} y={y} width={post} height={g.cavity} fill="#000" opacity={0.15} />
      <path d={`M${m} ${y}v6`} stroke="var(--iron-d)" strokeWidth={1.5} />
      <path d={`M${m - 4} ${y + 6}h8l1.5 3h-11z`} fill="var(--iron-d)" />
      <rect
        x={m - 4}
        y={y + 9}
        width={8}
        height={8}
        rx={1}
        fill="var(--lamp-core)"
        stroke="var(--iron-d)"
        strokeWidth={1.2}
      />
    </g>
  );
}

function DarkGallery({ g, x, y, w }: { g: Geometry; x: number; y: number; w: number }): ReactNode {
  const thick = frame(w);
  const post = x + w - thick;
  return (
    <g>
      <rect x={x} y={y} width={w} height={g.cavity} fill="var(--tun-b)" />
      <path
        d={`M${x + 10} ${y + 20}l14-8 12 10${w > 80 ? `M${x + 40} ${y + 34}l10-9 18 6` : ''}M${x + 8} ${y + 44}l16-4`}
        stroke="#000"
        strokeOpacity={0.45}
        fill="none"
        strokeWidth={2}
      />
      <rect x={post} y={y + 3} width={thick} height={g.cavity - 3} fill="var(--timber)" />
      <path d={`M${post} ${y + 16}l-11 -12`} stroke="var(--timber)" strokeWidth={thick - 1} />
    </g>
  );
}

type Measured = { g: Geometry; tunnel: Tunnel };

/** Everything that does not move. */
const Bore = memo(function Bore({ g, tunnel }: Measured): ReactNode {
  const { level, side, length, tiles } = tunnel;
  const isLight = side === 'light';
  const y = roof(g, level);
  const bottom = floor(g, level);
  const x = left(g, tunnel, 0, length);
  const landing = left(g, tunnel, 0, g.landing);
  const dir = isLight ? -1 : 1;
  const Gallery = isLight ? LightGallery : DarkGallery;
  const sleepers = Array.from({ length: Math.max(0, Math.ceil((length - 6) / 13)) }, (_, i) => 6 + i * 13);
  return (
    <g>
      <path
        d={end(wall(g, side) + dir * length, y + 2, g.cavity - 4, dir, level * 31 + (isLight ? 7 : 3))}
        fill="var(--tun)"
      />
      <rect x={x} y={y} width={length} height={g.cavity} fill="var(--tun)" />
      <rect x={landing} y={y} width={g.landing} height={g.cavity} fill="url(#ga-lining)" opacity={0.8} />
      <rect x={landing} y={y} width={g.landing} height={g.cavity} fill="#000" opacity={0.28} />
      {tiles.map((tile: Gallery, i) => (
        <Gallery key={i} g={g} x={left(g, tunnel, tile.from, tile.from + tile.width)} y={y} w={tile.width} />
      ))}
      <rect
        x={x}
        y={y - 3}
        width={length}
        height={isLight ? 5 : 6}
        fill={isLight ? 'var(--stone-d)' : 'var(--timber)'}
      />
      {!isLight && <path d={`M${x} ${y + 3}h${length}`} stroke="var(--timber-d)" />}
      <path
        d={sleepers.map((a) => `M${left(g, tunnel, a, a + 7)} ${bottom - 3}h7v4h-7z`).join('')}
        fill="var(--timber-d)"
      />
      <path d={`M${x} ${bottom - 4}h${length}`} stroke="var(--railc)" strokeWidth={2.2} />
    </g>
  );
});

type Props = Measured & { view: GlueckAufView; seat: number };

/** A tunnel with its carts and their coal. */
export function TunnelArt({ g, tunnel, view, seat }: Props): ReactNode {
  const y = floor(g, tunnel.level) - 5;
  const carts: readonly Standing[] = [...tunnel.printed, ...tunnel.tiles.flatMap((tile) => tile.carts)];
  return (
    <g aria-hidden="true">
      <Bore g={g} tunnel={tunnel} />
      {carts.map(({ cart, index, x }) => (
        <g key={index} data-cart={index} data-help="cart">
          <Cart
            level={tunnel.level}
            x={x}
            y={y}
            w={tunnel.cart}
            cube={
              cart.cube === null ? null : (
                <Cube
                  level={levelOf(cart.cube)}
                  x={-9.5}
                  y={-37.5}
                  s={19}
                  {...piece(cubesAt(view, seat, cart.cube, `cart ${index}`)[0])}
                />
              )
            }
          />
        </g>
      ))}
    </g>
  );
}

/** A name for a piece, where it has one. */
export function piece(name: string | undefined): { piece?: string } {
  return name === undefined ? {} : { piece: name };
}
