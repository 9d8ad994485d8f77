import { type ReactNode, useMemo } from 'react';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { Player } from './board';
import { EntryCrest, Words } from './Log';
import { entries } from './log';
import type { Step } from './playback';
import type { Playback, Playing } from './playbackStore';
import './playback.css';

type Props = {
  playback: Playback;
  playing: Playing;
  players: readonly Player[];
  /** Whether it is the viewer's turn by now: the clock waits for nobody. */
  isTurn: boolean;
};

/** In the place of the actions while others' moves are shown: who does what, and how to go through it. */
export function PlaybackBar({ playback, playing, players, isTurn }: Props): ReactNode {
  const say = useSay();
  const { steps, at, isPaused } = playing;
  const step = steps[at];
  return (
    <div className="tb-story" role="group" aria-label={say('web-table-story')}>
      <p className="tb-story-told" aria-live={isPaused ? 'polite' : 'off'}>
        {step === undefined ? say('web-table-story-coming') : <Told step={step} players={players} />}
      </p>
      {isTurn && <strong className="tb-story-turn">{say('web-table-story-your-turn')}</strong>}
      {step !== undefined && (
        <>
          <span className="tb-story-of">{say('web-table-story-of', { now: at + 1, count: steps.length })}</span>
          <Button
            icon="arrow-left"
            text={say('web-table-story-back')}
            off={at === 0}
            onClick={() => playback.step(-1)}
          />
          <Button
            icon={isPaused ? 'play' : 'pause'}
            text={say(isPaused ? 'web-table-story-play' : 'web-table-story-pause')}
            onClick={() => playback.pause()}
          />
          <Button icon="arrow-right" text={say('web-table-story-next')} onClick={() => playback.step(1)} />
        </>
      )}
      <button type="button" className="btn primary tb-story-skip" onClick={() => playback.skip()}>
        <Icon id="last" size={18} />
        <span>{say('web-table-story-skip')}</span>
        <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  );
}

function Told({ step, players }: { step: Step; players: readonly Player[] }): ReactNode {
  const say = useSay();
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const told = useMemo(() => entries(step.events, say, names), [step, say, names]);
  const name = step.seat === null ? null : (names[step.seat] ?? null);
  if (told.length === 0) {
    return (
      <>
        <EntryCrest players={players} seat={step.seat} size={28} />
        <span>{name === null ? say('web-table-story-start') : say('web-table-story-silent', { name })}</span>
      </>
    );
  }
  return (
    <>
      <EntryCrest players={players} seat={step.seat} size={28} />
      <span>
        {told.map((entry, i) => (
          <Words key={i} lines={entry.lines} name={entry.seat === null ? null : (names[entry.seat] ?? null)} />
        ))}
      </span>
    </>
  );
}

type ButtonProps = { icon: string; text: string; off?: boolean; onClick: () => void };

function Button({ icon, text, off = false, onClick }: ButtonProps): ReactNode {
  return (
    <button type="button" className="btn tb-square" title={text} disabled={off} onClick={onClick}>
      <Icon id={icon} size={18} />
      <span className="unseen">{text}</span>
    </button>
  );
}

/** Shows what happened since one's own last move. */
export function AgainButton({ count, onClick }: { count: number; onClick: () => void }): ReactNode {
  const say = useSay();
  const text = say('web-table-story-again', { count });
  return (
    <button type="button" className="btn tb-again" title={text} aria-label={text} onClick={onClick}>
      <Icon id="play" size={18} />
      <b className="num" aria-hidden="true">
        {count}
      </b>
    </button>
  );
}
