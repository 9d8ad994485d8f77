/** What would be scored if the round ended now: who would get what, as far as the reader may know it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask, client, type Position, type Schemas } from '../lib/api';
import { Icon } from '../lib/Icon';
import { useSay, useTexts } from '../lib/i18n';
import { Dialog } from '../shell/Dialog';
import { PlayersHead } from './PlayersHead';
import type { BoardModule, Player } from './board';
import { foreseen, type OutlookRow } from './outlook';
import './scene.css';

type Props = {
  table: string;
  prefix: string;
  game: Position;
  module: BoardModule;
  players: readonly Player[];
  onClose: () => void;
};

export function Outlook({ table, prefix, game, module, players, onClose }: Props): ReactNode {
  const say = useSay();
  const found = useQuery({
    queryKey: ['outlook', table, game.seat, game.revision, game.ply],
    queryFn: () => ask(client.GET('/api/tables/{table}/outlook', { params: { path: { table } } })),
    staleTime: Infinity,
  });
  const rows: readonly OutlookRow[] | undefined = found.data?.rows;
  return (
    <Dialog
      title={say(module.outlook ?? 'web-outlook')}
      onClose={onClose}
      actions={
        <button type="button" className="btn primary" data-first onClick={onClose}>
          {say('web-close')}
        </button>
      }
    >
      {rows === undefined ? (
        <p>{say(found.isError ? 'web-outlook-failed' : 'web-loading')}</p>
      ) : rows.length === 0 ? (
        <p>{say('web-outlook-none')}</p>
      ) : (
        <>
          <p>{say('web-outlook-about')}</p>
          <Sheet rows={rows} prefix={prefix} view={game.view} module={module} players={players} />
        </>
      )}
    </Dialog>
  );
}

type SheetProps = Pick<Props, 'prefix' | 'module' | 'players'> & {
  rows: readonly OutlookRow[];
  view: Position['view'];
};

function Sheet({ rows, prefix, view, module, players }: SheetProps): ReactNode {
  const say = useSay();
  const then = foreseen(
    rows,
    players.map(({ seat }) => module.score(view, seat)),
  );
  const parts = (['round', 'end'] as const).filter((part) => rows.some((row) => row.part === part));
  return (
    <div className="scene-room">
      <table className="scene">
        <PlayersHead players={players} />
        {parts.map((part) => (
          <tbody key={part}>
            <tr className="scene-head">
              <th scope="rowgroup" colSpan={players.length + 1}>
                {say(part === 'round' ? 'web-outlook-round' : 'web-outlook-end')}
              </th>
            </tr>
            {rows
              .filter((row) => row.part === part)
              .map((row) => (
                <Row key={`${row.kind} ${row.id} ${row.unit}`} row={row} prefix={prefix} players={players} />
              ))}
            <tr className="scene-sum">
              <th scope="row">{say(part === 'round' ? 'web-outlook-then' : 'web-outlook-last')}</th>
              {players.map(({ seat, isMe }) => {
                const points = then[part][seat] ?? null;
                return (
                  <td key={seat} className={isMe ? 'mine' : undefined}>
                    <b>{points === null ? '–' : String(points).replace('-', '−')}</b>
                  </td>
                );
              })}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Row({ row, prefix, players }: { row: OutlookRow; prefix: string; players: readonly Player[] }): ReactNode {
  const texts = useTexts();
  const say = useSay();
  return (
    <tr>
      <th scope="row">{texts.name(prefix, row.kind, row.id)}</th>
      {players.map(({ seat, isMe }) => {
        const gain = row.gains?.[seat] ?? null;
        const count = row.counts?.[seat] ?? null;
        return (
          <td key={seat} className={isMe ? 'mine' : undefined}>
            {gain !== null && <Gain gain={gain} unit={row.unit} />}
            {count !== null && <small>({count})</small>}
            {gain === null && count === null && (
              <>
                <Icon id="lock" size={16} />
                <span className="unseen">{say('web-outlook-unknown')}</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Gain({ gain, unit }: { gain: number; unit: Schemas['OutlookRowJson']['unit'] }): ReactNode {
  const say = useSay();
  const amount = `${gain > 0 ? '+' : ''}${String(gain).replace('-', '−')}`;
  if (unit === 'coins') return <b>{say('web-outlook-coins', { amount })}</b>;
  return <b className={gain < 0 ? 'loss' : gain > 0 ? 'gain' : undefined}>{amount}</b>;
}
