import { type ReactNode, useMemo, useState } from 'react';
import type { GameEvent } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { Player } from './board';
import { EntryCrest, Words } from './Log';
import { entries, since } from './log';
import { seenUntil } from './seen';

type Props = {
  table: string;
  seat: number;
  log: readonly GameEvent[];
  players: readonly Player[];
  /** Show the board as it was at a ply; null: as it is. */
  onShow: (ply: number | null) => void;
};

/** What others did since my last move, one after the other, in words and on the board. */
export function Since({ table, seat, log, players, onShow }: Props): ReactNode {
  const say = useSay();
  const from = seenUntil(table, seat);
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const news = useMemo(() => entries(since(log, from), say, names), [log, from, say, names]);
  const [at, setAt] = useState({ from, step: 0, isDone: false });
  const here = at.from === from ? at : { from, step: 0, isDone: false };
  const entry = news[here.step];
  const isWorthIt = news.some((other) => other.seat !== null && other.seat !== seat);
  if (entry === undefined || here.isDone || !isWorthIt) return null;
  const isLast = here.step === news.length - 1;
  const go = (step: number): void => {
    setAt({ ...here, step });
    onShow(news[step + 1]?.ply ?? null); // what came next answered the position after it
  };
  const skip = (): void => {
    setAt({ ...here, isDone: true });
    onShow(null);
  };
  return (
    <section className="panel tb-since" aria-label={say('web-table-since')}>
      <header>
        <Icon id="play" size={18} />
        <h3>{say('web-table-since')}</h3>
        <span className="more">
          {here.step + 1}/{news.length}
        </span>
      </header>
      <p aria-live="polite">
        <EntryCrest players={players} seat={entry.seat} />{' '}
        <Words lines={entry.lines} name={entry.seat === null ? null : (names[entry.seat] ?? null)} />
      </p>
      <div className="tb-since-buttons">
        <button type="button" className="btn tb-square" disabled={here.step === 0} onClick={() => go(here.step - 1)}>
          <Icon id="prev" size={18} />
          <span className="unseen">{say('web-table-since-back')}</span>
        </button>
        <button type="button" className="btn" onClick={() => (isLast ? skip() : go(here.step + 1))}>
          <Icon id={isLast ? 'check' : 'next'} size={18} />
          {say(isLast ? 'web-table-since-done' : 'web-table-since-next')}
        </button>
        {!isLast && (
          <button type="button" className="btn ghost" onClick={skip}>
            {say('web-table-since-skip')}
          </button>
        )}
      </div>
    </section>
  );
}
