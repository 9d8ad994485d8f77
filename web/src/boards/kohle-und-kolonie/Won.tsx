/** The rounds at the end: what each of them brought whom. */
import type { ReactNode } from 'react';
import { useSay } from '../../lib/i18n';
import type { SheetRow } from '../../replay/sheet';
import type { Player } from '../../table/board';
import { WonTable } from '../WonTable';
import { ROMAN } from './facts';
import './won.css';

type Props = { sheet: readonly SheetRow[]; players: readonly Player[] };

/** Points of all categories by round; 0 is the end. What one starts with was won in none. */
export function byRound(sheet: readonly SheetRow[], seats: number): readonly { round: number; points: number[] }[] {
  const won = sheet.filter(({ category }) => category !== 'start');
  const rounds = [...new Set(won.map(({ round }) => round))].sort((a, b) => (a || Infinity) - (b || Infinity));
  return rounds.map((round) => ({
    round,
    points: Array.from({ length: seats }, (_, seat) =>
      won.filter((row) => row.round === round).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0),
    ),
  }));
}

export function Won({ sheet, players }: Props): ReactNode {
  const say = useSay();
  const rows = byRound(sheet, players.length);
  const most = Math.max(1, ...rows.flatMap(({ points }) => points));
  return (
    <WonTable className="kk-won" title={say('web-kk-won-title')} players={players}>
      {rows.map(({ round, points }) => (
        <tr key={round}>
          <th scope="row">{round === 0 ? say('web-kk-won-end') : ROMAN[round]}</th>
          {players.map(({ seat, color }) => {
            const n = points[seat] ?? 0;
            const isBest = n > 0 && n === Math.max(...points);
            return (
              <td key={seat} className={isBest ? 'best' : ''}>
                <span
                  className="kk-won-bar"
                  aria-hidden="true"
                  style={{
                    width: `${(100 * Math.max(0, n)) / most}%`,
                    background: `var(--p-${color})`,
                    borderColor: `var(--p-${color}-d)`,
                  }}
                />
                <span className="num">{String(n).replace('-', '−')}</span>
              </td>
            );
          })}
        </tr>
      ))}
    </WonTable>
  );
}
