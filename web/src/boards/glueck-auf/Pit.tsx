/** A mine in cross-section: shaft and cage, four levels with carts on a light and a dark side, store and balance. */
import { type ReactNode, useMemo } from 'react';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { useSay } from '../../lib/i18n';
import type { Layout, Player } from '../../table/board';
import { Balance, Store, StoreCounts } from './pit/Bench';
import { DEPTHS, GEOMETRY, SIDES, tunnel } from './pit/geometry';
import { Rock } from './pit/Rock';
import { Cage, LevelPlate, Shaft } from './pit/Shaft';
import { Targets } from './pit/Targets';
import { TunnelArt } from './pit/Tunnels';
import { COAL_NAMES } from './names';
import './pit/pit.css';

export type PitProps = {
  view: GlueckAufView;
  /** Whose mine. */
  seat: number;
  layout: Layout;
  players: readonly Player[];
  /** Whether it is the mine of whoever looks, so that its targets are theirs. */
  mine: boolean;
};

/**
 * A group to be drawn inside an <svg> that has the textures of Defs: for `wide` below the panorama of the 1440 × 766
 * stage, for `phone` on 390 × 436. `GEOMETRY` has the measures.
 */
export function Pit({ view, seat, layout, mine }: PitProps): ReactNode {
  const say = useSay();
  const g = GEOMETRY[layout];
  const owner = view.seats[seat];
  const carts = owner?.carts;
  const tunnels = useMemo(
    () => DEPTHS.flatMap((level) => SIDES.map((side) => tunnel(g, carts ?? [], level, side))),
    [g, carts],
  );
  if (owner === undefined) return null;
  return (
    <g data-scene={`pit:${seat}`}>
      <Rock g={g} />
      {tunnels.map((one) => (
        <TunnelArt key={`${one.level} ${one.side}`} g={g} tunnel={one} view={view} seat={seat} />
      ))}
      <Shaft g={g} />
      {tunnels
        .filter((one) => one.printed.length === 0)
        .map(({ level, side }) => (
          <LevelPlate key={level} g={g} level={level} side={side} name={say(COAL_NAMES[level]).toLowerCase()} />
        ))}
      <Store g={g} view={view} seat={seat} />
      <Balance g={g} mine={owner} />
      <Cage g={g} view={view} seat={seat} />
      {mine && <Targets g={g} view={view} seat={seat} tunnels={tunnels} />}
      <StoreCounts g={g} mine={owner} />
    </g>
  );
}
