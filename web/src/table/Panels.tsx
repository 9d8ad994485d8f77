import type { ReactNode } from 'react';
import { Crest } from '../art/players';
import { now, type Position, type Seat, type Table } from '../lib/api';
import { Icon } from '../lib/Icon';
import { type Say, useSay } from '../lib/i18n';
import type { BoardModule, Player } from './board';
import { useMedia } from './useWidth';

type Props = {
  table: Table;
  game: Position;
  module: BoardModule;
  players: readonly Player[];
  present: readonly number[];
  shown: number;
  onShow: (seat: number) => void;
};

/** The players with their scores and stocks, in the order of their turns beginning with the first seat. */
export function Panels({ players, ...rest }: Props): ReactNode {
  const say = useSay();
  const isTight = useMedia(players.length > 3 ? '(height < 1040px)' : '(height < 900px)') && players.length > 2;
  return (
    <section className={`tb-panels${isTight ? ' tight' : ''}`} aria-label={say('web-table-players')}>
      {players.map((player) => (
        <Panel key={player.seat} player={player} {...rest} />
      ))}
    </section>
  );
}

function Panel({
  player,
  table,
  game,
  module,
  present,
  shown,
  onShow,
}: Omit<Props, 'players'> & { player: Player }): ReactNode {
  const say = useSay();
  const { seat } = player;
  const place = table.seats[seat];
  const isAsked = isTurn(table, game, seat);
  const view = game.view;
  return (
    <section className={`panel pl tb-panel${isAsked ? ' turn' : ''}`} aria-label={player.name}>
      <div className="tb-top">
        <button
          type="button"
          className="tb-show"
          aria-pressed={shown === seat}
          aria-label={say('web-table-show-player', { name: player.name })}
          onClick={() => onShow(seat)}
        >
          <Crest color={player.color} size={26} letter={player.initial} />
          {place?.person != null && <Dot isHere={present.includes(place.person)} />}
        </button>
        <b title={player.name}>{player.name}</b>
        <Tags table={table} game={game} place={place} isAsked={isAsked} tag={module.tag?.(view, seat) ?? null} />
        <Score points={module.score(view, seat)} />
      </div>
      <module.Panel view={view} seat={seat} player={player} />
    </section>
  );
}

export function isTurn(table: Table, game: Position, seat: number): boolean {
  return table.status === 'running' && game.decision?.seat === seat;
}

function Dot({ isHere }: { isHere: boolean }): ReactNode {
  const say = useSay();
  return (
    <span className={`tb-dot${isHere ? ' here' : ''}`}>
      <span className="unseen">{say(isHere ? 'web-table-present' : 'web-table-not-present')}</span>
    </span>
  );
}

function Score({ points }: { points: number | null }): ReactNode {
  const say = useSay();
  if (points === null) return null;
  return (
    <span className="vp">
      <Icon id="vp" size={22} />
      <span className="unseen">{say('web-table-points')} </span>
      {String(points).replace('-', '−')}
    </span>
  );
}

type TagProps = { table: Table; game: Position; place: Seat | undefined; isAsked: boolean; tag: string | null };

function Tags({ table, game, place, isAsked, tag }: TagProps): ReactNode {
  const say = useSay();
  const start: unknown = (game.view as { start_player?: unknown }).start_player;
  return (
    <>
      {start === place?.seat && (
        <span className="tb-tag" title={say('web-table-start-player')}>
          <Icon id="start-player" size={18} />
          <span className="unseen">{say('web-table-start-player')}</span>
        </span>
      )}
      {isAsked && <span className="tag">{say('web-table-to-act')}</span>}
      {place !== undefined && !isAsked && <Kind text={kindOf(place, table, say) ?? (tag === null ? null : say(tag))} />}
      {place?.bot != null && !isAsked && (
        <span className="tb-tag" title={say('web-table-bot')}>
          <Icon id="bot" size={18} />
          <span className="unseen">{say('web-table-bot')}</span>
        </span>
      )}
    </>
  );
}

function Kind({ text }: { text: string | null }): ReactNode {
  return text === null ? null : <span className="tag tb-kind">{text}</span>;
}

/** What is worth knowing of who plays there. */
export function kindOf(place: Seat, table: Table, say: Say): string | null {
  if (place.stand_in !== null) return say('web-table-stand-in');
  if (place.is_away) return say('web-table-away');
  if (isOverdue(table, place.seat)) return say('web-table-overdue');
  return null;
}

export function isOverdue(table: Table, seat: number): boolean {
  return table.status === 'running' && table.turn === seat && table.due !== null && table.due <= now();
}

/** The players in one line, on small screens. */
export function Strip({ table, game, module, players, shown, onShow }: Props): ReactNode {
  const say = useSay();
  return (
    <div className="tb-strip" role="group" aria-label={say('web-table-players')}>
      {players.map((player) => {
        const isAsked = isTurn(table, game, player.seat);
        const points = module.score(game.view, player.seat);
        return (
          <button
            key={player.seat}
            type="button"
            className={`tb-chip${isAsked ? ' on' : ''}`}
            aria-pressed={shown === player.seat}
            onClick={() => onShow(player.seat)}
          >
            <Crest color={player.color} size={24} letter={player.initial} />
            <span className="unseen">
              {player.name} {isAsked && say('web-table-to-act')} {points !== null && say('web-table-points')}
            </span>
            {points !== null && <b>{String(points).replace('-', '−')}</b>}
            {module.strip !== undefined && (
              <span className="tb-chip-stocks">
                {module.strip(game.view, player.seat).map(({ icon, text, n }) => (
                  <span key={icon} title={say(text)}>
                    <Icon id={icon} size={14} />
                    <span className="unseen">{say(text)} </span>
                    {n}
                  </span>
                ))}
              </span>
            )}
            <span className="tb-chip-name" aria-hidden="true">
              {player.name}
            </span>
          </button>
        );
      })}
    </div>
  );
}
