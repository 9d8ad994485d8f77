import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ask, client, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { ChatLine, Live } from '../lib/live';
import { useMe } from '../shell/people';
import { attempt, problemText } from '../shell/problems';

const LONGEST = 500;
/** What is said often, in the language of who says it. */
const PRESETS = ['web-table-say-hello', 'web-table-say-well', 'web-table-say-moment', 'web-table-say-thanks'] as const;

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
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the list goes to its end, the page stays where it is
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const speak = (said: string, isWritten: boolean): void => {
    if (said === '') return;
    live.say(said).then(
      () => {
        if (isWritten) setText('');
        setProblem('');
      },
      (error: unknown) => setProblem(problemText(error, say)),
    );
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    speak(text.trim(), true);
  };
  return (
    <div className="tb-chat">
      <div className="tb-lines" role="log" aria-label={say('web-table-chat')} tabIndex={0} ref={list}>
        {lines.length === 0 && <p className="tb-quiet">{say('web-table-chat-empty')}</p>}
        <ol>
          {lines.map((line) => (
            <li key={line.id}>
              <b>{line.name === '' ? say('web-gone-person') : line.name}</b> <span>{line.text}</span>
            </li>
          ))}
        </ol>
      </div>
      {me != null && (
        <div className="tb-presets" role="group" aria-label={say('web-table-chat-presets')}>
          {PRESETS.map((preset) => (
            <button key={preset} type="button" className="btn" onClick={() => speak(say(preset), false)}>
              {say(preset)}
            </button>
          ))}
        </div>
      )}
      {me != null ? (
        <form onSubmit={send}>
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

/** Talk as a panel of its own: the tab of a phone, the waiting room. */
export function ChatPanel(props: Props): ReactNode {
  const say = useSay();
  return (
    <section className="panel tb-chatpanel" aria-label={say('web-table-chat')}>
      <header>
        <Icon id="chat" size={20} />
        <h2>{say('web-table-chat')}</h2>
      </header>
      <Chat {...props} />
    </section>
  );
}

/** Talk before the game has begun. */
export function WaitingChat({ live, table, lines }: Omit<Props, 'muted'>): ReactNode {
  const { heard, muted } = useChat(live, table, lines);
  return <ChatPanel live={live} table={table} lines={heard} muted={muted} />;
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
