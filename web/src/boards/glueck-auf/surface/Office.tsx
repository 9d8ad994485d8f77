/** The order office with its notice board, and the canteen next door. */
import type { ReactNode } from 'react';
import { CANTEEN } from './bays';
import { Chimney, Sign, Smoke } from './parts';

export function Office({ name }: { name: string }): ReactNode {
  return (
    <g>
      <Chimney x={1296} y={92} w={18} h={34} />
      <path d="M1088 96V82h22V70h22V58h22V48h70v10h22v12h22v12h22v14z" fill="url(#ga-brick)" />
      <path
        d="M1086 82h26M1108 70h26M1130 58h26M1152 48h74M1222 58h26M1244 70h26M1266 82h26"
        stroke="var(--stone)"
        strokeWidth={4}
      />
      <circle cx={1189} cy={70} r={12} fill="var(--stone-l)" stroke="var(--iron-d)" strokeWidth={2} />
      <path d="M1189 62v8l6 4" stroke="var(--iron-d)" strokeWidth={1.8} fill="none" />
      <rect x={1048} y={92} width={282} height={178} fill="url(#ga-brick)" />
      <rect x={1045} y={91} width={288} height={5} fill="var(--stone)" />
      <rect x={1048} y={262} width={282} height={8} fill="var(--brick-sh)" />
      <Sign x={1189} y={98} w={140}>
        {name}
      </Sign>
      <rect
        x={1053}
        y={126}
        width={272}
        height={82}
        rx={3}
        fill="var(--wood)"
        stroke="var(--wood-d)"
        strokeWidth={2.5}
      />
    </g>
  );
}

export function Canteen({ name }: { name: string }): ReactNode {
  const { x, y, w, h } = CANTEEN;
  return (
    <g>
      <path d="M1406 150V122h12v34z" fill="url(#ga-brick)" />
      <Smoke x={1412} y={116} k={0.45} opacity={0.8} />
      <path d="M1332 164 1386 128 1440 164z" fill="url(#ga-slate)" stroke="var(--slate-d)" strokeWidth={1.5} />
      <rect x={1338} y={162} width={96} height={108} fill="url(#ga-brick)" />
      <rect x={1338} y={262} width={96} height={8} fill="var(--brick-sh)" />
      <Sign x={1386} y={164} w={88} size={15}>
        {name}
      </Sign>
      <rect x={x} y={y} width={w} height={h} rx={4} fill="var(--pad)" stroke="var(--pad-s)" strokeWidth={1.2} />
    </g>
  );
}
