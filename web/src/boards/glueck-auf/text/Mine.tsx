/** A player in words: stocks, cage, store, tunnels, orders. */
import type { ReactNode } from 'react';
import { LEVELS } from '../../../art/coal';
import type { CartView, SeatView } from '../../../generated/glueck-auf';
import { COAL_NAMES } from '../names';
import { orderText } from '../Orders';
import { imbalancePoints, tilesBySide } from '../pit/Bench';
import { DEPTHS, SIDES } from '../pit/geometry';
import { Facts, Lines } from './Facts';
import type { Words } from './words';

export function MineText({
  seat,
  mine,
  isStart,
  words,
}: {
  seat: number;
  mine: SeatView;
  isStart: boolean;
  words: Words;
}): ReactNode {
  const { say, called, player, cubes } = words;
  const lines = [
    ...(isStart ? [say('web-ga-text-start')] : []),
    say('web-ga-text-stocks', { points: mine.score, workers: mine.workers, marks: mine.marks }),
    say('web-ga-text-cage', { level: mine.cage_level, cubes: cubes(mine.cage) }),
    say('web-ga-text-store', { cubes: cubes(mine.store) }),
    say('web-ga-text-balance', { ...tilesBySide(mine), points: imbalancePoints(mine) }),
  ];
  return (
    <section>
      <h3>{player(seat)}</h3>
      <Lines lines={lines} />
      <Facts
        name={say('web-ga-text-mine', { name: player(seat) })}
        head={[say('web-ga-text-level'), ...SIDES.map((side) => called('side', side))]}
        rows={DEPTHS.map((level) => [
          say('web-ga-text-depth', { level, color: say(COAL_NAMES[level]).toLowerCase() }),
          ...SIDES.map((side) =>
            carts(
              mine.carts.filter((cart) => LEVELS[cart.color] === level && cart.side === side),
              words,
            ),
          ),
        ])}
      />
      <h4>{say('web-ga-text-outstanding')}</h4>
      <Lines lines={mine.outstanding.map((order) => orderText(order, say, words.texts))} />
      <h4>{say('web-ga-text-delivered', { count: mine.delivered_count })}</h4>
      {mine.delivered !== null && <Lines lines={mine.delivered.map((order) => called('order', order))} />}
    </section>
  );
}

/** `2 with coal, 1 empty`; coal of another colour is named. */
function carts(here: readonly CartView[], { say, called }: Words): string {
  if (here.length === 0) return say('web-ga-text-nothing');
  const empty = here.filter((cart) => cart.cube === null).length;
  const strange = here.filter((cart) => cart.cube !== null && cart.cube !== cart.color);
  const parts = [
    say('web-ga-text-carts', { full: here.length - empty, empty }),
    ...strange.map((cart) => called('color', cart.cube ?? '')),
  ];
  return parts.join(', ');
}
