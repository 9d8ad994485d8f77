/** What is said of a component of the board that is pointed at: its name, what it does, who is there. */
import { useMemo } from 'react';
import type { View } from '../../../generated/schichtwechsel';
import {
  COMPONENTS,
  type BarrierFacts,
  type SchichtwechselComponents,
} from '../../../generated/schichtwechsel-components';
import { useSay } from '../../../lib/i18n';
import type { Say } from '../../../lib/i18n';
import type { Player } from '../../../table/board';
import { useFactsOf } from '../../facts';
import { capital, type EffectWords, useEffectWords } from './say';

/** A heading and the lines below it. */
export type Told = { title: string; lines: readonly string[] };

/** By component: `card:haul_large`, `shift:lamp_room`, `plot:plot_2vp`, `barrier:road:2` … */
export type Words = (component: string) => Told | null;

type Context = {
  view: View;
  facts: SchichtwechselComponents;
  say: Say;
  words: EffectWords;
  /** Names of players, in a list. */
  names: (seats: readonly number[]) => string;
};
type Teller = (context: Context, id: string, more: string) => Told | null;

export function useWords(view: View, players: readonly Player[]): Words {
  const say = useSay();
  const words = useEffectWords();
  const facts = useFactsOf<SchichtwechselComponents>(COMPONENTS);
  return useMemo(() => {
    const names = (seats: readonly number[]): string => seats.map((seat) => players[seat]?.name ?? '').join(', ');
    const context: Context = { view, facts, say, words, names };
    return (component) => {
      const [kind = '', id = '', more = ''] = component.split(':');
      return TELLERS[kind]?.(context, id, more) ?? null;
    };
  }, [view, players, say, words, facts]);
}

/** Without what has nothing to say. */
function told(title: string, ...lines: readonly (string | null)[]): Told {
  return { title, lines: lines.filter((line) => line !== null && line !== '').map((line) => capital(line as string)) };
}

const TELLERS: Readonly<Record<string, Teller>> = {
  card: aboutCard,
  variant: ({ facts, words }, id) => {
    const face = Object.values(facts.cards).flatMap((card) => card.faces.filter((other) => other.id === id))[0];
    return face === undefined
      ? null
      : told(words.title('variant', id), `${words.effects(face.effects)}.`, words.cost(face.cost));
  },
  shift: aboutStation,
  plot: aboutPlot,
  frame_space: ({ view, facts, say, words, names }, id) => {
    const space = facts.frame_spaces[id];
    const owner = view.headframe_spaces[id] ?? null;
    if (space === undefined) return null;
    const title = say('web-sw-frame-space', { area: words.name('area', space.area) });
    return told(
      title,
      `${words.effects(space.effects)}.`,
      owner === null ? null : say('web-sw-here', { who: names([owner]) }),
    );
  },
  headframe: ({ view, say, names }) => {
    const there = view.seats.flatMap((seat, i) => (seat.headframes_in_base > 0 ? [i] : []));
    return told(say('web-sw-base'), there.length === 0 ? null : say('web-sw-here', { who: names(there) }));
  },
  field: aboutField,
  track: aboutTrack,
  barrier: ({ facts, say, words }, track, after) => {
    const barrier = facts.tracks[track]?.barriers.find((other) => other.after === Number(after));
    const title = words.title('track', track);
    return barrier === undefined ? null : told(title, say('web-sw-barrier', { what: bonusesOf(barrier, say) }));
  },
};

/** What a barrier gives, one or the other. */
function bonusesOf({ bonuses }: BarrierFacts, say: Say): string {
  const said: Record<(typeof bonuses)[number], string> = {
    miner: say('web-sw-do-miner-move-use'),
    headframe: say('web-sw-bonus-headframe'),
    vp2: say('web-sw-do-vp', { n: 2 }),
    house: say('web-sw-bonus-house'),
    return_tool: say('web-sw-do-return-tool', { n: 1 }),
  };
  return bonuses.map((bonus) => said[bonus]).reduce((one, other) => say('web-sw-do-or', { one, other }));
}

