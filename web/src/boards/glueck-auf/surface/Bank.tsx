/** The bank: money spaces between its pillars, and the counter that is always open. */
import type { ReactNode } from 'react';
import { Sign } from './parts';

export function Bank({ name, coin }: { name: string; coin: string }): ReactNode {
  return (
    <g>
      <path d="M406 138 506 92 606 138z" fill="var(--stone)" stroke="var(--stone-d)" strokeWidth={2} />
      <path d="M430 133 506 102 582 133z" fill="var(--stone-d)" opacity={0.55} />
      <circle cx={506} cy={121} r={9} fill="var(--sign)" />
      <text x={506} y={126} textAnchor="middle" fontSize={14} className="ga-val" fill="var(--sign-i)">
        {coin}
      </text>
      <rect x={410} y={138} width={192} height={132} fill="var(--stone-d)" />
      <rect x={406} y={136} width={200} height={26} fill="var(--stone)" />
      <Sign x={506} y={134} w={90}>
        {name}
      </Sign>
      <path d="M406 232h200v8h-200zM402 262h208v8h-208z" fill="var(--stone-l)" />
      <rect x={410} y={236} width={192} height={28} fill="var(--stone)" />
    </g>
  );
}
