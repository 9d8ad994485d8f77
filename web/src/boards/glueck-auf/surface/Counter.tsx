/** Places with room for everybody: the counter of the bank, and the canteen. */
import type { ReactNode } from 'react';
import { Worker } from '../../../art/players';
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import { useSay } from '../../../lib/i18n';
import type { Player } from '../../../table/board';
import type { Places } from '../../follow';
import { BANK, bayOf, CANTEEN } from './bays';
import { box, Plaque } from './parts';

type Props = { players: readonly Player[]; crews: readonly Places[] };

const BESIDE_BADGE = 78; // what is left beside the badge that says how many workers are needed
const LETTER = 0.46; // the width of one, to its height
const FIGURE = 15;
const FIGURE_AND_NUMBER = 26;

type Group = { player: Player; names: readonly string[]; x: number };

/** Each player's workers on the counter, from left to right. */
export function onCounter(players: readonly Player[], crews: readonly Places[]): readonly Group[] {
  const groups: Group[] = [];
  let x = bayOf(BANK).pad.x + 56;
  for (const player of players) {
    const names = crews[player.seat]?.[BANK] ?? [];
    if (names.length === 0) continue;
    groups.push({ player, names, x });
    x += names.length > 1 ? FIGURE_AND_NUMBER : FIGURE;
  }
  return groups;
}

export function Counter({ players, crews }: Props): ReactNode {
  const say = useSay();
  const { pad, piece } = bayOf(BANK);
  const groups = onCounter(players, crews);
  const always = say('web-ga-always-open');
  return (
    <g data-home="space:bank">
      <rect {...box(pad)} rx={5} fill="var(--pad)" stroke="var(--pad-s)" strokeWidth={1.2} />
      <Plaque x={piece.x + piece.w / 2} y={piece.y} w={piece.w}>
        {say('web-ga-price', { count: COMPONENTS.spaces[BANK]?.value ?? 0 })}
      </Plaque>
      {groups.length <= 1 && (
        <text
          x={pad.x + pad.w - 6}
          y={pad.y + 18}
          textAnchor="end"
          fontSize={Math.min(14, BESIDE_BADGE / (LETTER * always.length))}
          fill="var(--ink-3)"
        >
          {always}
        </text>
      )}
      {groups.map(({ player, names, x }) => (
        <g key={player.seat}>
          {names.map((name) => (
            <g key={name} data-piece={name} data-from={`hand:${player.seat}`}>
              <Worker color={player.color} x={x} y={pad.y + pad.h - 2} h={22} />
            </g>
          ))}
          {names.length > 1 && (
            <text x={x + 7} y={pad.y + 19} fontSize={13} className="ga-val" fill="var(--ink)">
              {names.length}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** A line of the canteen: who, how many, and how many came just now. */
export function CanteenLists({ players, crews, arrived }: Props & { arrived: ReadonlyMap<number, number> }): ReactNode {
  const pitch = players.length > 3 ? 16.5 : 22;
  return (
    <g data-help="canteen">
      {players.map((player, i) => {
        const names = crews[player.seat]?.['canteen'] ?? [];
        const foot = CANTEEN.y + (players.length > 3 ? 17 : 22) + i * pitch;
        const more = arrived.get(player.seat) ?? 0;
        return (
          <g key={player.seat}>
            <Worker color={player.color} x={CANTEEN.x + 14} y={foot} h={pitch - 2} />
            {names.map((name) => (
              <g key={name} data-piece={name} data-motion="displaced">
                <Worker color={player.color} x={CANTEEN.x + 14} y={foot} h={pitch - 2} />
              </g>
            ))}
            <text x={CANTEEN.x + 28} y={foot - 3} fontSize={15} className="ga-val" fill="var(--ink)">
              × {names.length}
            </text>
            {more > 0 && <Arrived y={foot - 17} count={more} />}
          </g>
        );
      })}
    </g>
  );
}

function Arrived({ y, count }: { y: number; count: number }): ReactNode {
  const x = CANTEEN.x + 54;
  return (
    <g className="lit-fresh">
      <rect x={x} y={y} width={26} height={17} rx={8.5} fill="var(--info-t)" stroke="var(--info)" strokeWidth={1.2} />
      <text x={x + 13} y={y + 13} textAnchor="middle" fontSize={13} className="ga-val" fill="var(--info)">
        +{count}
      </text>
    </g>
  );
}
