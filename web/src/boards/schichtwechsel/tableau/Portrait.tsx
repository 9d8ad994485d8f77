/** Who is on a selection tile: a face in a round window, told apart by what they wear. */
import type { ReactNode } from 'react';
import type { Point } from '../../../art/svg';

const SKIN = '#E8C4A0';
const DARK = '#37332F';
const WHITE = '#FFFDF4';
const HAIR = '#4A2E1C';

/** Drawn over the face, its middle at (0, −8), radius 11. */
const WEARS: Readonly<Record<string, ReactNode>> = {
  engine_driver: (
    <>
      <path d="M-13-11c0-9 6-13 13-13s13 4 13 13z" fill="#22344F" />
      <path d="M-15-11h30l-3 4h-24z" fill="#121E30" />
      <path d="M-4-19h8M0-23v8" stroke="#E5AB34" strokeWidth={2} />
      <path d="M-6-1q6 4 12 0" stroke={HAIR} strokeWidth={2.4} fill="none" strokeLinecap="round" />
      <path d="M-9 6l9 7 9-7" fill="none" stroke="#B93324" strokeWidth={4} strokeLinejoin="round" />
    </>
  ),
  mine_rescue: (
    <>
      <path d="M-14-9a14 13 0 0 1 28 0z" fill={WHITE} />
      <path d="M-2.5-19h5v4h4v5h-4v3h-5v-3h-4v-5h4z" fill="#11676B" />
      <path d="M-8 2q8 8 16 0v9q-8 6-16 0z" fill="#9A9385" />
    </>
  ),
  gatekeeper: (
    <>
      <path d="M-12-12q12-12 24 0l2 3h-28z" fill="#5A6B33" />
      <path d="M-14-9h28v3h-28z" fill="#353F1B" />
      <path d="M-7-2q7-4 14 0" stroke="#8B8791" strokeWidth={3} fill="none" strokeLinecap="round" />
      <circle cx={12} cy={14} r={5} fill="none" stroke="#6B4705" strokeWidth={2.2} />
      <path d="M12 19v8m0-3h4" stroke="#6B4705" strokeWidth={2.2} />
    </>
  ),
  coal_merchant: (
    <>
      <path d="M-10-14c0-9 4-12 10-12s10 3 10 12z" fill="#211D1A" />
      <path d="M-16-14q16 5 32 0v3q-16 5-32 0z" fill="#211D1A" />
      <path d="M-7-3q3.5-3 7 0 3.5-3 7 0-3 4-7 2-4 2-7-2z" fill={HAIR} />
      <path d="M-6 8l6 5 6-5v8l-6-3-6 3z" fill="#B93324" />
    </>
  ),
  overseer_tile: (
    <>
      <path d="M-14-10a14 13 0 0 1 28 0z" fill={DARK} />
      <path d="M-14-10h28v3h-28z" fill="#E5AB34" />
      <path d="M10-20c6-6 4-10 1-13-4 4-6 9-4 14z" fill="#B93324" />
      <circle cy={-15} r={3.6} fill="#FFE7A8" stroke="#6B4705" />
      <path d="M-8-2q4 9 8 9t8-9v6q-3 6-8 6t-8-6z" fill={HAIR} />
    </>
  ),
  haulier: (
    <>
      <path d="M-13-9c-1-9 5-14 13-14s15 4 14 11l-4 1c-6-3-14-3-23 2z" fill="#8B5231" />
      <path d="M-6-1h12" stroke={HAIR} strokeWidth={2} strokeLinecap="round" />
      <path d="M-20 22l9-16M20 22l-9-16" stroke="#B93324" strokeWidth={4} />
    </>
  ),
  hewer: (
    <>
      <path d="M-14-10a14 13 0 0 1 28 0z" fill="#E5AB34" />
      <path d="M-15-10h30v3h-30z" fill="#8F620B" />
      <circle cy={-15} r={3.6} fill={WHITE} stroke="#6B4705" />
      <path d="M-7-2h14" stroke={HAIR} strokeWidth={2.6} strokeLinecap="round" />
      <path d="M16 24 6 8M-1 12q8-6 15-6" stroke="#211D1A" strokeWidth={2.6} fill="none" strokeLinecap="round" />
    </>
  ),
};

/** (x, y) is the middle; 60 units wide at full size. */
export function Portrait({ tile, x, y, k = 1 }: Point & { tile: string; k?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} aria-hidden="true">
      <circle r={30} fill="#F0C868" />
      <path d="M-20 22c0-16 8-22 20-22s20 6 20 22a30 30 0 0 1-40 0z" fill={DARK} />
      <circle cy={-8} r={11} fill={SKIN} />
      {WEARS[tile]}
    </g>
  );
}
