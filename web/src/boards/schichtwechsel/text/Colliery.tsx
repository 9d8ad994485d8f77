/** A player in words: stocks, carts, wagons, coke, houses, tile and own card. */
import type { ReactNode } from 'react';
import type { SeatView, View } from '../../../generated/schichtwechsel';
import type { SchichtwechselComponents } from '../../../generated/schichtwechsel-components';
import type { EffectWords } from '../town/say';
import { Lines } from './Facts';
import type { Words } from './words';

type Props = {
  view: View;
  seat: number;
  mine: SeatView;
  facts: SchichtwechselComponents;
  words: Words;
  effects: EffectWords;
};

export function CollieryText(props: Props): ReactNode {
  const { view, seat, mine, words } = props;
  const { say, player } = words;
  return (
    <section>
      <h3>{player(seat)}</h3>
      <Lines
        lines={[
          ...(view.start_player === seat ? [say('web-sw-text-start')] : []),
          ...(view.start_marker === seat ? [say('web-sw-text-marker')] : []),
          ...(mine.passed ? [say('web-sw-text-passed')] : []),
          say('web-sw-text-stocks', {
            vp: mine.score,
            white: mine.white,
            cube: mine.cube ? 1 : 0,
            coins: mine.coins,
            tools: mine.tools,
          }),
          say('web-sw-text-water', { level: mine.water, due: mine.white_cubes_due }),
          say('web-sw-text-carts', { carts: carts(props) }),
          say('web-sw-text-wagons', { wagons: wagons(props) }),
          say('web-sw-text-heap', { count: mine.heap }),
          say('web-sw-text-coke', {
            plant: mine.coke_in_plant,
            wagons: mine.coke_wagons,
            sold: mine.sold,
            reserve: mine.coke_reserve,
          }),
          say('web-sw-text-houses', { fields: freeFields(props) }),
          ...(mine.tile === null ? [] : [tile(mine.tile, props)]),
          ownCard(props),
          say('web-sw-text-miner', { where: words.called('space', mine.space), range: mine.work_range }),
        ]}
      />
    </section>
  );
}

function carts({ mine, words: { say, called } }: Props): string {
  return Object.entries(mine.carts)
    .map(([id, { coal, spoil, size, is_locked }]) => {
      const load = say('web-sw-text-load', { cart: called('cart', id), coal, spoil, free: size - coal - spoil });
      return is_locked ? say('web-sw-text-locked', { load }) : load;
    })
    .join('; ');
}

function wagons({ mine, words: { say, called } }: Props): string {
  return Object.entries(mine.wagons)
    .map(([id, { coal, size }]) =>
      say('web-sw-text-load', { cart: called('wagon', id), coal, spoil: 0, free: size - coal }),
    )
    .join('; ');
}

/** Bonus fields whose house is gone. */
function freeFields({ mine, facts, words: { say }, effects }: Props): string {
  const free = facts.tableau.houses.flatMap(({ options }, i) =>
    mine.houses.includes(`house_${i + 1}`) ? [] : [effects.either(options)],
  );
  return free.length === 0 ? say('kernel-nothing') : free.join('; ');
}

function tile(id: string, { facts, words: { say, called }, effects }: Props): string {
  const found = facts.tiles[id];
  return say('web-sw-text-tile', {
    tile: called('tile', id),
    upper: effects.effects(found?.upper ?? []),
    lower: effects.either(found?.lower ?? []),
  });
}

function ownCard({ mine, facts, words: { say }, effects }: Props): string {
  return say('web-sw-text-own-card', {
    does: effects.effects(facts.own_card.face.effects),
    count: mine.headframes_on_card,
    used: mine.own_card.users.length > 0 ? 1 : 0,
  });
}
