/** The shift clock at the end: who was first and second in every element, shift by shift. */
import type { ReactNode } from 'react';
import { Crest } from '../../art/players';
import { COMPONENTS, type ElementFacts } from '../../generated/glueck-auf-components';
import { useSay, useTexts } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import type { SheetRow } from '../../replay/sheet';
import type { Player } from '../../table/board';
import { ElementGlyph } from './ShiftClock';
import './won.css';

const SHIFTS = ['ga-shift-1', 'ga-shift-2', 'ga-shift-3'] as const;

type Props = { sheet: readonly SheetRow[]; players: readonly Player[] };

export function Won({ sheet, players }: Props): ReactNode {
  const say = useSay();
  const texts = useTexts();
  return (
    <section className="panel gl-won">
      <header>
        <Icon id="clock" />
        <h3>{say('web-ga-won-title')}</h3>
        <span className="more">{say('web-ga-won-places')}</span>
      </header>
      <div className="gl-won-scroll" tabIndex={0} role="group" aria-label={say('web-ga-won-title')}>
        <table>
          <thead>
            <tr>
              <td />
              {COMPONENTS.clock.map((element) => (
                <th key={element.id} scope="col">
                  <ElementGlyph element={element} />
                  <span className="unseen">{texts.name('ga', 'element', element.id)}</span>
                  <small>{`${element.first} / ${element.second}`}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SHIFTS.map((name, n) => (
              <tr key={name}>
                <th scope="row">{say(name)}</th>
                {COMPONENTS.clock.map((element) => (
                  <Cell key={element.id} element={element} shift={n + 1} sheet={sheet} players={players} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type CellProps = Props & { element: ElementFacts; shift: number };

function Cell({ element, shift, sheet, players }: CellProps): ReactNode {
  const row = sheet.find(({ category, round }) => category === element.id && round === shift);
  if (row === undefined) return <td className="gl-won-none" />;
  const most = Math.max(...row.points);
  const those = (wanted: (points: number) => boolean): Player[] =>
    players.filter(({ seat }) => wanted(row.points[seat] ?? 0));
  return (
    <td>
      <Places players={those((points) => points > 0 && points === most)} size={22} />
      <Places players={those((points) => points > 0 && points < most)} size={16} />
    </td>
  );
}

/** Who shares a place. */
function Places({ players, size }: { players: readonly Player[]; size: number }): ReactNode {
  return (
    <span className="gl-won-place">
      {players.map((player) => (
        <span key={player.seat}>
          <Crest color={player.color} size={size} letter={size > 20 ? player.initial : ''} />
          <span className="unseen">{player.name}</span>
        </span>
      ))}
    </span>
  );
}
