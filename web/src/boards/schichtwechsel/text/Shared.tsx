/** What all share, in words: cards, tracks, shift, plots, headframe spaces, coking plant, tiles. */
import type { ReactNode } from 'react';
import type { CardView, View } from '../../../generated/schichtwechsel';
import type { CardFacts, SchichtwechselComponents } from '../../../generated/schichtwechsel-components';
import { capital, type EffectWords } from '../town/say';
import type { Words as Told } from '../town/words';
import { Facts } from './Facts';
import type { Words } from './words';

type Props = {
  view: View;
  facts: SchichtwechselComponents;
  words: Words;
  effects: EffectWords;
  /** What the drawn board says of a component that is pointed at. */
  tell: Told;
};

export function CardsText({ view, facts, words, effects }: Props): ReactNode {
  const { say, called } = words;
  return (
    <Facts
      name={say('sw-box-cards')}
      head={[say('web-sw-text-card'), say('web-sw-text-does'), say('web-sw-text-state')]}
      rows={Object.entries(view.cards).map(([id, card]) => [
        called('card', id),
        (facts.cards[id]?.faces ?? [])
          .map((face) => `${capital(effects.effects(face.effects))}. ${effects.cost(face.cost)}`)
          .join(' / '),
        state(card, facts.cards[id], words),
      ])}
    />
  );
}

function state({ is_available, users }: CardView, card: CardFacts | undefined, { say, players }: Words): string {
  const used = users.length === 0 ? null : say('web-sw-text-used-by', { who: players(users) });
  const free = is_available ? say(card?.is_multi_use === true ? 'web-sw-text-multi' : 'web-sw-text-open') : null;
  const guarded = card?.is_copyable === false ? say('web-sw-no-copy') : null;
  return [used, free, guarded].filter((text) => text !== null).join(', ');
}

export function TracksText({ view, facts, words: { say, called, player }, tell }: Props): ReactNode {
  return (
    <Facts
      name={say('sw-box-track')}
      head={[
        say('web-sw-text-track'),
        say('web-sw-text-length'),
        ...view.seats.map((_, seat) => player(seat)),
        say('web-sw-text-does'),
      ]}
      rows={Object.entries(facts.tracks).map(([id, { length, barriers }]) => [
        called('track', id),
        length,
        ...view.seats.map((mine) => mine.discs[id] ?? 0),
        [
          ...(tell(`track:${id}`)?.lines.slice(1) ?? []),
          ...barriers.map(({ after }) => `${after}/${after + 1}: ${tell(`barrier:${id}:${after}`)?.lines[0] ?? ''}`),
        ].join(' '),
      ])}
    />
  );
}

export function ShiftText({ view, facts, words: { say, called, players }, effects, tell }: Props): ReactNode {
  const exit = facts.shift.spaces.at(-1)?.id;
  const endOf = (id: string): string | null =>
    id === exit ? (tell(`shift:${id}`)?.lines.slice(1).join(' ') ?? null) : null;
  return (
    <Facts
      name={say('sw-box-shift')}
      head={[say('web-sw-text-space'), say('web-sw-text-does'), say('web-sw-text-there')]}
      rows={facts.shift.spaces.map(({ id, effects: found }, i) => [
        `${i + 1} ${called('space', id)}`,
        view.covered_spaces.includes(id) ? say('web-sw-text-covered') : (endOf(id) ?? effects.effects(found)),
        players(view.seats.flatMap((mine, seat) => (mine.miner === i + 1 ? [seat] : []))),
      ])}
    />
  );
}

export function PlotsText({ view, words: { say, called, players }, tell }: Props): ReactNode {
  return (
    <Facts
      name={say('sw-box-plots')}
      head={[say('web-sw-text-plot'), say('web-sw-text-does'), say('web-sw-text-room'), say('web-sw-text-there')]}
      rows={Object.entries(view.plot_room).map(([id, room]) => [
        called('plot', id),
        tell(`plot:${id}`)?.lines[0] ?? '',
        room === 0 ? '∞' : room,
        players(view.seats.flatMap((mine, seat) => Array.from({ length: mine.plots[id] ?? 0 }, () => seat))),
      ])}
    />
  );
}

export function FramesText({ view, facts, words: { say, called, players }, effects }: Props): ReactNode {
  const base = view.seats.flatMap((mine, seat) => Array.from({ length: mine.headframes_in_base }, () => seat));
  return (
    <Facts
      name={say('sw-category-headframes')}
      head={[say('web-sw-text-space'), say('web-sw-text-does'), say('web-sw-text-there')]}
      rows={[
        [called('area', 'base'), '', players(base)],
        ...Object.entries(view.headframe_spaces).map(([id, owner]) => [
          called('space', id),
          effects.effects(facts.frame_spaces[id]?.effects ?? []),
          players(owner === null ? [] : [owner]),
        ]),
      ]}
    />
  );
}

export function PlantText({ view, facts, words: { say, called, player, players }, effects }: Props): ReactNode {
  return (
    <Facts
      name={say('sw-box-plant')}
      head={[say('web-sw-text-field'), say('web-sw-text-does'), say('web-sw-text-there')]}
      rows={[
        ...view.seats.map((mine, seat) => [
          say('web-sw-text-own-field', { name: player(seat) }),
          '',
          players(mine.own_field > 0 ? [seat] : []),
        ]),
        ...Object.entries(view.grey_fields).map(([id, owner]) => [
          called('field', id),
          owner === 'covered' ? say('web-sw-text-covered') : effects.effects(facts.plant.grey_fields[id] ?? []),
          players(typeof owner === 'number' ? [owner] : []),
        ]),
      ]}
    />
  );
}

export function TilesText({ view, facts, words: { say, called }, effects }: Props): ReactNode {
  return (
    <Facts
      name={say('web-sw-display')}
      head={[say('web-sw-tile'), say('web-sw-text-upper'), say('web-sw-text-lower')]}
      rows={view.tiles.map((id) => [
        called('tile', id),
        effects.effects(facts.tiles[id]?.upper ?? []),
        effects.either(facts.tiles[id]?.lower ?? []),
      ])}
    />
  );
}
