/** For tests: real positions from the server's own samples, and a page with the title's texts. */
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import samples from '../../generated/samples.json';
import type { KohleUndKolonieView } from '../../generated/kohle-und-kolonie';
import type { Position } from '../../lib/api';
import { WithTexts } from '../../lib/i18n';
import { choose, click } from '../../table/choosing';
import { type BoardProps, COLORS as PLAYERS, type Player, type Targets, TargetsContext } from '../../table/board';

// texts are loaded first, and a board is a long page to print
configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message?.split('\n')[0]) });

export type Sample = Omit<Position, 'view'> & { view: KohleUndKolonieView };

export const POSITIONS = samples['kohle-und-kolonie'] as unknown as readonly Sample[];

/** A sample with a question of this kind, of an edition if told. */
export function asked(kind: string, edition?: string): Sample {
  const found = POSITIONS.find(
    ({ decision, view }) => decision?.kind === kind && (edition === undefined || view.edition === edition),
  );
  if (found === undefined) throw new Error(`no sample asks ${kind}`);
  return found;
}

const NAMES = ['Anton', 'Berta', 'Cilly', 'Dora', 'Emil'];

export function playersOf(view: KohleUndKolonieView): readonly Player[] {
  return view.seats.map((_, seat) => ({
    seat,
    name: NAMES[seat] ?? '',
    initial: NAMES[seat]?.[0] ?? '',
    color: PLAYERS[seat] ?? 'chalk',
    isMe: seat === 0,
    isBot: false,
  }));
}

export function propsOf({ view, seat, decision }: Sample): BoardProps<KohleUndKolonieView> {
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

export const CATALOGUES = ['kohle-und-kolonie', 'web_kohle_und_kolonie', 'web_kk_map'];

/** Draws with texts and targets; the texts come a moment later. */
export function show(content: ReactNode, targets?: Targets): ReturnType<typeof render> {
  const lit = targets === undefined ? content : <TargetsContext value={targets}>{content}</TargetsContext>;
  return render(<WithTexts also={CATALOGUES}>{lit}</WithTexts>);
}
