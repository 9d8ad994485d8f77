/** What else a replay is good for: its scores, taking it along, playing on from a place of it. */
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { ask, client, type Table } from '../lib/api';
import { useGame } from '../lib/games';
import { useSay } from '../lib/i18n';
import { Icon } from '../lib/Icon';
import { rankOf } from '../lib/players';
import { choiceOf, RANKS } from '../shell/bots';
import { Dialog } from '../shell/Dialog';
import { ensurePerson } from '../shell/people';
import { attempt } from '../shell/problems';
import type { Player } from '../table/board';
import { type Course, ScorePlot } from './ScorePlot';
import { A_ROUND } from './sheet';
import { type Marks, numberAt } from './steps';

type MoreProps = {
  table: Table;
  course: Course;
  players: readonly Player[];
  ply: number;
  round: string | undefined;
  onClose: () => void;
  /** What has no room in the bar. */
  children?: ReactNode;
};

/** How the scores went, the record, and a link for others. */
export function More({ table, course, players, ply, round = A_ROUND, onClose, children }: MoreProps): ReactNode {
  const say = useSay();
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(`/replay/${table.id}/${ply}`, location.href).href);
      setTold(say('web-replay-copied'));
    } catch {
      setTold(say('web-replay-not-copied'));
    }
  };
  return (
    <Dialog title={say('web-plot-title')} onClose={onClose}>
      <div className="replay-more">
        {course.scores.length > 0 ? (
          <ScorePlot course={course} players={players} round={round} at={ply} />
        ) : (
          <p>{say('web-plot-none')}</p>
        )}
        <div className="replay-further">
          {children}
          <button type="button" className="btn" onClick={() => void copy()}>
            <Icon id="link" size={18} />
            {say('web-replay-copy')}
          </button>
          <a className="btn" href={`/api/tables/${table.id}/record`} download={`revier-${table.id}.json`}>
            <Icon id="arrow-down" size={18} />
            {say('web-replay-record')}
          </a>
          <span role="status">{told}</span>
        </div>
      </div>
    </Dialog>
  );
}

type PlayOnProps = {
  table: Table;
  players: readonly Player[];
  marks: Marks;
  ply: number;
  /** Whom one plays, unless another is chosen. */
  seat: number;
  onClose: () => void;
};

/** Another game that begins here: one seat is one's own, bots take the others. */
export function PlayOn({ table, players, marks, ply, seat: first, onClose }: PlayOnProps): ReactNode {
  const say = useSay();
  const [, go] = useLocation();
  const [seat, setSeat] = useState(first);
  const [bot, setBot] = useState('hauer');
  const game = useGame(table.game);
  const [isBusy, setBusy] = useState(false);
  const playOn = async (): Promise<void> => {
    setBusy(true);
    const body = { ply, access: 'link' as const, seat, pace: { kind: 'none' as const } };
    await attempt(async () => {
      if ((await ensurePerson()) === null) return;
      const made = await ask(client.POST('/api/tables/{table}/clone', { params: { path: { table: table.id } }, body }));
      const params = { path: { table: made.table.id } };
      try {
        for (const other of players) {
          if (other.seat === seat) continue;
          await ask(client.POST('/api/tables/{table}/bot', { params, body: { seat: other.seat, bot } }));
        }
        await ask(client.POST('/api/tables/{table}/start', { params }));
      } finally {
        go(`/table/${made.table.id}`); // what is still missing there can be done in its waiting room
      }
    }, say);
    setBusy(false);
  };
  const others = players.filter((player) => player.seat !== seat).map(({ name }) => name);
  const turn = numberAt(marks.turns, ply);
  return (
    <Dialog
      title={say('web-replay-play-on')}
      onClose={onClose}
      actions={
        <button type="button" className="btn primary" disabled={isBusy} onClick={() => void playOn()}>
          <Icon id="redo" size={18} />
          {say('web-replay-play-on-now')}
        </button>
      }
    >
      <div className="form">
        <p>{say('web-replay-play-on-what', { turn, others: others.join(', '), rank: rankOf(bot) })}</p>
        <label className="field">
          <span>{say('web-replay-play-on-seat')}</span>
          <select className="btn" value={seat} data-first onChange={(change) => setSeat(Number(change.target.value))}>
            {players.map((player) => (
              <option key={player.seat} value={player.seat}>
                {player.name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say('web-replay-play-on-rank')}</span>
          <select className="btn" value={bot} onChange={(change) => setBot(change.target.value)}>
            {RANKS.map((rank) => (
              <option key={rank.bot} value={rank.bot}>
                {choiceOf(rank, game, say)}
              </option>
            ))}
          </select>
        </label>
        <p className="field-note">{say('web-replay-play-on-note')}</p>
      </div>
    </Dialog>
  );
}
