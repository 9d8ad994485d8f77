/** Scores over the game, ply by ply: a line of steps for every player, rounds as bands. */
import type { ReactNode } from 'react';
import { CrestAt } from '../art/players';
import { useSay } from '../lib/i18n';
import type { Player, PlayerColor } from '../table/board';
import { scaleOf, spread, steps } from './plot';
import './replay.css';

export type Course = { first: number; last: number; scores: number[][]; rounds: number[] };

const W = 836;
const H = 404;
const LEFT = 46;
const RIGHT = 176;
const TOP = 20;
const BOTTOM = 40;
const DASHES: Record<PlayerColor, string> = { red: '', blue: '9 4', brass: '2.5 4', patina: '2 6', chalk: '12 3 2 3' };

type Props = {
  course: Course;
  players: readonly Player[];
  /** The message that names a round, with `n`. */
  round: string;
  /** The ply that is looked at. */
  at?: number;
};

export function ScorePlot({ course, players, round, at }: Props): ReactNode {
  const say = useSay();
  const { scores } = course;
  const length = Math.max(1, scores.length - 1);
  const scale = scaleOf(scores);
  const x = (n: number): number => LEFT + (n / length) * (W - LEFT - RIGHT);
  const y = (value: number): number =>
    H - BOTTOM - ((value - scale.low) / (scale.high - scale.low)) * (H - TOP - BOTTOM);
  const last = scores.at(-1) ?? [];
  const labels = spread(
    players.map(({ seat }) => y(last[seat] ?? 0)),
    24,
  );
  return (
    <svg className="plot" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={say('web-plot-label')}>
      <Bands course={course} x={x} round={round} />
      <Axes scale={scale} x={x} y={y} length={length} first={course.first} />
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
      {players.map(({ seat, color, name, initial }, n) => (
        <g key={seat} transform={`translate(${W - RIGHT + 16} ${labels[n] ?? 0})`}>
          <CrestAt color={color} x={6} y={color === 'brass' ? 1 : 0} r={10} letter={initial} />
          <text x={23} y={5.5} className="plot-name">
            {name.length > 12 ? `${name.slice(0, 11)}…` : name}
          </text>
          <text x={RIGHT - 24} y={6.5} className="plot-value" textAnchor="end">
            {say('web-number', { number: last[seat] ?? 0 })}
          </text>
        </g>
      ))}
      {at !== undefined && (
        <path d={`M${x(at - course.first)} ${TOP - 6}V${H - BOTTOM}`} stroke="var(--accent)" strokeWidth={2} />
      )}
    </svg>
  );
}

function Bands({ course, x, round }: { course: Course; x: (n: number) => number; round: string }): ReactNode {
  const say = useSay();
  const begins = course.rounds.map((ply) => Math.max(0, ply - course.first));
  return begins.map((begin, n) => {
    const from = x(begin);
    const to = x(begins[n + 1] ?? course.scores.length - 1);
    return (
      <g key={n}>
        <rect
          x={from}
          y={TOP - 6}
          width={Math.max(0, to - from)}
          height={H - TOP - BOTTOM + 6}
          fill={n % 2 ? 'var(--surface)' : 'var(--sunken)'}
          opacity={0.55}
        />
        {to - from > 60 && (
          <text x={(from + to) / 2} y={TOP + 12} textAnchor="middle" className="plot-axis">
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
};

function Axes({ scale, x, y, length, first }: AxesProps): ReactNode {
  const say = useSay();
  const lines = Math.round((scale.high - scale.low) / scale.step);
  const values = Array.from({ length: lines + 1 }, (_, n) => scale.low + n * scale.step);
  const apart = Math.max(1, Math.ceil(length / 80) * 10);
  const plies = Array.from({ length: Math.floor(length / apart) + 1 }, (_, n) => n * apart);
  return (
    <g className="plot-axis">
      {values.map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${W - RIGHT}`} stroke="var(--line-2)" opacity={value === 0 ? 0.9 : 0.28} />
          <text x={LEFT - 9} y={y(value) + 4.5} textAnchor="end">
            {say('web-number', { number: value })}
          </text>
        </g>
      ))}
      {plies.map((n) => (
        <text key={n} x={x(n)} y={H - BOTTOM + 20} textAnchor="middle">
          {first + n}
        </text>
      ))}
      <text x={(LEFT + W - RIGHT) / 2} y={H - 4} textAnchor="middle">
        {say('web-plot-moves')}
      </text>
    </g>
  );
}
