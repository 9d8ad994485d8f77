import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Crest } from '../art/players';
import type { GameEvent, Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { type Say, useSay } from '../lib/i18n';
import type { Player } from './board';
import { entries, type Entry, type Line, parts, setUp } from './log';

type Props = {
  table: Table;
  log: readonly GameEvent[];
  players: readonly Player[];
  /** What begins before an event, by its place in the log: a round, a phase. */
  headings?: ReadonlyMap<number, string> | undefined;
  /** The ply of the earlier position that is looked at; null: none. */
  looked?: number | null;
  /** Look at the position of a ply. */
  onLook: (ply: number) => void;
};

const AT_FIRST = 40;

/** What happened, newest on top; each line leads to the position that came of it, in a finished game in its replay. */
export function Log({ table, log, players, headings, looked = null, onLook }: Props): ReactNode {
  const say = useSay();
  const [most, setMost] = useState(AT_FIRST);
  const names = useMemo(() => players.map((player) => player.name), [players]);
  const all = useMemo(() => told(log, say, names, headings).reverse(), [log, say, names, headings]);
  return (
    <div className="log tb-log">
      <ol>
        {all.slice(0, most).map((entry, i) => (
          <Fragment key={entry.number}>
            {entry.heading !== null && all[i - 1]?.section !== entry.section && (
              <li className="tb-heading">{entry.heading}</li>
            )}
            <li>
              <EntryCrest players={players} seat={entry.seat} />
              <div className="tb-entry">
                <Sentences {...{ entry, players, table, looked, onLook }} />
                {entry.folded.length > 0 && <Folded entry={entry} />}
              </div>
            </li>
          </Fragment>
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

/** What is told first has number 0: no two entries share one, and new ones change none. */
type Told = Entry & { number: number; folded: readonly Line[]; heading: string | null; section: number };

const NO_HEADINGS: ReadonlyMap<number, string> = new Map();

/** All entries under their headings, the set-up folded into the first. */
function told(
  log: readonly GameEvent[],
  say: Say,
  names: readonly string[],
  headings: ReadonlyMap<number, string> = NO_HEADINGS,
): Told[] {
  const first = setUp(log);
  const found: Told[] = [];
  const add = (entry: Entry, heading: string | null, section: number, folded: readonly Line[] = []): void =>
    void found.push({ ...entry, number: found.length, folded, heading, section });
  if (first > 0) {
    const folded = entries(log.slice(0, first), say, names).flatMap(({ lines }) => lines);
    add({ seat: null, ply: 0, lines: [{ ply: -1, text: say('web-table-set-up'), count: 1 }] }, null, -1, folded);
  }
  const starts = [...new Set([first, ...[...headings.keys()].filter((at) => at > first)])].sort((x, y) => x - y);
  let heading = [...headings].findLast(([at]) => at <= first)?.[1] ?? null;
  for (const [i, from] of starts.entries()) {
    heading = headings.get(from) ?? heading;
    for (const entry of entries(log.slice(from, starts[i + 1]), say, names)) add(entry, heading, i);
  }
  return found;
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

type SentencesProps = Required<Pick<Props, 'table' | 'players' | 'looked' | 'onLook'>> & { entry: Entry };

/** What was decided at one ply is one line. */
function Sentences({ entry, players, table, looked, onLook }: SentencesProps): ReactNode {
  const say = useSay();
  const name = entry.seat === null ? null : (players[entry.seat]?.name ?? null);
  return acts(entry.lines).map((lines, i) => {
    const words = <Words lines={lines} name={name} isNamed={i === 0} />;
    const after = (lines[0]?.ply ?? 0) + 1;
    return table.status === 'over' ? (
      <Link key={i} href={`/replay/${table.id}/${after}`} className="tb-jump" title={say('web-table-log-jump')}>
        {words}
      </Link>
    ) : (
      <button
        key={i}
        type="button"
        className="tb-jump"
        aria-current={looked === after ? 'true' : undefined}
        title={say('web-table-look-back')}
        onClick={() => onLook(after)}
      >
        {words}
      </button>
    );
  });
}

/** Lines of the same ply together. */
function acts(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0]?.ply === line.ply) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** `isNamed`: whether the first sentence has to say who it is about. */
type WordsProps = { lines: readonly Line[]; name: string | null; isNamed?: boolean };

/** Sentences of one player: named in the first one, points set off. */
export function Words({ lines, name, isNamed = true }: WordsProps): ReactNode {
  return lines.map((line, i) => (
    <span key={i}>
      {parts((i === 0 && isNamed) || name === null ? line.text : unnamed(line.text, name), name).map((part, j) =>
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
