/** The loading shed: one bay per transport under a slate roof. */
import type { ReactNode } from 'react';
import { Sign } from './parts';

const VALANCE = Array.from({ length: 17 }, (_, i) => `M${834 + i * 12.4} 168v6l6.2 6 6.2-6v-6z`).join('');

export function Delivery({ name }: { name: string }): ReactNode {
  return (
    <g>
      <rect x={842} y={166} width={194} height={104} fill="var(--tun-b)" opacity={0.85} />
      <path d="M832 168q107 -58 214 0z" fill="url(#ga-slate)" stroke="var(--iron-d)" strokeWidth={2} />
      <path d={VALANCE} fill="var(--iron)" />
      <rect x={832} y={166} width={214} height={5} fill="var(--iron)" />
      <Sign x={939} y={143} w={118}>
        {name}
      </Sign>
      <rect x={838} y={262} width={202} height={8} fill="var(--stone-d)" />
      <path d="M887.5 176h3v90h-3zM937 176h3v90h-3zM986.5 176h3v90h-3z" fill="var(--iron)" />
    </g>
  );
}
