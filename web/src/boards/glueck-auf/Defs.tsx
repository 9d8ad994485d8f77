/** Textures and lights of the Glück Auf board; all ids begin with `ga-`. One per drawing. */
import { memo, type ReactNode } from 'react';
import { noise } from '../../art/noise';

const WIDTH = 48;
const ROWS = [0, 1, 2, 3, 4, 5];

function brickTones(): readonly { x: number; y: number; tone: 2 | 3 }[] {
  const random = noise(77);
  return ROWS.flatMap((row) =>
    [-1, 0, 1, 2, 3].flatMap((i) => {
      const value = random();
      const tone = value < 0.26 ? 2 : value > 0.78 ? 3 : null;
      return tone === null ? [] : [{ x: i * 16 + (row % 2 ? 8 : 0), y: row * 6, tone } as const];
    }),
  );
}

const TONES = brickTones();
const JOINTS = ROWS.map(
  (row) =>
    `M0 ${row * 6 + 5.65}H${WIDTH}` +
    [0, 1, 2, 3].map((i) => `M${i * 16 + (row % 2 ? 7.6 : 15.6)} ${row * 6}v6`).join(''),
).join('');

function Pattern({ id, w, h, children }: { id: string; w: number; h: number; children: ReactNode }): ReactNode {
  return (
    <pattern id={id} width={w} height={h} patternUnits="userSpaceOnUse">
      {children}
    </pattern>
  );
}

function Masonry(): ReactNode {
  return (
    <>
      <Pattern id="ga-brick" w={48} h={36}>
        <rect width={48} height={36} fill="var(--brick)" />
        {TONES.map(({ x, y, tone }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={15.2} height={5.3} fill={`var(--brick-${tone})`} />
        ))}
        <path d={JOINTS} stroke="var(--mortar)" strokeWidth={0.7} opacity={0.55} />
      </Pattern>
      <Pattern id="ga-slate" w={10} h={8}>
        <rect width={10} height={8} fill="var(--slate)" />
        <path d="M0 8h10M0 4h10M5 0v4M0 4v4M10 4v4" stroke="var(--slate-d)" strokeWidth={0.8} />
      </Pattern>
      <Pattern id="ga-cobble" w={22} h={12}>
        <rect width={22} height={12} fill="var(--street-d)" />
        {[
          [0.5, 0.5],
          [11.5, 0.5],
          [-5, 6.5],
          [6, 6.5],
          [17, 6.5],
        ].map(([x, y]) => (
          <rect key={x} x={x} y={y} width={10} height={5} rx={2} fill="var(--street)" />
        ))}
      </Pattern>
      <Pattern id="ga-lining" w={20} h={10}>
        <rect width={20} height={10} fill="var(--tun-l)" />
        <path d="M0 5h20M0 10h20M10 0v5M0 5v5" stroke="var(--tun-l2)" />
      </Pattern>
    </>
  );
}

/** The rock: a printed geological section. */
function Strata(): ReactNode {
  return (
    <>
      <Pattern id="ga-sand" w={14} h={14}>
        <g fill="var(--e-ink)" opacity={0.26}>
          <circle cx={2} cy={3} r={0.8} />
          <circle cx={9} cy={6} r={0.8} />
          <circle cx={5} cy={11} r={0.8} />
          <circle cx={12.5} cy={12} r={0.8} />
        </g>
      </Pattern>
      <Pattern id="ga-shale" w={26} h={12}>
        <path d="M1 3h9M14 3h7M6 9h10M20 9h5" stroke="var(--e-ink)" strokeWidth={0.9} opacity={0.24} />
      </Pattern>
      <Pattern id="ga-clay" w={12} h={12}>
        <path d="M-2 8 8-2M4 14 14 4" stroke="var(--e-ink)" strokeWidth={0.8} opacity={0.17} />
      </Pattern>
      <Pattern id="ga-lime" w={30} h={16}>
        <path d="M0 0h30M0 8h30M8 0v8M23 8v8" stroke="var(--e-ink)" strokeWidth={0.8} opacity={0.19} />
      </Pattern>
    </>
  );
}

/** A seam of coal per level, each with its own hatching. */
function Seams(): ReactNode {
  return (
    <>
      <Pattern id="ga-seam1" w={10} h={8}>
        <rect width={10} height={8} fill="var(--c1)" />
        <path d="M0 6 4 2M5 7l3-3" stroke="var(--c1-d)" strokeWidth={0.9} opacity={0.7} />
      </Pattern>
      <Pattern id="ga-seam2" w={9} h={9}>
        <rect width={9} height={9} fill="var(--c2)" />
        <path d="M0 9 9 0M-2 2 2-2M7 11l4-4" stroke="var(--c2-d)" strokeWidth={1.1} opacity={0.8} />
      </Pattern>
      <Pattern id="ga-seam3" w={9} h={9}>
        <rect width={9} height={9} fill="var(--c3)" />
        <path d="M0 0l9 9M9 0 0 9" stroke="var(--c3-d)" strokeWidth={0.8} opacity={0.6} />
      </Pattern>
      <Pattern id="ga-seam4" w={12} h={9}>
        <rect width={12} height={9} fill="var(--c4)" />
        <path d="M2 3l3-2 3 2-2 3zM8 8l2-2 2 1" fill="var(--c4-l)" opacity={0.55} />
      </Pattern>
    </>
  );
}

function Lights(): ReactNode {
  return (
    <>
      <radialGradient id="ga-glow">
        <stop offset={0} stopColor="#FFE9B0" stopOpacity={0.95} />
        <stop offset={0.25} stopColor="#FFC557" stopOpacity={0.55} />
        <stop offset={1} stopColor="#FFB030" stopOpacity={0} />
      </radialGradient>
      <linearGradient id="ga-sky" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="var(--sky-1)" />
        <stop offset={1} stopColor="var(--sky-2)" />
      </linearGradient>
      <linearGradient id="ga-shaft" x1={0} y1={0} x2={1} y2={0}>
        <stop offset={0} stopColor="#000" stopOpacity={0.55} />
        <stop offset={0.5} stopColor="#000" stopOpacity={0} />
        <stop offset={1} stopColor="#000" stopOpacity={0.55} />
      </linearGradient>
      <linearGradient id="ga-depth" x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="#000" stopOpacity={0} />
        <stop offset={1} stopColor="#1B0F04" stopOpacity={0.16} />
      </linearGradient>
    </>
  );
}

/** For url(#ga-brick), -slate, -cobble, -lining, -sand, -shale, -clay, -lime, -seam1 … 4, -glow, -sky, -shaft, -depth. */
export const Defs = memo(function Defs(): ReactNode {
  return (
    <defs>
      <Masonry />
      <Strata />
      <Seams />
      <Lights />
    </defs>
  );
});
