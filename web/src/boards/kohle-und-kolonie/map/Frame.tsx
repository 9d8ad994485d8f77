/** What surrounds a map: neat line with graticule, compass rose, cartouche. */
import type { ReactNode } from 'react';
import type { Rect } from '../../../art/svg';
import { SHEET } from './geometry';
import { type Corners, middleOfCompass } from './ornaments';

const FRAME = 13;
const BAR = 44.1;

/** A double line, the outer band black and white by turns. */
export function NeatLine(): ReactNode {
  const { width, height } = SHEET;
  return (
    <>
      <g fill="none" stroke="var(--kkm-ink)">
        <rect x={6} y={6} width={width - 12} height={height - 12} strokeWidth={1.2} />
        <rect x={FRAME} y={FRAME} width={width - 2 * FRAME} height={height - 2 * FRAME} />
      </g>
      <g fill="var(--kkm-ink)">
        {bars(width).map(({ from, length }) => (
          <g key={from}>
            <rect x={from} y={7.5} width={length} height={4} />
            <rect x={from} y={height - 11.5} width={length} height={4} />
          </g>
        ))}
        {bars(height).map(({ from, length }) => (
          <g key={from}>
            <rect x={7.5} y={from} width={4} height={length} />
            <rect x={width - 11.5} y={from} width={4} height={length} />
          </g>
        ))}
      </g>
    </>
  );
}

/** Every second bar along a side. */
function bars(side: number): { from: number; length: number }[] {
  const end = side - FRAME;
  const found = [];
  for (let from = FRAME + BAR; from < end; from += 2 * BAR) found.push({ from, length: Math.min(BAR, end - from) });
  return found;
}

const RADIUS = 16;

export function Compass({ corners, north }: { corners: Corners; north: string }): ReactNode {
  const { x, y } = middleOfCompass(corners);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={RADIUS} fill="none" stroke="var(--kkm-ink)" />
      <circle r={RADIUS * 0.82} fill="none" stroke="var(--kkm-ink)" strokeWidth={0.6} />
      {Array.from({ length: 8 }, (_, i) => {
        const tip = -RADIUS * (i % 2 === 1 ? 0.72 : 1.16);
        const side = RADIUS * 0.16;
        return (
          <g key={i} transform={`rotate(${i * 45})`}>
            <path d={`M0 ${tip}L${side} ${-side} 0 0z`} fill="var(--kkm-ink)" />
            <path
              d={`M0 ${tip}L${-side} ${-side} 0 0z`}
              fill="var(--kkm-paper)"
              stroke="var(--kkm-ink)"
              strokeWidth={0.7}
            />
          </g>
        );
      })}
      <text y={-RADIUS * 1.3} textAnchor="middle" fontSize={14} fontWeight={700} fill="var(--kkm-ink)">
        {north}
      </text>
    </g>
  );
}

const LONGEST = 14; // letters, which the plate has room for

/** The title of the map on a plate, with a scale. */
export function Cartouche({ at, title, below }: { at: Rect; title: string; below: string }): ReactNode {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <rect width={108} height={74} rx={8} fill="var(--kkm-land)" stroke="var(--kkm-ink)" strokeWidth={1.3} />
      <rect x={4} y={4} width={100} height={66} rx={6} fill="none" stroke="var(--kkm-ink)" strokeWidth={0.6} />
      <g textAnchor="middle" fill="var(--kkm-ink)">
        <text x={54} y={24} fontSize={12.8} fontWeight={700} textLength={96} lengthAdjust="spacingAndGlyphs">
          {title}
        </text>
        <text
          x={54}
          y={40}
          fontSize={12.8}
          fontStyle="italic"
          {...(below.length > LONGEST ? { textLength: 92, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {below}
        </text>
      </g>
      <path d="M14 54h80M14 51v6M34 51v6M54 51v6M74 51v6M94 51v6" stroke="var(--kkm-ink)" />
      <g fill="var(--kkm-ink)">
        <rect x={14} y={52.5} width={20} height={3} />
        <rect x={54} y={52.5} width={20} height={3} />
      </g>
    </g>
  );
}
