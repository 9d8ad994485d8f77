/** What all share, in words: worker spaces with their crews, bank, canteen, stacks, supply, the shift clock. */
import type { ReactNode } from 'react';
import type { GlueckAufView, SpaceView } from '../../../generated/glueck-auf';
import { COMPONENTS } from '../../../generated/glueck-auf-components';
import { Facts, Lines } from './Facts';
import type { Words } from './words';

const BUILDINGS = [
  { text: 'ga-place-factory', kinds: ['factory', 'factory_draw'] },
  { text: 'ga-place-pit', kinds: ['pit'] },
  { text: 'ga-place-delivery', kinds: ['delivery'] },
  { text: 'ga-place-money', kinds: ['money'] },
  { text: 'ga-place-orders', kinds: ['order', 'order_draw'] },
] as const;

type Props = { view: GlueckAufView; words: Words };

/** One building after the other. */
export function Buildings({ view, words }: Props): ReactNode {
  const { say, called } = words;
  const head = [say('web-ga-text-space'), say('web-ga-text-there'), say('web-ga-text-crew')];
  return BUILDINGS.map(({ text, kinds }) => {
    const spaces = Object.entries(view.spaces).filter(([id]) =>
      (kinds as readonly string[]).includes(COMPONENTS.spaces[id]?.kind ?? ''),
    );
    return (
      <section key={text}>
        <h3>{say(text)}</h3>
        <Facts
          name={say(text)}
          head={head}
          rows={spaces.map(([id, space]) => [called('space', id), there(view, id, space, words), crew(space, words)])}
        />
      </section>
    );
  });
}

function there(view: GlueckAufView, id: string, { is_open, piece }: SpaceView, { say, called }: Words): string {
  if (!is_open) return say('web-ga-text-closed');
  const facts = COMPONENTS.spaces[id];
  if (piece !== null) {
    const tile = COMPONENTS.tiles[piece];
    return tile === undefined
      ? say('web-ga-text-order', { order: called('order', piece), points: COMPONENTS.orders[piece]?.points ?? 0 })
      : say('web-ga-text-tile', { tile: called('tile', piece), marks: tile.cost });
  }
  if (facts?.kind === 'pit') return say('ga-board-steps', { count: facts.value });
  if (facts?.kind === 'money') return say('web-ga-text-marks', { count: facts.value });
  if (facts?.kind === 'factory_draw') return say('ga-board-draw', { size: view.tile_stack.size });
  if (facts?.kind === 'order_draw') return say('ga-board-draw', { size: view.order_stack.size });
  return facts?.kind === 'delivery' ? '' : say('web-ga-text-empty');
}

function crew({ crew: n, owner, is_open }: SpaceView, { say, player }: Words): string {
  if (!is_open) return '–';
  return n === 0 || owner === null
    ? say('web-ga-text-free')
    : say('web-ga-text-workers', { name: player(owner), count: n });
}

/** Bank, canteen, supply and stacks. */
export function Commons({ view, words }: Props): ReactNode {
  const { say, player, cubes } = words;
  const workers = (of: 'on_bank' | 'in_canteen'): string[] =>
    view.seats.flatMap((seat, n) =>
      seat[of] > 0 ? [say('web-ga-text-workers', { name: player(n), count: seat[of] })] : [],
    );
  return (
    <>
      <h3>{say('ga-place-bank')}</h3>
      <Lines lines={workers('on_bank')} />
      <h3>{say('ga-place-canteen')}</h3>
      <Lines lines={workers('in_canteen')} />
      <h3>{say('ga-place-supply')}</h3>
      <Lines
        lines={[
          cubes(view.supply),
          say('web-ga-text-stacks', { tiles: view.tile_stack.size, orders: view.order_stack.size }),
        ]}
      />
    </>
  );
}

/** The draft, or what somebody has drawn. */
export function OnDisplay({ view, words }: Props): ReactNode {
  const { say, called, player } = words;
  const draft = view.draft.flatMap((order) => (order === null ? [] : [order]));
  const { drawn } = view;
  return (
    <>
      {draft.length > 0 && (
        <>
          <h3>{say('ga-place-draft')}</h3>
          <Lines
            lines={draft.map((order) =>
              say('web-ga-text-order', {
                order: called('order', order),
                points: COMPONENTS.orders[order]?.points ?? 0,
              }),
            )}
          />
        </>
      )}
      {drawn !== null && (
        <>
          <h3>{say('web-ga-text-drawn', { name: player(drawn.seat), count: drawn.count })}</h3>
          {drawn.pieces !== null && (
            <Lines
              lines={drawn.pieces.flatMap((piece) =>
                piece === null ? [] : [called(drawn.pile === 'tiles' ? 'tile' : 'order', piece)],
              )}
            />
          )}
        </>
      )}
    </>
  );
}

/** Elements by rows, with everybody's count. */
export function ClockTable({ view, words }: Props): ReactNode {
  const { say, called, player } = words;
  return (
    <section>
      <h3>{say('ga-place-clock')}</h3>
      <Facts
        name={say('ga-place-clock')}
        head={[
          say('web-ga-text-element'),
          say('web-ga-text-from-shift'),
          say('web-ga-text-places'),
          ...view.seats.map((_, seat) => player(seat)),
        ]}
        rows={COMPONENTS.clock.map(({ id, from_shift, first, second }) => [
          called('element', id),
          called('shift', from_shift),
          `${first} / ${second}`,
          ...(view.clock[id]?.counts ?? []).map((count) => count ?? say('web-ga-text-hidden')),
        ])}
      />
    </section>
  );
}
