/** For tests: positions of a title as its board gets them, and a page with its texts. */
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { GameEvent, Position } from '../lib/api';
import { WithTexts } from '../lib/i18n';
import { type BoardProps, COLORS, type Player, type Targets, TargetsContext } from '../table/board';
import { choose, click } from '../table/choosing';

// texts are loaded first, and a board is a long page to print
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message?.split('\n')[0]) });

/** A page without a screen gives nothing a size, and tips stand only beside what is seen. */
export function layOut(): void {
  Element.prototype.getBoundingClientRect = () => new DOMRect(100, 100, 40, 40);
}

type Seated = { seats: readonly unknown[] };

/** A real position, from the server's own samples. */
export type Sampled<View, Event = GameEvent> = Omit<Position, 'view' | 'events'> & { view: View; events: Event[] };

export function copy<T>(value: T): T {
  return structuredClone(value);
}

const NAMES = ['Anton', 'Berta', 'Cilly', 'Dora', 'Emil'];

export function playersOf({ seats }: Seated): readonly Player[] {
  return seats.map((_, seat) => ({
    seat,
    name: NAMES[seat] ?? '',
    initial: NAMES[seat]?.[0] ?? '',
    color: COLORS[seat] ?? 'chalk',
    isMe: seat === 0,
    isBot: false,
  }));
}

export function propsOf<View extends Seated>({
  view,
  seat,
  decision,
}: Pick<Sampled<View>, 'view' | 'seat' | 'decision'>): BoardProps<View, never> {
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
export function targetsOf(
  { options }: Pick<Position, 'options'>,
  told: (id: string) => void = () => undefined,
): Targets {
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

type Show = (content: ReactNode, targets?: Targets) => ReturnType<typeof render>;

/** Draws with texts of these catalogues and with targets; the texts come a moment later. */
export function showWith(catalogues: readonly string[]): Show {
  return (content, targets) => {
    const lit = targets === undefined ? content : <TargetsContext value={targets}>{content}</TargetsContext>;
    return render(<WithTexts also={catalogues}>{lit}</WithTexts>);
  };
}
