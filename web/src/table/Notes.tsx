import { type ReactNode, useEffect, useReducer } from 'react';
import { ask, client, now, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import type { Live, Snapshot } from '../lib/live';
import { attempt, problemText } from '../shell/problems';
import type { Player } from './board';
import { ConnectionNote } from './ConnectionNote';
import { isOverdue } from './Panels';

type Props = { live: Live; snapshot: Snapshot; table: Table; players: readonly Player[] };
type Proposal = Table['proposals'][number];

const PROPOSED: Readonly<Record<string, string>> = {
  takeback: 'web-table-proposes-takeback',
  stand_in: 'web-table-proposes-stand-in',
  end: 'web-table-proposes-end',
  continue: 'web-table-proposes-continue',
};

/** What needs saying or answering, in a line under the header. */
export function Notes({ live, snapshot, table, players }: Props): ReactNode {
  const say = useSay();
  useMoment(table.due);
  const { problem } = snapshot;
  return (
    <div className="tb-notes">
      <ConnectionNote connection={snapshot.connection} />
      <div role="alert">
        {problem !== null && (
          <p className="tb-note trouble">
            <Icon id="warning" size={18} />
            {problemText(problem, say)}
            <button type="button" className="btn" onClick={() => live.dismissProblem()}>
              {say('web-close')}
            </button>
          </p>
        )}
      </div>
      <Absence table={table} players={players} />
      {table.proposals.map((proposal) => (
        <ProposalNote key={proposal.kind} live={live} table={table} players={players} proposal={proposal} />
      ))}
    </div>
  );
}

/** Look again once a moment of the server's time has passed. */
function useMoment(moment: number | null): void {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (moment === null || moment <= now()) return;
    const timer = setTimeout(again, Math.min(LONGEST_TIMER_MS, (moment - now()) * 1_000 + 500));
    return () => clearTimeout(timer);
  }, [moment]);
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Propose something that all have to agree to, or agree to it. */
export async function propose(live: Live, table: Table, kind: string, ply: number): Promise<void> {
  const params = { path: { table: table.id } };
  if (kind === 'takeback') await live.takeBack(ply);
  else if (kind === 'stand_in') await ask(client.POST('/api/tables/{table}/stand-in', { params }));
  else if (kind === 'end') await ask(client.POST('/api/tables/{table}/end', { params }));
  else await ask(client.POST('/api/tables/{table}/continue', { params }));
}

function ProposalNote({ live, table, players, proposal }: Omit<Props, 'snapshot'> & { proposal: Proposal }): ReactNode {
  const say = useSay();
  const mine = table.my_seats;
  const hasAgreed = mine.length > 0 && mine.some((seat) => proposal.agreed.includes(seat));
  const kind = proposal.kind as 'stand_in' | 'end' | 'takeback' | 'continue';
  const refuse = (): Promise<unknown> =>
    ask(client.DELETE('/api/tables/{table}/proposals/{kind}', { params: { path: { table: table.id, kind } } }));
  const missing = players.filter((player) => !player.isBot && !proposal.agreed.includes(player.seat));
  const text = say(PROPOSED[kind] ?? kind, { name: players[proposal.by]?.name ?? '', ply: proposal.ply });
  return (
    <div className="tb-note" role="status">
      <Icon id="info" size={18} />
      <span>
        {text} {hasAgreed && say('web-table-waiting-for', { names: missing.map((player) => player.name).join(', ') })}
      </span>
      {mine.length > 0 && !hasAgreed && (
        <button
          type="button"
          className="btn primary"
          onClick={() => void attempt(() => propose(live, table, kind, proposal.ply), say)}
        >
          {say('web-table-agree')}
        </button>
      )}
      {mine.length > 0 && (
        <button type="button" className="btn" onClick={() => void attempt(refuse, say)}>
          {say(hasAgreed ? 'web-table-withdraw' : 'web-table-decline')}
        </button>
      )}
    </div>
  );
}

/** Somebody is away or out of time: the others decide. Whoever is away comes back. */
function Absence({ table, players }: { table: Table; players: readonly Player[] }): ReactNode {
  const say = useSay();
  if (table.my_seats.length === 0 || (table.status !== 'running' && table.status !== 'frozen')) return null;
  const params = { path: { table: table.id } };
  const mine = table.seats.filter((seat) => table.my_seats.includes(seat.seat));
  if (mine.some((seat) => seat.is_away || seat.stand_in !== null)) {
    return (
      <div className="tb-note">
        <Icon id="info" size={18} />
        <span>{say('web-table-you-are-away')}</span>
        <button
          type="button"
          className="btn primary"
          onClick={() => void attempt(() => ask(client.POST('/api/tables/{table}/back', { params })), say)}
        >
          {say('web-table-come-back')}
        </button>
      </div>
    );
  }
  const absent = table.seats.filter(
    (seat) => seat.bot === null && seat.stand_in === null && (seat.is_away || isOverdue(table, seat.seat)),
  );
  const others = absent.filter((seat) => !table.my_seats.includes(seat.seat));
  const has = (kind: string): boolean => table.proposals.some((proposal) => proposal.kind === kind);
  if (others.length === 0) return <Frozen table={table} />;
  const names = others.map((seat) => players[seat.seat]?.name ?? '').join(', ');
  return (
    <div className="tb-note" role="status">
      <Icon id="hourglass" size={18} />
      <span>{say('web-table-absent', { names })}</span>
      {!has('stand_in') && (
        <button
          type="button"
          className="btn"
          onClick={() => void attempt(() => ask(client.POST('/api/tables/{table}/stand-in', { params })), say)}
        >
          {say('web-table-let-stand-in')}
        </button>
      )}
      {!has('end') && <EndButton table={table} />}
    </div>
  );
}

function EndButton({ table }: { table: Table }): ReactNode {
  const say = useSay();
  const params = { path: { table: table.id } };
  return (
    <button
      type="button"
      className="btn"
      onClick={() => void attempt(() => ask(client.POST('/api/tables/{table}/end', { params })), say)}
    >
      {say('web-table-propose-end')}
    </button>
  );
}

/** A game whose rules have changed rests until all agree what to do. */
function Frozen({ table }: { table: Table }): ReactNode {
  const say = useSay();
  if (table.status !== 'frozen') return null;
  const params = { path: { table: table.id } };
  return (
    <div className="tb-note">
      <Icon id="lock" size={18} />
      <span>{say(table.agrees_until === null ? 'server-nothing-agrees' : 'server-is-frozen')}</span>
      {table.agrees_until !== null && (
        <button
          type="button"
          className="btn primary"
          onClick={() => void attempt(() => ask(client.POST('/api/tables/{table}/continue', { params })), say)}
        >
          {say('web-table-propose-continue')}
        </button>
      )}
      <EndButton table={table} />
    </div>
  );
}
