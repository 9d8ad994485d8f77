import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '../lib/i18n';
import { useSettings } from '../lib/settings';
import { Dialog } from '../shell/Dialog';
import { PlayersHead } from './PlayersHead';
import type { Player } from './board';
import { type SceneGroup, type SceneRow, totals } from './scene';
import type { Scenes } from './useScenes';
import './scene.css';

const ROW_MS = 450;

/** A scoring over the board: row by row, who got what and why. */
export function SceneSheet({ scenes, players }: { scenes: Scenes; players: readonly Player[] }): ReactNode {
  const say = useSay();
  const { all, open, isFresh, show } = scenes;
  if (open === null) return null;
  const close = (): void => show(null);
  return (
    <Dialog
      title={open.title}
      onClose={close}
      actions={
        <button type="button" className="btn primary" data-first onClick={close}>
          {say('web-scene-continue')}
        </button>
      }
    >
      {all.length > 1 && (
        <div className="scene-tabs" role="group" aria-label={say('web-scene-all')}>
          {all.map(({ key, label, title }) => (
            <button
              key={key}
              type="button"
              aria-pressed={key === open.key}
              aria-label={title}
              onClick={() => show(key)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <Counted key={open.key} groups={open.groups} players={players} isFresh={isFresh} />
    </Dialog>
  );
}

type CountedProps = { groups: readonly SceneGroup[]; players: readonly Player[]; isFresh: boolean };

/** Rows that come one by one, kept in sight, and the sums that they add up to; any click or key brings all. */
function Counted({ groups, players, isFresh }: CountedProps): ReactNode {
  const say = useSay();
  const { speed } = useSettings();
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const [count, setCount] = useState(() => (isFresh && !isCalm() ? 0 : all));
  const isDone = count >= all;
  const table = useRef<HTMLTableElement>(null);
  const follows = useRef(!isDone);
  useEffect(() => {
    if (!follows.current || count === 0) return;
    const rows = table.current?.querySelectorAll(isDone ? 'tfoot tr' : 'tbody:not(.to-come) tr:not(.to-come)') ?? [];
    rows[rows.length - 1]?.scrollIntoView({ block: 'nearest' });
  }, [count, isDone]);
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setCount(count + 1), ROW_MS / (speed || 1));
    return () => clearTimeout(timer);
  }, [count, isDone, speed]);
  useEffect(() => {
    if (isDone) return;
    const finish = (): void => {
      follows.current = false; // one reads from where one is
      setCount(all);
    };
    addEventListener('keydown', finish);
    addEventListener('pointerdown', finish);
    return () => {
      removeEventListener('keydown', finish);
      removeEventListener('pointerdown', finish);
    };
  }, [isDone, all]);
  const sums = totals(groups, players.length, count);
  const before = groups.map((_, i) => groups.slice(0, i).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <div className="scene-room">
      <table className="scene" ref={table}>
        <PlayersHead players={players} />
        {groups.map((group, i) => (
          <Group
            key={group.text ?? i}
            group={group}
            players={players}
            count={count - (before[i] ?? 0)}
            hasCome={isDone || count >= (before[i] ?? 0)}
          />
        ))}
        <tfoot>
          <tr>
            <th scope="row">{say('web-scene-total')}</th>
            {players.map(({ seat, isMe }) => (
              <td key={seat} className={isMe ? 'mine' : undefined}>
                {signed(sums[seat] ?? 0)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type GroupProps = { group: SceneGroup; players: readonly Player[]; count: number; hasCome: boolean };

function Group({ group, players, count, hasCome }: GroupProps): ReactNode {
  const wide = players.length + 1;
  return (
    <tbody className={hasCome ? undefined : 'to-come'}>
      {group.text !== null && (
        <tr className="scene-head">
          <th scope="rowgroup" colSpan={wide}>
            {group.text}
          </th>
        </tr>
      )}
      {group.lines.length > 0 && (
        <tr className="scene-line">
          <td colSpan={wide}>
            {group.lines.map(({ text }, i) => (
              <p key={i}>{text}</p>
            ))}
          </td>
        </tr>
      )}
      {group.rows.map((row, i) => (
        <Row key={row.text} row={row} players={players} hasCome={i < count} />
      ))}
    </tbody>
  );
}

function Row({ row, players, hasCome }: { row: SceneRow; players: readonly Player[]; hasCome: boolean }): ReactNode {
  return (
    <tr className={hasCome ? undefined : 'to-come'}>
      <th scope="row">{row.text}</th>
      {players.map(({ seat, isMe }) => {
        const gain = row.gains.find((other) => other.seat === seat);
        return (
          <td key={seat} className={isMe ? 'mine' : undefined}>
            {gain !== undefined && (
              <>
                <b className={row.unit !== null ? undefined : gain.points < 0 ? 'loss' : 'gain'}>
                  {row.unit === null ? signed(gain.points) : `${gain.points} ${row.unit}`}
                </b>
                {gain.note !== null && <small>({gain.note})</small>}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function signed(points: number): string {
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
