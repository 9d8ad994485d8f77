/** A board for titles that have no drawn one yet: everybody's public state in words; the options carry the game. */
import type { ReactNode } from 'react';
import { Crest } from '../art/players';
import type { Title } from '../boards';
import { Icon } from '../lib/Icon';
import { useSay, useTexts } from '../lib/i18n';
import type { BoardModule, BoardProps, Player } from './board';
import { type PlainView, type Row, SEATS, SHARED } from './plainRows';
import './plain.css';

const ROUNDS = 5; // of both titles, as their pips are drawn

type View = { round: number; seats: readonly { score: number }[] };
type Props = BoardProps<View>;

/** What the table needs to know of such a title. */
export function plain({ prefix }: Title): BoardModule {
  function Board(props: Props): ReactNode {
    const isAll = props.part === 'all';
    return (
      <div className="tb-plain">
        {props.part !== 'own' && <Common prefix={prefix} view={props.view} />}
        {props.part !== 'shared' &&
          props.players
            .filter((player) => isAll || player.seat === props.shown)
            .map((player) => <Seat key={player.seat} prefix={prefix} view={props.view} player={player} />)}
      </div>
    );
  }
  const module: BoardModule<View> = {
    Board,
    Panel: ({ view, seat }) => <Stocks plain={useSeat(prefix, view, seat)} />,
    TextBoard: Board,
    score: (view, seat) => view.seats[seat]?.score ?? 0,
    rounds: (view) => ({ label: 'web-table-round', count: ROUNDS, now: view.round }),
    groups: {},
    moment: () => null,
    help: () => null,
  };
  return module as unknown as BoardModule;
}

function useSeat(prefix: string, view: View, seat: number): PlainView {
  const texts = useTexts();
  return SEATS[prefix]?.(view as never, seat, texts) ?? { score: 0, stocks: [], rows: [] };
}

function Stocks({ plain: { stocks } }: { plain: PlainView }): ReactNode {
  const say = useSay();
  return (
    <ul className="tb-stocks">
      {stocks.map(({ icon, text, count }) => (
        <li key={text} title={say(text)}>
          <Icon id={icon} size={18} />
          <span className="unseen">{say(text)} </span>
          {count}
        </li>
      ))}
    </ul>
  );
}

function Common({ prefix, view }: { prefix: string; view: View }): ReactNode {
  const texts = useTexts();
  const say = useSay();
  return (
    <section className="panel tb-plain-part">
      <h2>{say('web-table-common')}</h2>
      <Rows rows={SHARED[prefix]?.(view as never, texts) ?? []} />
    </section>
  );
}

function Seat({ prefix, view, player }: { prefix: string; view: View; player: Player }): ReactNode {
  const found = useSeat(prefix, view, player.seat);
  const say = useSay();
  return (
    <section className="panel tb-plain-part">
      <h2>
        <Crest color={player.color} size={22} letter={player.initial} /> {player.name}
      </h2>
      <Rows
        rows={[...found.stocks.map(({ text, count }) => ({ text, values: [String(count)] })), ...found.rows].filter(
          ({ values }) => values.length > 0,
        )}
      />
      <span className="unseen">
        {say('web-table-points')} {found.score}
      </span>
    </section>
  );
}

function Rows({ rows }: { rows: readonly Row[] }): ReactNode {
  const say = useSay();
  return (
    <dl className="tb-rows">
      {rows.map(({ text, values }) => (
        <div key={text} className={values.length > 1 ? 'wide' : ''}>
          <dt>{say(text)}</dt>
          <dd>{values.length === 0 ? say('kernel-nothing') : values.join(' · ')}</dd>
        </div>
      ))}
    </dl>
  );
}