function aboutCard({ view, facts, say, words, names }: Context, id: string): Told | null {
  const card = facts.cards[id];
  const state = view.cards[id];
  if (card === undefined || state === undefined) return null;
  return told(
    words.title('card', id),
    ...card.faces.flatMap(({ effects, cost }) => [`${words.effects(effects)}.`, words.cost(cost)]),
    card.is_multi_use ? say('web-sw-multi-use') : null,
    card.is_copyable ? null : say('web-sw-no-copy'),
    state.users.length === 0 ? null : say('web-sw-used-by', { who: names(state.users) }),
  );
}

function aboutStation({ view, facts, say, words, names }: Context, id: string): Told | null {
  const { shift } = facts;
  const at = shift.spaces.findIndex((space) => space.id === id);
  const space = shift.spaces[at];
  if (space === undefined) return null;
  const here = view.seats.flatMap((seat, i) => (seat.space === id ? [i] : []));
  const isExit = at === shift.spaces.length - 1;
  const { first_at_exit_vp: first, later_at_exit_vp: later, overtime_vp: vp, overtime_tools: count } = shift;
  return told(
    words.title('space', id),
    say('web-sw-station-number', { number: at + 1 }),
    view.covered_spaces.includes(id) ? say('web-sw-covered', { count: view.players }) : null,
    space.effects.length === 0 ? null : `${words.effects(space.effects)}.`,
    isExit ? say('web-sw-at-end', { first, later }) : null,
    isExit ? say('web-sw-overtime', { vp, count }) : null,
    isExit && view.first_at_exit !== null ? say('web-sw-first', { who: names([view.first_at_exit]) }) : null,
    here.length === 0 ? null : say('web-sw-here', { who: names(here) }),
  );
}

/** What a house there is worth. */
function worthOf({ facts: { final, shift }, say }: Context, plot: string): string {
  switch (plot) {
    case 'plot_miner_move':
      return say('web-sw-worth-miner-move');
    case 'plot_spoil':
      return say('web-sw-worth-spoil', { vp: final.plot_spoil_base, more: final.plot_spoil_per_cube });
    case 'plot_tools':
      return say('web-sw-worth-tools', { count: final.plot_tools_max_returned });
    case 'plot_4vp':
      return say('web-sw-worth-vp', { vp: final.plot_4vp });
    case 'plot_2vp':
      return say('web-sw-worth-each', { vp: final.plot_2vp_per_house });
    case 'plot_coke':
      return say('web-sw-worth-coke', { count: final.plot_coke_load_max_per_house });
    default:
      return say('web-sw-worth-speed', { count: shift.range_per_house });
  }
}

function aboutPlot(context: Context, id: string): Told | null {
  const { view, say, words, names } = context;
  const here = view.seats.flatMap((seat, i) => ((seat.plots[id] ?? 0) > 0 ? [i] : []));
  return told(
    words.title('plot', id),
    worthOf(context, id),
    say('web-sw-room', { count: view.plot_room[id] ?? 0 }),
    here.length === 0 ? null : say('web-sw-here', { who: names(here) }),
  );
}

/** `field:grey_1`, or `field:own_field:2` of seat 2. */
function aboutField({ view, facts, say, words, names }: Context, id: string, seat: string): Told | null {
  const { plant } = facts;
  const most = say('web-sw-plant-most', { most: plant.most, from: plant.own_field_from });
  if (id === 'own_field')
    return told(say('web-sw-own-field', { who: names([Number(seat)]) }), say('web-sw-own-field-cube'), most);
  const owner = view.grey_fields[id] ?? null;
  return told(
    words.title('field', id),
    owner === 'covered'
      ? say('web-sw-covered', { count: view.players })
      : `${words.effects(plant.grey_fields[id] ?? [])}.`,
    typeof owner === 'number' ? say('web-sw-here', { who: names([owner]) }) : null,
    most,
  );
}

function aboutTrack({ view, facts, say, words, names }: Context, id: string): Told | null {
  const track = facts.tracks[id];
  if (track === undefined) return null;
  const winner = view.first_at_target[id] ?? null;
  return told(
    words.title('track', id),
    view.seats.map((seat, i) => say('web-sw-track-at', { who: names([i]), field: seat.discs[id] ?? 0 })).join(' · '),
    ...track.thresholds.map(({ field, vp }) => say('web-sw-threshold', { field, vp })),
    say('web-sw-at-end', { first: facts.first_at_target_vp, later: facts.later_at_target_vp }),
    winner === null ? null : say('web-sw-first', { who: names([winner]) }),
  );
}
