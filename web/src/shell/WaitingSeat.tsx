import { type FormEvent, type ReactNode, useState } from 'react';
import { Crest } from '../art/players';
import { ask, client, type Seat } from '../lib/api';
import { useGame } from '../lib/games';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { Presence } from '../lib/live';
import { playersOf } from '../lib/players';
import { COLORS } from '../table/board';
import { choiceOf, RANKS } from './bots';
import { isFree } from './tables';
import type { Changing } from './WaitingRoom';

type Props = { seat: Seat; changing: Changing; presence: Presence | undefined };

/** A seat: who sits there, or what can be done with it. */
export function WaitingSeat({ seat, changing, presence }: Props): ReactNode {
  return (
    <li className="wseat">
      {isFree(seat) ? <Free seat={seat.seat} changing={changing} /> : <Taken {...{ seat, changing, presence }} />}
    </li>
  );
}

function Taken({ seat, changing, presence }: Props): ReactNode {
  const say = useSay();
  const { table, me, isOwner, isBusy, run } = changing;
  const player = playersOf(table, say)[seat.seat];
  const isMine = me != null && seat.person === me.id;
  const name = player?.name ?? '';
  const free = (): void =>
    run(({ params }) =>
      ask(client.DELETE('/api/tables/{table}/seats/{seat}', { params: { path: { ...params.path, seat: seat.seat } } })),
    );
  return (
    <>
      <Crest color={player?.color ?? 'red'} size={32} letter={player?.initial ?? ''} />
      <div className="wseat-name">
        <b>{name}</b>
        <small>{say(noteOf(seat, isMine, presence))}</small>
      </div>
      {(isOwner || isMine) && (
        <button
          type="button"
          className="iconbtn"
          disabled={isBusy}
          aria-label={isMine ? say('web-seat-leave', { name }) : say('web-seat-send', { name })}
          title={isMine ? say('web-seat-leave', { name }) : say('web-seat-send', { name })}
          onClick={free}
        >
          <Icon id="close" />
        </button>
      )}
    </>
  );
}

/** Which message says what somebody on a seat is. */
function noteOf(seat: Seat, isMine: boolean, presence: Presence | undefined): string {
  if (seat.bot !== null) return 'web-seat-bot';
  if (seat.is_hot) return 'web-seat-hot';
  if (isMine) return 'web-seat-me';
  if (presence === undefined || seat.person === null) return 'web-seat-person';
  return presence.people.includes(seat.person) ? 'web-seat-here' : 'web-seat-elsewhere';
}

function Free({ seat, changing }: { seat: number; changing: Changing }): ReactNode {
  const say = useSay();
  const { table, me, isOwner, isBusy, run } = changing;
  const [isNaming, setNaming] = useState(false);
  const isSeated = me != null && table.seats.some((other) => other.person === me.id && !other.is_hot);
  return (
    <>
      <Crest color={COLORS[seat % COLORS.length] ?? 'red'} size={32} letter={String(seat + 1)} />
      {isNaming ? (
        <HotForm seat={seat} changing={changing} onDone={() => setNaming(false)} />
      ) : (
        <div className="wseat-free">
          {!isSeated && (
            <button
              type="button"
              className="btn primary"
              disabled={isBusy}
              onClick={() => run((at) => ask(client.POST('/api/tables/{table}/sit', { ...at, body: { seat } })))}
            >
              {say('web-sit')}
            </button>
          )}
          {isOwner && <SeatBot seat={seat} changing={changing} />}
          {isSeated && (
            <button type="button" className="btn" disabled={isBusy} onClick={() => setNaming(true)}>
              {say('web-seat-friend')}
            </button>
          )}
          {!isOwner && isSeated && <span className="field-note">{say('web-seat-free')}</span>}
        </div>
      )}
    </>
  );
}

function SeatBot({ seat, changing }: { seat: number; changing: Changing }): ReactNode {
  const say = useSay();
  const game = useGame(changing.table.game);
  return (
    <select
      className="field-inline"
      aria-label={say('web-seat-a-bot')}
      value=""
      disabled={changing.isBusy}
      onChange={(event) => {
        const bot = event.target.value;
        changing.run((at) => ask(client.POST('/api/tables/{table}/bot', { ...at, body: { seat, bot } })));
      }}
    >
      <option value="">{say('web-seat-a-bot')}</option>
      {RANKS.map((rank) => (
        <option key={rank.bot} value={rank.bot}>
          {choiceOf(rank, game, say)}
        </option>
      ))}
    </select>
  );
}

/** A friend sits down who plays at this browser. */
function HotForm({ seat, changing, onDone }: { seat: number; changing: Changing; onDone: () => void }): ReactNode {
  const say = useSay();
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    changing.run((at) => ask(client.POST('/api/tables/{table}/hot-seat', { ...at, body: { seat, name } })));
    onDone();
  };
  return (
    <form className="wseat-free" onSubmit={submit}>
      <input
        className="field-inline"
        aria-label={say('web-hot-name')}
        placeholder={say('web-hot-name')}
        maxLength={40}
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button className="btn primary" disabled={name.trim() === ''}>
        {say('web-sit')}
      </button>
      <button type="button" className="btn ghost" onClick={onDone}>
        {say('web-cancel')}
      </button>
    </form>
  );
}
