/** Leads through a finished game: by actions, turns and rounds, by itself, or to any place of it. */
import type { CSSProperties, ReactNode } from 'react';
import { useSay } from '../lib/i18n';
import { Icon } from '../lib/Icon';
import type { Player } from '../table/board';
import type { Width } from '../table/useWidth';
import { A_ROUND } from './sheet';
import { type Marks, numberAt, share, type Step } from './steps';

type Props = {
  marks: Marks;
  ply: number;
  jump: (ply: number) => void;
  step: (kind: Step, way: 1 | -1) => void;
  isRunning: boolean;
  toggle: () => void;
  players: readonly Player[];
  eyes: number | null;
  onEyes: (seat: number | null) => void;
  width: Width;
  /** The message that names a round, with `n`. */
  round: string | undefined;
  /** The message that is what rounds are called. */
  rounds: string;
  onPlayOn: () => void;
  onMore: () => void;
};

const STEPS = [
  { kind: 'round', by: null, back: 'web-replay-round-back', on: 'web-replay-round-on' },
  { kind: 'turn', by: 'web-replay-by-turn', back: 'web-replay-turn-back', on: 'web-replay-turn-on' },
  { kind: 'action', by: 'web-replay-by-action', back: 'web-replay-action-back', on: 'web-replay-action-on' },
] as const;

export function Scrubber(props: Props): ReactNode {
  const { marks, ply, jump, step, isRunning, toggle, width, rounds } = props;
  const { first, last } = marks;
  const say = useSay();
  const isLarge = width === 'wide' || width === 'medium';
  return (
    <footer className="replay-bar" aria-label={say('web-replay-title')}>
      <div className="replay-steps">
        {isLarge && (
          <IconButton id="first" label={say('web-replay-first')} onClick={() => jump(first)} disabled={ply === first} />
        )}
        {STEPS.map(({ kind, by, back, on }) => (
          <div key={kind} className="replay-step" role="group" aria-label={say(by ?? rounds)}>
            <IconButton id="prev" label={say(back)} onClick={() => step(kind, -1)} disabled={ply === first} />
            <span aria-hidden="true">{say(by ?? rounds)}</span>
            <IconButton id="next" label={say(on)} onClick={() => step(kind, 1)} disabled={ply === last} />
          </div>
        ))}
        <IconButton
          id={isRunning ? 'pause' : 'play'}
          label={isRunning ? say('web-replay-pause') : say('web-replay-play')}
          onClick={toggle}
          disabled={ply === last}
        />
        {isLarge && (
          <IconButton id="last" label={say('web-replay-last')} onClick={() => jump(last)} disabled={ply === last} />
        )}
      </div>
      <Range {...props} />
      {width !== 'phone' && (
        <div className="replay-end">
          <Eyes {...props} />
          <button type="button" className="btn" onClick={props.onPlayOn} disabled={ply === last}>
            <Icon id="redo" size={18} />
            {say(width === 'small' ? 'web-replay-play-on-now' : 'web-replay-play-on')}
          </button>
          <IconButton id="chart" label={say('web-replay-more')} onClick={props.onMore} disabled={false} />
        </div>
      )}
    </footer>
  );
}

/** All of the game as a line, with marks where rounds and turns begin. */
function Range({ marks, ply, jump, round = A_ROUND }: Props): ReactNode {
  const say = useSay();
  const { first, last, turns, rounds } = marks;
  const number = numberAt(rounds, ply);
  const where = say('web-replay-at', { ply, last });
  const turn = say('web-replay-turn', { n: numberAt(turns, ply) });
  const inRound = number === 0 ? turn : `${say(round, { n: number })} · ${turn}`;
  return (
    <div className="replay-range">
      <div className="replay-where">
        <span>{inRound}</span>
        <span className="num">{where}</span>
      </div>
      <div className="replay-line">
        <div className="replay-marks" aria-hidden="true">
          {turns.map((at) => (
            <i key={at} style={{ '--at': share(marks, at) } as CSSProperties} />
          ))}
          {rounds.map((at) => (
            <b key={at} style={{ '--at': share(marks, at) } as CSSProperties} />
          ))}
        </div>
        <input
          type="range"
          min={first}
          max={last}
          value={ply}
          aria-label={say('web-replay-slider')}
          aria-valuetext={`${inRound} · ${where}`}
          onChange={(change) => jump(Number(change.target.value))}
        />
      </div>
    </div>
  );
}

type EyesProps = Pick<Props, 'eyes' | 'onEyes' | 'players'>;

export function Eyes({ eyes, onEyes, players }: EyesProps): ReactNode {
  const say = useSay();
  return (
    <label className="replay-eyes">
      <Icon id="eye" size={18} />
      <span className="unseen">{say('web-replay-eyes')}</span>
      <select
        className="btn"
        value={eyes ?? ''}
        onChange={(change) => onEyes(change.target.value === '' ? null : Number(change.target.value))}
      >
        <option value="">{say('web-replay-spectator')}</option>
        {players.map((player) => (
          <option key={player.seat} value={player.seat}>
            {player.name}
          </option>
        ))}
      </select>
    </label>
  );
}

type ButtonProps = { id: string; label: string; onClick: () => void; disabled: boolean };

function IconButton({ id, label, onClick, disabled }: ButtonProps): ReactNode {
  return (
    <button type="button" className="iconbtn" aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      <Icon id={id} />
    </button>
  );
}
