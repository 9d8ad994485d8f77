/** The cart factory: four sheds for tiles on offer, a gate for those still unseen. */
import type { ReactNode } from 'react';
import { Chimney, Sign, Smoke } from './parts';

const X = 8;
const SHEDS = [0, 1, 2, 3].map((i) => X + i * 80);

function Roof({ x }: { x: number }): ReactNode {
  return (
    <>
      <path d={`M${x} 86V50l80 36z`} fill="url(#ga-slate)" />
      <path d={`M${x} 50l80 36`} stroke="var(--slate-l)" strokeWidth={2} />
      <path d={`M${x} 86V50l18 8.1V86z`} fill="var(--win)" stroke="var(--iron-d)" strokeWidth={1.5} />
      <path d={`M${x + 9} 54V86M${x} 68h18`} stroke="var(--iron-d)" />
    </>
  );
}

export function Works({ name }: { name: string }): ReactNode {
  return (
    <g>
      <Chimney x={344} y={100} w={26} h={84} />
      <Smoke x={358} y={12} k={0.9} opacity={0.85} />
      {SHEDS.map((x) => (
        <Roof key={x} x={x} />
      ))}
      <rect x={X} y={84} width={392} height={186} fill="url(#ga-brick)" />
      <rect x={X + 320} y={70} width={72} height={200} fill="url(#ga-brick)" />
      <path d={`M${X + 316} 70h80v6h-80z`} fill="var(--stone)" />
      <g fill="var(--brick-sh)" opacity={0.55}>
        <rect x={X} y={84} width={5} height={186} />
        {[...SHEDS.slice(1), X + 320].map((x) => (
          <rect key={x} x={x - 3} y={84} width={6} height={186} />
        ))}
      </g>
      <rect x={X} y={84} width={320} height={4} fill="var(--stone)" />
      <rect x={X} y={262} width={392} height={8} fill="var(--brick-sh)" />
      <Sign x={X + 160} y={87} w={150}>
        {name}
      </Sign>
      <path d="M332 266V138a32 32 0 0 1 64 0V266z" fill="var(--tun)" stroke="var(--stone)" strokeWidth={3} />
    </g>
  );
}
