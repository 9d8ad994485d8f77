/** The colliery of a player: heap, wagons, carts, houses, gauge, coke, stock, selection tile and own card. */
import { type ReactNode, useMemo } from 'react';
import { useFactsOf } from '../facts';
import type { View } from '../../generated/schichtwechsel';
import { COMPONENTS } from '../../generated/schichtwechsel-components';
import { useSay } from '../../lib/i18n';
import { type BoardProps, type Targets, TargetsContext } from '../../table/board';
import type { Colliery } from './tableau/colliery';
import { PhoneColliery } from './tableau/Phone';
import { WideColliery } from './tableau/Wide';
import type { Event } from './events';
import './tableau/tableau.css';

type Props = Pick<BoardProps<View, Event>, 'view' | 'seat' | 'shown' | 'players' | 'decision' | 'layout'>;

const NOT_MINE: Targets = {
  any: false,
  get: () => ({ state: 'idle', label: '', key: null, press: () => undefined }),
};

/** Inside an `<svg>`, drawn at (0, 0); how large it is say `WIDE` and `PHONE`. */
export function Tableau({ view, seat, shown, players, decision, layout }: Props): ReactNode {
  const say = useSay();
  const facts = useFactsOf(COMPONENTS);
  const mine = view.seats[shown];
  const player = players[shown];
  const asked = decision?.seat === shown && shown === seat ? decision : null;
  const colliery: Colliery | null = useMemo(
    () =>
      mine === undefined || player === undefined
        ? null
        : { view, seat: shown, mine, color: player.color, facts, asked },
    [view, shown, mine, player, facts, asked],
  );
  if (colliery === null || player === undefined) return null;
  const drawing = layout === 'phone' ? <PhoneColliery colliery={colliery} /> : <WideColliery colliery={colliery} />;
  return (
    <g
      className="sw-tableau"
      role="group"
      aria-label={say('web-sw-colliery-of', { name: player.name })}
      data-scene={`colliery:${shown}`}
    >
      {shown === seat ? drawing : <TargetsContext value={NOT_MINE}>{drawing}</TargetsContext>}
    </g>
  );
}
