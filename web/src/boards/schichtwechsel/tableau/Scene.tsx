/** Above ground and below it: what stands behind heap, wagons and carts. */
import type { ReactNode } from 'react';
import { noise } from '../../../art/noise';

type Props = {
  width: number;
  /** Where the ground begins, and where the drawing ends. */
  ground: number;
  height: number;
};

const SOD = 12;
const STONES = 46;

/** The same stones every time. */
function stones(width: number, top: number, bottom: number): string {
  const next = noise(9);
  return Array.from({ length: STONES }, () => {
    const x = Math.round(next() * width);
    const y = Math.round(top + next() * (bottom - top));
    return `M${x} ${y}l${Math.round(4 + next() * 8)} ${Math.round(-2 + next() * 4)}`;
  }).join('');
}

export function Scene({ width, ground, height }: Props): ReactNode {
  const sun = { x: width - 34, y: ground * 0.52 };
  const top = ground + SOD;
  const seam = top + (height - top) * 0.38;
  const q = width / 4;
  return (
    <g aria-hidden="true">
      <rect width={width} height={top} fill="var(--sw-sky)" />
      <circle cx={sun.x} cy={sun.y} r={60} fill="var(--sw-sky-2)" />
      <circle cx={sun.x} cy={sun.y} r={32} fill="var(--sw-sun)" />
      <path d={`M0 ${ground}V${ground - 20}q60-26 130-10t150-6 ${width - 280} 14V${ground}z`} fill="var(--sw-hill)" />
      <rect y={ground} width={width} height={SOD} fill="var(--sw-sod)" />
      <rect y={top} width={width} height={height - top} fill="var(--sw-earth)" />
      <path d={stones(width, top + 6, height - 6)} stroke="var(--sw-earth-2)" strokeWidth={2} />
      <path
        d={`M0 ${seam}q${q}-10 ${2 * q} 2t${2 * q}-4v16q-${q} 8-${2 * q} 0T0 ${seam + 16}z`}
        fill="var(--sw-seam)"
      />
    </g>
  );
}
