import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Crest } from '../art/players';
import type { GameEvent, Position, Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { type Say, useSay } from '../lib/i18n';
import type { Player } from './board';
import { entries, type Entry, type Line, parts, setUp } from './log';

type Props = {
  table: Table;
  game: Position;
  log: readonly GameEvent[];
  players: readonly Player[];
  /** Propose to go back to before a ply. */
  onTakeBack: (ply: number) => void;
  /** Look at the position of a ply. */
  onLook: (ply: number) => void;
};

const AT_FIRST = 40;

/** What happened, newest on top. An entry of a finished game leads to its replay, else it may be gone back to. */
export function Log({ table, game, log, players, onTakeBack, onLook }: Props): ReactNode {
  const say = useSay();
  const [most, setMost] = useState(AT_FIRST);
  const [marked, setMarked] = useState<number | null>(null);
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const all = useMemo(() => told(log, say, names).reverse(), [log, say, names]);
  return (
    <div className="log tb-log">
      <ol>
        {all.slice(0, most).map((entry) => (
          <li key={entry.number} className={marked === entry.number ? 'marked' : ''}>
            <EntryCrest players={players} seat={entry.seat} />
            <div className="tb-entry">
              <Sentences entry={entry} players={players} table={table} onMark={() => setMarked(entry.number)} />
              {entry.folded.length > 0 && <Folded entry={entry} />}
              {marked === entry.number && table.status !== 'over' && (
                <button type="button" className="btn" onClick={() => onLook(entry.ply)}>
                  <Icon id="eye" size={18} />
                  {say('web-table-look-back')}
                </button>
              )}
              {marked === entry.number && mayGoBack(game, entry.ply) && (
                <button type="button" className="btn" onClick={() => onTakeBack(entry.ply)}>
                  <Icon id="undo" size={18} />
                  {say('web-table-propose-back')}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {all.length === 0 && <p>{say('web-table-log-empty')}</p>}
      {all.length > most && (
        <button type="button" className="btn ghost" onClick={() => setMost(most + 100)}>
          {say('web-table-log-more')}
        </button>
      )}
    </div>
  );
}

/** Whether the server lets all agree to go back to before a ply. */
function mayGoBack({ back_to: first, ply: now }: Position, ply: number): boolean {
  return first !== null && first <= ply && ply < now;
}

/** What is told first has number 0: no two entries share one, and new ones change none. */
type Told = Entry & { number: number; folded: readonly Line[] };

/** All entries, the set-up folded into the first. */
function told(log: readonly GameEvent[], say: Say, names: readonly string[]): Told[] {
  const first = setUp(log);
  const folded = entries(log.slice(0, first), say, names).flatMap(({ lines }) => lines);
  const began = { seat: null, ply: 0, lines: [{ ply: 0, text: say('web-table-set-up'), count: 1 }] };
  const played = entries(log.slice(first), say, names);
  return (first === 0 ? played : [began, ...played]).map((entry, number) => ({
    ...entry,
    number,
    folded: first > 0 && number === 0 ? folded : [],
  }));
}

function Folded({ entry }: { entry: Told }): ReactNode {
  const say = useSay();
  return (
    <details className="tb-folded">
      <summary>{say('web-table-set-up-more')}</summary>
      {entry.folded.map((line, i) => (
        <p key={i}>
          <Words lines={[line]} name={null} />
        </p>
      ))}
    </details>
  );
}

type EntryCrestProps = { players: readonly Player[]; seat: number | null; size?: number };

export function EntryCrest({ players, seat, size = 18 }: EntryCrestProps): ReactNode {
  const player = seat === null ? undefined : players[seat];
  if (player === undefined) return <Icon id="hammers" size={size} />;
  return <Crest color={player.color} size={size} letter={player.initial} />;
}

type SentencesProps = {
  entry: Entry;
  players: readonly Player[];
  table: Table;
  onMark: () => void;
};

function Sentences({ entry, players, table, onMark }: SentencesProps): ReactNode {
  const say = useSay();
  const words = <Words lines={entry.lines} name={entry.seat === null ? null : (players[entry.seat]?.name ?? null)} />;
  if (table.status === 'over') {
    return (
      <Link href={`/replay/${table.id}/${entry.ply}`} className="tb-jump" title={say('web-table-log-jump')}>
        {words}
      </Link>
    );
  }
  return (
    <button type="button" className="tb-jump" onClick={onMark}>
      {words}
    </button>
  );
}

/** Sentences of one player: named in the first one, points set off. */
export function Words({ lines, name }: { lines: readonly Line[]; name: string | null }): ReactNode {
  return lines.map((line, i) => (
    <span key={i}>
      {parts(i === 0 || name === null ? line.text : unnamed(line.text, name), name).map((part, j) =>
        part.kind === 'name' ? (
          <b key={j}>{part.text}</b>
        ) : part.kind === 'gain' ? (
          <span key={j} className="gain">
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
      {line.count > 1 && ` (×${line.count})`}{' '}
    </span>
  ));
}

/** The sentence of somebody who was named just before. */
function unnamed(text: string, name: string): string {
  if (!text.startsWith(`${name} `)) return text;
  const rest = text.slice(name.length + 1);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
