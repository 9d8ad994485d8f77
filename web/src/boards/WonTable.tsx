import type { ReactNode } from 'react';
import { Crest } from '../art/players';
import { Icon } from '../lib/Icon';
import type { Player } from '../table/board';

type Props = { className: string; title: string; players: readonly Player[]; children: ReactNode };

/** What became of a finished game: a column for every player, the rows are the title's own. */
export function WonTable({ className, title, players, children }: Props): ReactNode {
  return (
    <section className={`panel ${className}`}>
      <header>
        <Icon id="chart" />
        <h3>{title}</h3>
      </header>
      <div className={`${className}-scroll`} tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              <td />
              {players.map((player) => (
                <th key={player.seat} scope="col">
                  <Crest color={player.color} size={22} letter={player.initial} />
                  <span className="unseen">{player.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  );
}
