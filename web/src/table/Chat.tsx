import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ask, client, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { ChatLine, Live } from '../lib/live';
import { useMe } from '../shell/people';
import { attempt, problemText } from '../shell/problems';

const LONGEST = 500;

/** The lines of whom one wants to hear. */
export function useChat(
  live: Live,
  table: Table,
  lines: readonly ChatLine[],
): { heard: readonly ChatLine[]; muted: readonly number[] } {
  const me = useMe();
  const { data: muted = [] } = useQuery({
    queryKey: ['mutes'],
    queryFn: () => ask(client.GET('/api/mutes')),
    enabled: me != null,
    staleTime: 60_000,
  });
  const { data: before } = useQuery({
    queryKey: ['chat', table.id, me?.id],
    queryFn: () => ask(client.GET('/api/tables/{table}/chat', { params: { path: { table: table.id } } })),
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (before !== undefined) live.recall(before);
  }, [live, before]);
  return { heard: lines.filter((line) => line.person === null || !muted.includes(line.person)), muted };
}

type Props = { live: Live; table: Table; lines: readonly ChatLine[]; muted: readonly number[] };

/** Talk at the table. */
export function Chat({ live, table, lines, muted }: Props): ReactNode {
  const say = useSay();
  const me = useMe();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void end.current?.scrollIntoView({ block: 'end' });
  }, [lines.length]);
  const speak = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    live.say(said).then(
      () => {
        setText('');
        setProblem('');
      },
      (error: unknown) => setProblem(problemText(error, say)),
    );
  };
  return (
    <div className="tb-chat">
      <div className="tb-lines" role="log" aria-label={say('web-table-chat')} tabIndex={0}>
        {lines.length === 0 && <p className="tb-quiet">{say('web-table-chat-empty')}</p>}
        <ol>
          {lines.map((line) => (
            <li key={line.id}>
              <b>{line.name === '' ? say('web-gone-person') : line.name}</b> <span>{line.text}</span>
            </li>
          ))}
        </ol>
        <div ref={end} />
      </div>
      {me != null ? (
        <form onSubmit={speak}>
          <label className="unseen" htmlFor="tb-say">
            {say('web-table-chat-say')}
          </label>
          <input
            id="tb-say"
            className="tb-input"
            value={text}
            maxLength={LONGEST}
            placeholder={say('web-table-chat-say')}
            autoComplete="off"
            data-first
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn primary">
            {say('web-table-chat-send')}
          </button>
        </form>
      ) : (
        <p className="tb-quiet">{say('web-table-chat-guests')}</p>
      )}
      {problem !== '' && (
        <p className="tb-problem" role="alert">
          {problem}
        </p>
      )}
      {me != null && <Mutes table={table} lines={lines} muted={muted} me={me.id} />}
    </div>
  );
}

type MuteProps = { table: Table; lines: readonly ChatLine[]; muted: readonly number[]; me: number };

/** Whom one does not want to hear. */
function Mutes({ table, lines, muted, me }: MuteProps): ReactNode {
  const say = useSay();
  const queries = useQueryClient();
  const people = new Map<number, string>();
  for (const seat of table.seats) if (seat.person !== null && !seat.is_hot) people.set(seat.person, seat.name ?? '');
  for (const line of lines) if (line.person !== null) people.set(line.person, line.name);
  people.delete(me);
  if (people.size === 0) return null;
  const turn = async (other: number, isMuted: boolean): Promise<void> => {
    const params = { path: { other } };
    const path = '/api/mutes/{other}';
    await attempt(() => ask(isMuted ? client.DELETE(path, { params }) : client.PUT(path, { params })), say);
    await queries.invalidateQueries({ queryKey: ['mutes'] });
  };
  return (
    <details className="tb-mutes">
      <summary>{say('web-table-mute')}</summary>
      {[...people].map(([id, name]) => {
        const isMuted = muted.includes(id);
        return (
          <button key={id} type="button" className="btn" aria-pressed={isMuted} onClick={() => void turn(id, isMuted)}>
            <Icon id={isMuted ? 'close' : 'chat'} size={18} />
            {say(isMuted ? 'web-table-unmute-name' : 'web-table-mute-name', { name })}
          </button>
        );
      })}
    </details>
  );
}
