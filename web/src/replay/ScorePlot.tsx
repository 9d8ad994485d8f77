/** Scores over the game, ply by ply: a line of steps for every player, rounds as bands. */
import type { ReactNode } from 'react';
import { Crest, CrestAt } from '../art/players';
import { useSay } from '../lib/i18n';
import type { Player, PlayerColor } from '../table/board';
import { pliesApart, scaleOf, spread, steps } from './plot';
import { useRoom } from './useRoom';
import './replay.css';

export type Course = { first: number; last: number; scores: number[][]; rounds: number[] };

const USUAL = 836; // pixels
const NARROW = 560; // below, names stand under the plot

/** The plot in pixels, with its margins. */
type Frame = { width: number; height: number; left: number; right: number; top: number; bottom: number };

function frameOf(width: number): Frame {
  const isNarrow = width < NARROW;
  const height = Math.round(Math.min(404, Math.max(220, width * 0.48)));
  return { width, height, left: isNarrow ? 36 : 46, right: isNarrow ? 14 : 176, top: 20, bottom: 40 };
}

const DASHES: Record<PlayerColor, string> = { red: '', blue: '9 4', brass: '2.5 4', patina: '2 6', chalk: '12 3 2 3' };

type Props = {
  course: Course;
  players: readonly Player[];
  /** The message that names a round, with `n`. */
  round: string;
  /** The ply that is looked at. */
  at?: number;
};

/** In the width that there is, so that nothing of it is cut and letters stay readable. */
export function ScorePlot({ course, players, round, at }: Props): ReactNode {
  const say = useSay();
  const [box, room] = useRoom<HTMLDivElement>(USUAL);
  const { scores } = course;
  const frame = frameOf(room);
  const { width, height, left, right, top, bottom } = frame;
  const length = Math.max(1, scores.length - 1);
  const scale = scaleOf(scores);
  const x = (n: number): number => left + (n / length) * (width - left - right);
  const y = (value: number): number =>
    height - bottom - ((value - scale.low) / (scale.high - scale.low)) * (height - top - bottom);
  const last = scores.at(-1) ?? [];
  return (
    <div className="plot-room" ref={box}>
      <svg className="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say('web-plot-label')}>
        <Bands course={course} x={x} round={round} frame={frame} />
        <Axes scale={scale} x={x} y={y} length={length} first={course.first} frame={frame} />
        {[...players].reverse().map(({ seat, color }) => {
          const path = steps(
            scores.map((row) => row[seat] ?? 0),
            x,
            y,
          );
          return (
            <g key={seat} fill="none" strokeLinejoin="round">
              <path d={path} stroke="var(--raised)" strokeWidth={6} />
              <path
                d={path}
                stroke={`var(--line-${color}, var(--p-${color}))`}
                strokeWidth={3}
                strokeDasharray={DASHES[color]}
              />
            </g>
          );
        })}
        {room >= NARROW && <Ends players={players} last={last} y={y} frame={frame} />}
        {at !== undefined && (
          <path d={`M${x(at - course.first)} ${top - 6}V${height - bottom}`} stroke="var(--accent)" strokeWidth={2} />
        )}
      </svg>
      {room < NARROW && <Names players={players} last={last} />}
    </div>
  );
}

type EndsProps = { players: readonly Player[]; last: readonly number[]; y: (value: number) => number; frame: Frame };

/** Whose line it is, at its end. */
function Ends({ players, last, y, frame: { width, right } }: EndsProps): ReactNode {
  const say = useSay();
  const places = spread(
    players.map(({ seat }) => y(last[seat] ?? 0)),
    24,
  );
  return players.map(({ seat, color, name, initial }, n) => (
    <g key={seat} transform={`translate(${width - right + 16} ${places[n] ?? 0})`}>
      <CrestAt color={color} x={6} y={color === 'brass' ? 1 : 0} r={10} letter={initial} />
      <text x={23} y={5.5} className="plot-name">
        {name.length > 12 ? `${name.slice(0, 11)}…` : name}
      </text>
      <text x={right - 24} y={6.5} className="plot-value" textAnchor="end">
        {say('web-number', { number: last[seat] ?? 0 })}
      </text>
    </g>
  ));
}

/** The same under the plot, where there is no room beside the lines. */
function Names({ players, last }: Pick<EndsProps, 'players' | 'last'>): ReactNode {
  const say = useSay();
  return (
    <ul className="plot-names">
      {players.map(({ seat, color, name, initial }) => (
        <li key={seat}>
          <Crest color={color} size={20} letter={initial} />
          <span>{name}</span>
          <b>{say('web-number', { number: last[seat] ?? 0 })}</b>
        </li>
      ))}
    </ul>
  );
}

type BandsProps = { course: Course; x: (n: number) => number; round: string; frame: Frame };

function Bands({ course, x, round, frame: { height, top, bottom } }: BandsProps): ReactNode {
  const say = useSay();
  const begins = course.rounds.map((ply) => Math.max(0, ply - course.first));
  return begins.map((begin, n) => {
    const from = x(begin);
    const to = x(begins[n + 1] ?? course.scores.length - 1);
    return (
      <g key={n}>
        <rect
          x={from}
          y={top - 6}
          width={Math.max(0, to - from)}
          height={height - top - bottom + 6}
          fill={n % 2 ? 'var(--surface)' : 'var(--sunken)'}
          opacity={0.55}
        />
        {to - from > 60 && (
          <text x={(from + to) / 2} y={top + 12} textAnchor="middle" className="plot-axis">
            {say(round, { n: n + 1 })}
          </text>
        )}
      </g>
    );
  });
}

type AxesProps = {
  scale: { low: number; high: number; step: number };
  x: (n: number) => number;
  y: (value: number) => number;
  length: number;
  first: number;
  frame: Frame;
};

function Axes({ scale, x, y, length, first, frame }: AxesProps): ReactNode {
  const say = useSay();
  const lines = Math.round((scale.high - scale.low) / scale.step);
  const values = Array.from({ length: lines + 1 }, (_, n) => scale.low + n * scale.step);
  const { width, height, left, right, bottom } = frame;
  const apart = pliesApart(length, width - left - right);
  const plies = Array.from({ length: Math.floor(length / apart) + 1 }, (_, n) => n * apart);
  return (
    <g className="plot-axis">
      {values.map((value) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${width - right}`} stroke="var(--line-2)" opacity={value === 0 ? 0.9 : 0.28} />
          <text x={left - 9} y={y(value) + 4.5} textAnchor="end">
            {say('web-number', { number: value })}
          </text>
        </g>
      ))}
      {plies.map((n) => (
        <text key={n} x={x(n)} y={height - bottom + 20} textAnchor="middle">
          {first + n}
        </text>
      ))}
      <text x={(left + width - right) / 2} y={height - 4} textAnchor="middle">
        {say('web-plot-moves')}
      </text>
    </g>
  );
}
