/** Effects as symbols: what a card, station, field or tile does. */
import type { ReactNode } from 'react';
import { IconAt, type Rect } from '../../../art/svg';
import type { EffectFacts } from '../../../generated/schichtwechsel-components';
import { LETTER } from '../letters';
import { AnyCoke, AnyPlayerCube, CoalBlock as Coal, Coin, SpoilBlock as Spoil, WhiteCube } from './pieces';
import { COLORS, ICON, ICONS, type Line, linesIn, type Part, symbolWidth } from './effects';

const INK = 'var(--sw-ink)';

/** A piece above what it is put into. */
function Into({ icon, children }: { icon: string; children: ReactNode }): ReactNode {
  return (
    <>
      <IconAt id={icon} x={1} y={4} size={21} color={INK} />
      {children}
    </>
  );
}

/** A track whose next step must not cross a barrier. */
function NoBarrier({ track }: { track: string }): ReactNode {
  return (
    <>
      <IconAt id={track} x={0} y={0} size={ICON} color={INK} />
      <g transform="translate(23 2)">
        <path d="M0 3h7v16h-7z" fill="#fff" />
        <path d="M0 3h7v4h-7zM0 11h7v4h-7z" fill="var(--sw-red)" />
        <path d="M-4 20 11 2" stroke="var(--sw-cream)" strokeWidth={4} />
        <path d="M-4 20 11 2" stroke={INK} strokeWidth={1.8} />
      </g>
    </>
  );
}

/** A miner goes on: to a station that is used, or merely there. */
function MinerMove({ use }: { use: boolean }): ReactNode {
  return (
    <>
      <IconAt id="miner" x={0} y={0} size={ICON} color={INK} />
      <path
        d="M24 11.5h8m-3.5-3.5 3.5 3.5-3.5 3.5"
        fill="none"
        stroke={INK}
        strokeWidth={1.7}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle
        cx={40}
        cy={11.5}
        r={5.2}
        fill={use ? 'var(--sw-red)' : 'none'}
        stroke={use ? INK : 'var(--sw-ink-2)'}
        strokeWidth={1.4}
        strokeDasharray={use ? undefined : '2.4 2'}
      />
    </>
  );
}

/** A card to copy, and what such cards cost: that is their size. */
function Copy({ sizes }: { sizes: readonly string[] }): ReactNode {
  const wide = (size: string): number => (size === 'medium' ? 19 : 13);
  return (
    <>
      <IconAt id="copy" x={0} y={0} size={ICON} color={INK} />
      {sizes.map((size, i) => {
        const x = ICON + 2 + sizes.slice(0, i).reduce((sum, other) => sum + wide(other), 0);
        return <Price key={size} size={size} x={x} />;
      })}
    </>
  );
}

function Price({ size, x }: { size: string; x: number }): ReactNode {
  if (size === 'large') return <AnyPlayerCube x={x} y={6} s={12} />;
  if (size === 'special') return <Coin x={x} y={6} s={12} />;
  if (size === 'small') return <WhiteCube x={x} y={7} s={10} />;
  return (
    <>
      <WhiteCube x={x} y={9} s={9} />
      <WhiteCube x={x + 7} y={5} s={9} />
    </>
  );
}

/** One symbol, 23 units high. */
export function Symbol({ effect: { what, sizes } }: { effect: EffectFacts }): ReactNode {
  switch (what) {
    case 'coin':
      return <Coin x={2} y={2} s={19} />;
    case 'white_cube':
      return <WhiteCube x={2} y={3} s={16} />;
    case 'coal_on_cart':
      return (
        <Into icon="minecart-empty">
          <Coal x={6.5} y={-1} s={11} />
        </Into>
      );
    case 'spoil_on_cart':
      return (
        <Into icon="minecart-empty">
          <Spoil x={6.5} y={-1} s={11} />
        </Into>
      );
    case 'cube_on_cart':
      return (
        <Into icon="minecart-empty">
          <Coal x={0} y={-1} s={11} />
          <Spoil x={13} y={-1} s={11} />
        </Into>
      );
    case 'coal_on_wagon':
      return (
        <Into icon="wagon">
          <Coal x={6.5} y={-1} s={11} />
        </Into>
      );
    case 'coke_on_wagon':
      return (
        <Into icon="wagon">
          <AnyCoke x={6.5} y={-1} s={11} />
        </Into>
      );
    case 'coke_in_plant':
      return (
        <Into icon="coke-oven">
          <AnyCoke x={6.5} y={-2} s={11} />
        </Into>
      );
    case 'road_no_barrier':
      return <NoBarrier track="road" />;
    case 'rail_no_barrier':
      return <NoBarrier track="rail" />;
    case 'canal_no_barrier':
      return <NoBarrier track="canal" />;
    case 'miner_move_use':
      return <MinerMove use />;
    case 'miner_move':
      return <MinerMove use={false} />;
    case 'copy':
      return <Copy sizes={sizes} />;
    default:
      return <IconAt id={ICONS[what] ?? 'bonus'} x={0} y={0} size={ICON} color={COLORS[what] ?? INK} />;
  }
}

const MARKS = { slash: '/', open: '(', close: ')' } as const;

/** `scale`: by how much it is made smaller; its letters stay legible. */
function PartOf({ part, scale }: { part: Part; scale: number }): ReactNode {
  if (part.kind !== 'symbol')
    return (
      <text x={part.x} y={17} fontSize={Math.max(17, LETTER / scale)} fill="var(--sw-ink-2)">
        {MARKS[part.kind]}
      </text>
    );
  return (
    <g transform={`translate(${part.x} 0)`}>
      <Symbol effect={part.effect} />
      {part.number !== '' && (
        <text
          x={symbolWidth(part.effect) + 1}
          y={18}
          fontSize={Math.max(18, LETTER / scale)}
          className="sw-num"
          fill={INK}
        >
          {part.number}
        </text>
      )}
    </g>
  );
}

const BETWEEN = 3; // lines

type Props = Rect & {
  effects: readonly EffectFacts[];
  /** Where the line stands in its box; at the left unless told. */
  isCentred?: boolean;
  /** The largest scale; 1 is 23 units high. */
  most?: number;
};

/** Effects in a box, as large as they can be: in one line, or in two where one would be too small to read. */
export function Effects({ effects, x, y, w, h, isCentred = false, most = 1 }: Props): ReactNode {
  const lines = linesIn(effects, w);
  const wide = Math.max(1, ...lines.map(({ width }) => width));
  const high = lines.length * (ICON + BETWEEN) - BETWEEN;
  const k = Math.min(most, w / wide, h / high);
  const left = (line: Line): number => (isCentred ? x + (w - line.width * k) / 2 : x);
  return (
    <g aria-hidden="true">
      {lines.map((line, i) => (
        <g
          key={i}
          transform={`translate(${left(line)} ${y + (h - high * k) / 2 + i * (ICON + BETWEEN) * k}) scale(${k})`}
        >
          {line.parts.map((part) => (
            <PartOf key={`${part.kind} ${part.x}`} part={part} scale={k} />
          ))}
        </g>
      ))}
    </g>
  );
}
