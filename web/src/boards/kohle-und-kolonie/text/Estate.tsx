/** A player in words: stocks, mine spaces, pithead tiles. */
import type { ReactNode } from 'react';
import type { SeatView, SpaceView } from '../../../generated/kohle-und-kolonie';
import { Facts, Lines } from './Facts';
import type { TextProps, Words } from './words';

export function EstateText({ view, words, seat }: TextProps & { seat: number }): ReactNode {
  const { say, called, player } = words;
  const mine = view.seats[seat];
  if (mine === undefined) return null;
  const name = player(seat);
  return (
    <section>
      <h3>{name}</h3>
      <Lines lines={stocks(mine, words)} />
      <Facts
        name={say('web-kk-tableau', { name })}
        head={[
          say('web-kk-text-space'),
          say('web-kk-text-mine'),
          say('web-kk-income'),
          say('web-kk-text-rescue'),
          say('web-kk-text-safety'),
        ]}
        rows={Object.entries(mine.tableau).map(([id, space]) => [
          called('space', id),
          space.tile === null ? '–' : called('tile', space.tile),
          space.tile === null ? '–' : income(space, words),
          space.rescue ? say('web-kk-text-manned') : '–',
          safety(space, words.facts.spaces[id]?.coin ?? false, words),
        ])}
      />
      <Facts
        name={say('web-kk-pitheads', { name })}
        head={[say('web-kk-text-tile'), say('web-kk-text-side'), say('web-kk-text-pieces'), say('web-kk-text-brings')]}
        rows={Object.entries(mine.pithead).map(([tile, now]) => [
          called('pithead', tile),
          say(now.side === 'back' ? 'web-kk-text-back' : 'web-kk-text-front'),
          Object.entries(now.spaces)
            .filter(([, n]) => n > 0)
            .map(([id, n]) => `${called('space', id)}: ${n}`)
            .join(', ') || '–',
          say('web-kk-text-yield', { vp: now.vp, coins: now.coins, value: now.value }),
        ])}
      />
    </section>
  );
}

function stocks(mine: SeatView, { say, called }: Words): string[] {
  const rails = Object.entries(mine.rail_tokens).filter(([, n]) => n > 0);
  return [
    say('web-kk-text-stocks', { points: mine.score, coins: mine.coins, workers: mine.workers }),
    say('web-kk-text-people', { miners: mine.miners, engineers: mine.engineers, settlements: mine.settlements }),
    say('web-kk-text-engines', { count: mine.engines, reserve: mine.reserve_engines }),
    say('web-kk-text-next', { coins: mine.income, points: mine.board_vp }),
    ...(mine.bonus === null ? [] : [say('web-kk-bonus-held', { token: called('token', mine.bonus) })]),
    ...(mine.markers === 0 ? [] : [say('web-kk-markers', { count: mine.markers })]),
    ...rails.map(([id, n]) => `${say('web-kk-rail-kept', { rail: called('rail', id) })}: ${n}`),
  ];
}

function income(space: SpaceView, { say }: Words): string {
  return space.engine ? say('web-kk-text-with-engine', { count: space.income }) : String(space.income);
}

function safety(space: SpaceView, isCoin: boolean, { say }: Words): string {
  if (space.tile === null) return isCoin ? say('web-kk-by-coin') : '–';
  if (!space.exposed) return say('web-kk-safe');
  return isCoin ? say('web-kk-by-coin') : say('web-kk-text-exposed');
}
