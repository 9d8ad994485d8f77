/** The headframe on the axis of the shaft, and the hall below it. */
import type { ReactNode } from 'react';
import { Sign } from './parts';

const AXIS = 720;
const BRACES = [58, 88, 118, 148]
  .map(
    (y) =>
      `M${AXIS - 14} ${y}L${AXIS + 14} ${y + 30}M${AXIS + 14} ${y}L${AXIS - 14} ${y + 30}M${AXIS - 14} ${y + 30}H${AXIS + 14}`,
  )
  .join('');

function Wheel({ x }: { x: number }): ReactNode {
  return (
    <g stroke="var(--iron)">
      <circle cx={x} cy={26} r={15} fill="none" strokeWidth={4} />
      <circle cx={x} cy={26} r={12} fill="none" stroke="var(--iron-l)" opacity={0.8} />
      <path d={`M${x - 13} 26h26M${x} 13v26M${x - 9} 17l18 18M${x + 9} 17l-18 18`} strokeWidth={1.6} />
      <circle cx={x} cy={26} r={3} fill="var(--iron)" />
    </g>
  );
}

function Headframe(): ReactNode {
  return (
    <>
      <g stroke="var(--iron)" fill="none">
        <path d="M706 46V182M734 46V182" strokeWidth={5} />
        <path d="M710 44 658 182M730 44l52 138" strokeWidth={6} />
        <path d={BRACES} strokeWidth={2} />
        <path d="M693 88H747M677 130H763" strokeWidth={3} />
        <path d="M696 80 706 104M744 80 734 104M680 122l26 24M760 122l-26 24" strokeWidth={1.8} />
      </g>
      <rect x={686} y={36} width={68} height={9} fill="var(--iron)" />
      <path d="M686 36v-7M754 36v-7M684 29h72" stroke="var(--iron)" strokeWidth={1.5} />
      <Wheel x={705} />
      <Wheel x={735} />
    </>
  );
}

export function Pithead({ name }: { name: string }): ReactNode {
  return (
    <g>
      <Headframe />
      <path d="M608 176h224l-8-14H616z" fill="url(#ga-slate)" />
      <rect x={612} y={174} width={216} height={96} fill="url(#ga-brick)" />
      <rect x={608} y={173} width={224} height={5} fill="var(--stone)" />
      <rect x={612} y={262} width={216} height={8} fill="var(--brick-sh)" />
      <path d="M708 270V190a12 12 0 0 1 24 0v80z" fill="var(--tun)" stroke="var(--stone)" strokeWidth={2.5} />
      <path d="M714 40V286M726 40V286" stroke="var(--iron-d)" strokeWidth={1.6} />
      <Sign x={AXIS} y={146} w={128}>
        {name}
      </Sign>
    </g>
  );
}
