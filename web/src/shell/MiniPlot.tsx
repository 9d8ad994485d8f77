import type { ReactNode } from 'react';
import type { Player, PlayerColor } from '../table/board';
import { scaleOf, steps } from '../replay/plot';

const W = 190;
const H = 76;
const DASHES: Record<PlayerColor, string> = { red: '', blue: '6 3', brass: '2 3', patina: '2 5', chalk: '8 3 2 3' };

/** How the scores of a game went, at a glance; the numbers stand beside it. */
export function MiniPlot({ scores, players }: { scores: number[][]; players: readonly Player[] }): ReactNode {
  const { low, high } = scaleOf(scores);
  const x = (n: number): number => 2 + (n / Math.max(1, scores.length - 1)) * (W - 4);
  const y = (value: number): number => H - 2 - ((value - low) / (high - low)) * (H - 6);
  return (
    <svg className="mini-plot" viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
      <path d={`M2 ${H - 1}H${W - 2}`} stroke="var(--line-2)" />
      {scores.length > 1 &&
        players.toReversed().map(({ seat, color }) => (
          <path
            key={seat}
            d={steps(
              scores.map((row) => row[seat] ?? 0),
              x,
              y,
            )}
            fill="none"
            stroke={`var(--line-${color}, var(--p-${color}))`}
            strokeWidth={2.5}
            strokeDasharray={DASHES[color]}
          />
        ))}
    </svg>
  );
}
