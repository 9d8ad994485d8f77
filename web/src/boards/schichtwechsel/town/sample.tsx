/** For tests: real positions from the server's own samples, and a page with the title's texts. */
import { configure, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import samples from '../../../generated/samples.json';
import type { View } from '../../../generated/schichtwechsel';
import type { SchichtwechselComponents } from '../../../generated/schichtwechsel-components';
import type { Position } from '../../../lib/api';
import { WithTexts } from '../../../lib/i18n';
import { type BoardProps, COLORS, type Player, type Targets, TargetsContext } from '../../../table/board';
import { click, NOTHING, stateOf } from '../../../table/choosing';
import { FactsContext } from '../../facts';

// texts are loaded first, and a board is a long page to print
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message?.split('\n')[0]) });

export type Sample = Omit<Position, 'view'> & { view: View };

export const POSITIONS = samples['schichtwechsel'] as unknown as readonly Sample[];

/** The sample with a question of this kind, among so many players. */
export function asked(kind: string, players = 4): Sample {
  const found = POSITIONS.find(({ decision, view }) => decision?.kind === kind && view.players === players);
  if (found === undefined) throw new Error(`no sample asks ${kind} of ${players} players`);
  return found;
}

const NAMES = ['Anton', 'Berta', 'Cilly', 'Dora'];

export function propsOf({ view, seat, decision }: Sample): BoardProps<View, never> {
  const players: Player[] = view.seats.map((_, i) => ({
    seat: i,
    name: NAMES[i] ?? '',
    initial: NAMES[i]?.[0] ?? '',
    color: COLORS[i] ?? 'chalk',
    isMe: i === seat,
    isBot: false,
  }));
  return {
    view,
    seat,
    shown: seat ?? 0,
    players,
    decision,
    news: [],
    onShow: () => undefined,
    layout: 'wide',
    part: 'all',
  };
}

function targetsOf({ options }: Sample, told: (id: string) => void): Targets {
  return {
    any: options.length > 0,
    get: (id) => {
      const state = stateOf(options, NOTHING, id);
      const label = state === 'legal' ? `Choose ${id}` : '';
      return { state, label, key: null, press: () => click(options, [], id).forEach((one) => told(one)) };
    },
  };
}

type Shown = { told?: (id: string) => void; facts?: SchichtwechselComponents | null; inSvg?: boolean };

/** Draws with texts, targets and components; what was drawn, once the texts are there. */
export async function show(content: ReactNode, sample: Sample, shown: Shown = {}): Promise<HTMLElement> {
  const { told = () => undefined, facts = null, inSvg = true } = shown;
  const { container } = render(
    <WithTexts also={['schichtwechsel', 'web_sw_town']}>
      <FactsContext value={facts}>
        <TargetsContext value={targetsOf(sample, told)}>{inSvg ? <svg>{content}</svg> : content}</TargetsContext>
      </FactsContext>
    </WithTexts>,
  );
  await waitFor(() => {
    if (container.querySelector('.sw-art') === null) throw new Error('not drawn yet');
  });
  return container;
}

/** What can be pressed, by target. */
export function pressable(container: Element): string[] {
  const found = container.querySelectorAll('[role="button"][data-target], button[data-target]');
  return [...found].map((button) => button.getAttribute('data-target') ?? '').sort();
}
