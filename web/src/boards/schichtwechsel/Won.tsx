/** Where the points of a finished game came from, all rounds together: the ways to win side by side. */
import type { ReactNode } from 'react';
import { useSay } from '../../lib/i18n';
import { Icon } from '../../lib/Icon';
import type { SheetRow } from '../../replay/sheet';
import type { Player } from '../../table/board';
import { WonTable } from '../WonTable';
import './won.css';

type Way = { text: string; icon: string; categories: readonly string[] };

export const WAYS: readonly Way[] = [
  {
    text: 'web-sw-way-coke',
    icon: 'coke',
    categories: ['end_sold_coke', 'end_unsold_coke', 'end_wagons', 'coking_plant', 'sales'],
  },
  { text: 'web-sw-way-tracks', icon: 'road', categories: ['end_road', 'end_rail', 'end_canal', 'barriers'] },
  { text: 'web-sw-way-shift', icon: 'miner', categories: ['shift', 'overtime', 'end_shift'] },
  {
    text: 'web-sw-way-houses',
    icon: 'house',
    categories: ['house_fields', 'end_plot_spoil', 'end_plot_4vp', 'end_plot_2vp'],
  },
  {
    text: 'web-sw-way-cards',
    icon: 'action-stone',
    categories: ['action_cards', 'own_card', 'headframes', 'tiles', 'heap'],
  },
  { text: 'web-sw-way-rounds', icon: 'round-card', categories: ['round_cards'] },
  { text: 'web-sw-way-water', icon: 'tool', categories: ['water', 'end_tools'] },
  { text: 'web-sw-way-start', icon: 'start-player', categories: ['end_start_marker'] },
];

/** The points of every seat by way. */
export function pointsOf(way: Way, sheet: readonly SheetRow[], seats: number): number[] {
  const rows = sheet.filter(({ category }) => way.categories.includes(category));
  return Array.from({ length: seats }, (_, seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}

type Props = { sheet: readonly SheetRow[]; players: readonly Player[] };

export function Won({ sheet, players }: Props): ReactNode {
  const say = useSay();
  return (
    <WonTable className="sw-won" title={say('web-sw-won-title')} players={players}>
      {WAYS.map((way) => (
        <Row key={way.text} way={way} sheet={sheet} players={players} />
      ))}
    </WonTable>
  );
}

function Row({ way, sheet, players }: Props & { way: Way }): ReactNode {
  const say = useSay();
  const points = pointsOf(way, sheet, players.length);
  const most = Math.max(...points);
  return (
    <tr>
      <th scope="row">
        <Icon id={way.icon} size={18} />
        {say(way.text)}
      </th>
      {points.map((count, seat) => (
        <td key={seat} data-best={count === most && count > 0 ? '' : undefined}>
          {String(count).replace('-', '−')}
        </td>
      ))}
    </tr>
  );
}
