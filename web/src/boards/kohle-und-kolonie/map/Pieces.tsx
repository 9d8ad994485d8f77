/** Small things that stand on the map: figures, engines, tabs with numbers. */
import type { ReactNode } from 'react';
import { Worker } from '../../../art/players';
import { IconAt, type Point } from '../../../art/svg';
import type { PlayerColor } from '../../../table/board';

/** A steam engine, or the mark of the Coal Trust, on a black disc. */
export function Engine({
  x,
  y,
  size = 22,
  icon = 'steam-engine',
}: Point & { size?: number; icon?: string }): ReactNode {
  const inner = size * 0.72;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size / 2} className="kkm-disc" />
      <IconAt id={icon} x={-inner / 2} y={-inner / 2} size={inner} color="var(--kkm-disc-i)" />
    </g>
  );
}

/** A number on a small coloured ground: what a mine costs, brings, is worth. */
export function Tab({ x, y, kind, children }: Point & { kind: 'cost' | 'income' | 'vp'; children: number }): ReactNode {
  return (
    <g className={`kkm-tab-${kind}`} data-filled="true">
      <rect x={x - 6} y={y - 6.5} width={12} height={13} rx={1.5} />
      <text x={x} y={y + 4.7} textAnchor="middle" fontSize={13} className="kkm-num">
        {children}
      </text>
    </g>
  );
}

export type Crew = { seat: number; color: PlayerColor; count: number; piece: string | undefined };

/** Figures of several players side by side; two of one player carry a number. */
export function Figures({ crews, x, y, h }: Point & { crews: readonly Crew[]; h: number }): ReactNode {
  const size = crews.length > 2 ? h * 0.72 : h;
  const pitch = size * 0.5;
  return crews.map(({ seat, color, count, piece }, i) => {
    const at = x + (i - (crews.length - 1) / 2) * pitch;
    return (
      <g key={seat} data-piece={piece}>
        <Worker color={color} x={at} y={y} h={size} />
        {count > 1 && (
          <g transform={`translate(${at + size * 0.32} ${y - size * 0.78})`}>
            <circle r={6.4} className="kkm-count" />
            <text y={4.5} textAnchor="middle" fontSize={12.6} className="kkm-num">
              {count}
            </text>
          </g>
        )}
      </g>
    );
  });
}
