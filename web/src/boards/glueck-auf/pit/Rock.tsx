/** The rock as a printed geological section: bands, seams of coal, here and there a fossil. */
import { memo, type ReactNode } from 'react';
import { noise } from '../../../art/noise';
import { BEYOND, DEPTHS, type Geometry, roof } from './geometry';

const BANDS = [
  { tone: 0, pattern: null, at: 0 },
  { tone: 1, pattern: 'ga-sand', at: 24 },
  { tone: 2, pattern: 'ga-shale', at: 128 },
  { tone: 3, pattern: 'ga-lime', at: 224 },
  { tone: 4, pattern: 'ga-clay', at: 318 },
  { tone: 5, pattern: 'ga-shale', at: 412 },
] as const;

/** The wide drawing goes on where the window is wider or higher than it. */
function beyond(g: Geometry): number {
  return g.width > 1_000 ? BEYOND : 0;
}

function bands(g: Geometry): readonly string[] {
  const random = noise(11);
  return BANDS.map(({ tone, at }) => {
    const y = g.top + at;
    const points: string[] = [];
    const aside = beyond(g);
    for (let x = -aside; x < g.width + aside + 60; x += 60)
      points.push(`L${x} ${(y + (tone ? (random() - 0.5) * 12 : 0)).toFixed(1)}`);
    return `M${-aside} ${y}${points.join('')}V${g.height + aside}H${-aside}z`;
  });
}

const SEAM = 15;

function seam(g: Geometry, level: number): string {
  const random = noise(40 + level);
  const y = roof(g, level) + g.cavity * 0.42;
  const aside = Math.ceil(beyond(g) / 48) * 48;
  let upper = `M${-aside} ${y}`;
  let lower = '';
  for (let x = -aside; x < g.width + aside + 48; x += 48) {
    const swing = (random() - 0.5) * 5;
    upper += `L${x} ${(y + swing).toFixed(1)}`;
    lower = `L${x} ${(y + SEAM + swing + (random() - 0.5) * 4).toFixed(1)}${lower}`;
  }
  return `${upper}${lower}z`;
}

/** The strata from side to side, with their seams. */
export const Rock = memo(function Rock({ g }: { g: Geometry }): ReactNode {
  const paths = bands(g);
  return (
    <g aria-hidden="true">
      {BANDS.map(({ tone, pattern }, i) => (
        <g key={tone}>
          <path d={paths[i]} fill={`var(--e-${tone})`} />
          {pattern !== null && <path d={paths[i]} fill={`url(#${pattern})`} />}
          {tone > 0 && <path d={paths[i]} fill="none" stroke="var(--e-ink)" opacity={0.25} />}
        </g>
      ))}
      <rect x={-beyond(g)} y={g.top} width={g.width + 2 * beyond(g)} height={g.height - g.top} fill="url(#ga-depth)" />
      <rect
        x={-beyond(g)}
        y={g.height}
        width={g.width + 2 * beyond(g)}
        height={beyond(g)}
        fill="#1B0F04"
        opacity={0.16}
      />
      {g.width > 1_000 && <Fossils />}
      {DEPTHS.map((level) => (
        <path
          key={level}
          d={seam(g, level)}
          fill={`url(#ga-seam${level})`}
          stroke={`var(--c${level}-d)`}
          opacity={0.95}
        />
      ))}
    </g>
  );
});

function Fossils(): ReactNode {
  return (
    <g fill="none" stroke="var(--e-ink)" opacity={0.42}>
      <Ammonite x={330} y={700} k={1.15} turn={20} />
      <Ammonite x={1052} y={436} k={0.55} turn={80} />
      <Fern x={1080} y={600} k={0.8} turn={24} />
      <Fern x={356} y={470} k={0.6} turn={-30} />
    </g>
  );
}

type Fossil = { x: number; y: number; k: number; turn: number };

const place = ({ x, y, k, turn }: Fossil): string => `translate(${x} ${y}) rotate(${turn}) scale(${k})`;
const polar = (r: number, a: number): string => `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;

const TURNS = Array.from({ length: 131 }, (_, i) => ({ i, a: i * 0.145, r: 2 + i * 0.19 }));
const SPIRAL = `M${TURNS.map(({ a, r }) => polar(r, a)).join('L')}`;
const RIBS = TURNS.filter(({ i }) => i > 44 && i % 3 === 0)
  .map(({ i, a, r }) => `M${polar(r, a)}L${polar(3.5 + (i - 43) * 0.19, a - 0.12)}`)
  .join('');

function Ammonite(at: Fossil): ReactNode {
  return (
    <g transform={place(at)}>
      <path d={SPIRAL} strokeWidth={1.3} />
      <path d={RIBS} strokeWidth={0.9} />
    </g>
  );
}

function leaf(i: number): string {
  const u = i / 13;
  const from = `M${(14 * u * u + 4 * Math.sin(u * 3)).toFixed(1)} ${(-92 * u).toFixed(1)}`;
  const l = 22 * (1 - u * 0.78);
  const blade = (dir: number, rise: number, end: number): string =>
    `${from}q${(dir * l * 0.6).toFixed(1)} ${(-l * rise).toFixed(1)} ${(dir * l).toFixed(1)} ${(-l * end).toFixed(1)}`;
  return blade(1, 0.15, 0.55) + blade(-1, 0.1, 0.4);
}

const FROND = `M0 0C6 -30 4 -60 14 -92${Array.from({ length: 12 }, (_, i) => leaf(i + 1)).join('')}`;

function Fern(at: Fossil): ReactNode {
  return <path transform={place(at)} d={FROND} strokeWidth={1.6} strokeLinecap="round" />;
}
