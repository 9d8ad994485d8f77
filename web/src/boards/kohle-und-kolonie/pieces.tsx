/** The small pieces of the desk: miners, engineers, steam engines, houses, coins, discs. */
import type { ReactNode } from 'react';
import { Shape, Worker } from '../../art/players';
import { IconAt } from '../../art/svg';
import type { PlayerColor } from '../../table/board';

type Sized = { size: number };
type Piece = Sized & { color: PlayerColor; piece?: string | undefined; from?: string | undefined };

/** A miner, `size` high. */
export function Miner({ color, size, piece, from }: Piece): ReactNode {
  return (
    <svg
      className="kk-piece"
      width={(size * 20) / 26}
      height={size}
      viewBox="0 0 20 26"
      aria-hidden="true"
      data-piece={piece}
      data-from={from}
    >
      <Worker color={color} x={10} y={26} h={26} />
    </svg>
  );
}

/** An engineer: a plate with top hat and plan. */
export function Engineer({ color, size, piece, from }: Piece): ReactNode {
  return (
    <svg
      className="kk-piece"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-piece={piece}
      data-from={from}
    >
      <rect
        x={1}
        y={1}
        width={22}
        height={22}
        rx={3}
        fill={`var(--p-${color})`}
        stroke={`var(--p-${color}-d)`}
        strokeWidth={1.6}
      />
      <IconAt id="engineer" x={3} y={2.5} size={18} color={`var(--p-${color}-i)`} />
    </svg>
  );
}

/** A steam engine on a black disc; the Coal Trust marks its mines with one. */
export function Engine({ size, piece, from }: Sized & { piece?: string; from?: string }): ReactNode {
  return (
    <svg
      className="kk-piece"
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
      data-piece={piece}
      data-from={from}
    >
      <circle r={12} fill="var(--kk-trust)" stroke="var(--kk-trust-i)" strokeWidth={1.5} />
      <IconAt id="steam-engine" x={-8.5} y={-8.5} size={17} color="var(--kk-trust-i)" />
    </svg>
  );
}

export function House({ color, size }: Sized & { color: PlayerColor }): ReactNode {
  return (
    <svg className="kk-piece" width={size} height={size} viewBox="-8 -15 16 16" aria-hidden="true">
      <path
        d="M-6.5 0v-6.5L0-12.7l6.5 6.2V0z"
        fill={`var(--p-${color})`}
        stroke={`var(--p-${color}-d)`}
        strokeWidth={1.2}
      />
      <g fill={`var(--p-${color}-i)`}>
        <Shape color={color} x={0} y={-4.7} r={2.4} />
      </g>
    </svg>
  );
}

export function Coin({ size, isOpen = false }: Sized & { isOpen?: boolean }): ReactNode {
  return (
    <svg className="kk-piece" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <circle
        r={9.8}
        fill={isOpen ? 'none' : 'var(--kk-coin)'}
        stroke={isOpen ? 'var(--kk-ink-2)' : 'var(--kk-coin-d)'}
        strokeWidth={1.3}
        strokeDasharray={isOpen ? '3.4 2.4' : undefined}
      />
      {!isOpen && (
        <text y={4.6} textAnchor="middle" fontSize={13} className="kk-coin-letter">
          T
        </text>
      )}
    </svg>
  );
}

/** A disc of the disaster: a player's, a black one of the Coal Trust, the blank, or none yet. */
export function Disc({ of, size }: Sized & { of: PlayerColor | 'black' | 'blank' | null }): ReactNode {
  return (
    <svg className="kk-piece" width={size} height={size} viewBox="-13 -13 26 26" aria-hidden="true">
      {of === null && <circle r={11.3} fill="none" stroke="var(--kk-ink-2)" strokeWidth={1.3} strokeDasharray="4 3" />}
      {of === 'black' && <circle r={11.5} fill="var(--kk-trust)" stroke="var(--kk-trust-i)" strokeWidth={1.2} />}
      {of === 'blank' && <circle r={11.5} fill="var(--kk-disc)" stroke="var(--kk-ink-2)" strokeWidth={1.4} />}
      {of === 'black' && <IconAt id="steam-engine" x={-8} y={-8} size={16} color="var(--kk-trust-i)" />}
      {of !== null && of !== 'black' && of !== 'blank' && (
        <>
          <circle r={11.5} fill={`var(--p-${of})`} stroke={`var(--p-${of}-d)`} strokeWidth={1.5} />
          <g fill={`var(--p-${of}-i)`}>
            <Shape color={of} x={0} y={0} r={5} />
          </g>
        </>
      )}
    </svg>
  );
}
