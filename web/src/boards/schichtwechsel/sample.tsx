/** For tests: real positions from the server's own samples, and a page with the title's texts. */
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import samples from '../../generated/samples.json';
import type { SeatView, View } from '../../generated/schichtwechsel';
import type { Position } from '../../lib/api';
import { WithTexts } from '../../lib/i18n';
import { type BoardProps, COLORS, type Player, type Targets, TargetsContext } from '../../table/board';
import { choose, click } from '../../table/choosing';

// texts are loaded first, and a board is a long page to print
configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message?.split('\n')[0]) });

// the page of tests does not scroll
Element.prototype.scrollIntoView ??= () => undefined;

export type Sample = Omit<Position, 'view'> & { view: View };

export const POSITIONS = samples.schichtwechsel as unknown as readonly Sample[];

/** The sample with a question of this kind, among so many players. */
export function asked(kind: string, players = 4): Sample {
  const found = POSITIONS.find(({ decision, view }) => decision?.kind === kind && view.players === players);
  if (found === undefined) throw new Error(`no sample asks ${kind} of ${players} players`);
  return found;
}

export function mineOf({ view, seat }: Sample): SeatView {
  const found = view.seats[seat ?? 0];
  if (found === undefined) throw new Error('no seat');
  return found;
}

export function copy<T>(value: T): T {
  return structuredClone(value);
}

const NAMES = ['Anton', 'Berta', 'Cilly', 'Dora'];

export function playersOf(view: View): readonly Player[] {
  return view.seats.map((_, seat) => ({
    seat,
    name: NAMES[seat] ?? '',
    initial: NAMES[seat]?.[0] ?? '',
    color: COLORS[seat] ?? 'chalk',
    isMe: seat === 0,
    isBot: false,
  }));
}

export function propsOf({ view, seat, decision }: Sample): BoardProps<View> {
  return {
    view,
    seat,
    shown: seat ?? 0,
    players: playersOf(view),
    decision,
    news: [],
    onShow: () => undefined,
    layout: 'wide',
    part: 'all',
  };
}

/** Targets as the options light them; every press is told. */
export function targetsOf({ options }: Sample, told: (id: string) => void = () => undefined): Targets {
  const { lit } = choose(options, []);
  return {
    any: lit.size > 0,
    get: (id) => ({
      state: lit.has(id) ? 'legal' : 'idle',
      label: lit.has(id) ? `option ${id}` : '',
      key: null,
      press: () => click(options, [], id).forEach((one) => told(one)),
    }),
  };
}

export const CATALOGUES = ['schichtwechsel', 'web_schichtwechsel', 'web_sw_town', 'web_table'];

/** Draws with texts and targets; the texts come a moment later. */
export function show(content: ReactNode, targets?: Targets): ReturnType<typeof render> {
  const lit = targets === undefined ? content : <TargetsContext value={targets}>{content}</TargetsContext>;
  return render(<WithTexts also={CATALOGUES}>{lit}</WithTexts>);
}
