/** Hachured hills and small woods. */
import type { ReactNode } from 'react';
import { noise } from '../../../art/noise';
import { round } from './geometry';
import type { Hill, Wood } from './relief';

const LENGTH = 13;
const GAP = 3.4;
const FREE = 2.2; // the ridge itself stays white

/** Short strokes down both sides of a ridge. */
function hachures({ ridge, seed }: Hill): string {
  const random = noise(seed);
  let path = '';
  for (const [i, from] of ridge.entries()) {
    const to = ridge[i + 1];
    if (to === undefined) break;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.floor(length / GAP);
    const down = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    for (let k = 0; k < count; k++) {
      const at = { x: from.x + ((to.x - from.x) * k) / count, y: from.y + ((to.y - from.y) * k) / count };
      const lean = (random() - 0.5) * 3;
      for (const [side, stroke] of [
        [1, LENGTH * (0.55 + random() * 0.5)],
        [-1, LENGTH * (0.45 + random() * 0.4)],
      ] as const)
        path +=
          `M${round(at.x + side * down.x * FREE)} ${round(at.y + side * down.y * FREE)}` +
          `l${round(side * down.x * stroke + lean)} ${round(side * down.y * stroke)}`;
    }
  }
  return path;
}

export function Relief({ hills, woods }: { hills: readonly Hill[]; woods: readonly Wood[] }): ReactNode {
  return (
    <>
      <path d={hills.map(hachures).join('')} className="kkm-hill" />
      <g className="kkm-wood">
        {woods.flatMap(({ trees }) =>
          trees.map(({ x, y }, i) => (
            <g key={`${x} ${y} ${i}`} transform={`translate(${x} ${y})`}>
              <path d="M0 0v3.5" />
              <path d="M-3.5 0a3.5 3.5 0 1 1 7 0z" className="kkm-tree" />
            </g>
          )),
        )}
      </g>
    </>
  );
}
