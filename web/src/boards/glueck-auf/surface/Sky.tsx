/** Sky, sun or moon, and the works of others far away. */
import { memo, type ReactNode } from 'react';
import { noise } from '../../../art/noise';
import { BEYOND } from '../pit/geometry';
import { type Point, Smoke } from './parts';

const random = noise(5);
const STARS = Array.from({ length: 60 }, () => ({
  x: Math.round(random() * 1440),
  y: Math.round(random() * 120),
  r: 0.5 + random() * 0.7,
  opacity: 0.3 + random() * 0.5,
}));

function FarHeadframe({ x, y, k }: Point & { k: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} fill="none" stroke="var(--far-2)" strokeWidth={5}>
      <circle cx={0} cy={-86} r={12} />
      <path d="M-9 -80V0M9 -80V0M10 -78 44 0M-9 -50H18M-9 -24H28" />
    </g>
  );
}

export const Sky = memo(function Sky(): ReactNode {
  return (
    <g>
      <rect x={-BEYOND} width={1440 + 2 * BEYOND} height={286} fill="url(#ga-sky)" />
      <circle className="ga-sun" cx={1214} cy={52} r={34} />
      <g className="ga-stars" fill="#F3E6C8">
        {STARS.map((star) => (
          <circle key={`${star.x} ${star.y}`} cx={star.x} cy={star.y} r={star.r} opacity={star.opacity} />
        ))}
      </g>
      <path
        d="M-900 176 -790 140 -700 168 -610 122 -520 170 -430 152 -340 182 -250 136 -160 168 -80 160 0 190 90 150 170 168 260 128 330 168 420 176 520 120 600 150 700 182 800 160 900 176 960 122 1010 112 1100 166 1200 176 1290 136 1360 160 1440 140 1520 168 1610 124 1700 172 1790 150 1880 182 1970 138 2060 170 2150 128 2240 166 2340 150V280H-900z"
        fill="var(--far)"
      />
      <FarHeadframe x={548} y={160} k={0.9} />
      <FarHeadframe x={1004} y={156} k={1} />
      <path d="M868 180l3-80h9l3 80zM894 180l2-62h8l2 62zM1368 160l3-92h10l3 92z" fill="var(--far-2)" />
      <Smoke x={876} y={92} k={0.8} opacity={0.55} />
      <Smoke x={1376} y={60} k={0.75} opacity={0.6} />
    </g>
  );
});
