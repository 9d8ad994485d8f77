import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GlueckAufView } from '../../generated/glueck-auf';
import { COMPONENTS } from '../../generated/glueck-auf-components';
import { change } from '../../lib/settings';
import type { BoardProps } from '../../table/board';
import { layOut } from '../sample';
import type { Event } from './events';
import { Board } from './Board';
import { BAYS } from './surface/bays';
import { asked, POSITIONS, propsOf, type Sample, show, targetsOf } from './sample';

change({ language: 'en', speed: 0 });
layOut();

type More = Partial<BoardProps<GlueckAufView, Event>> & { onPress?: (id: string) => void };

/** The board of a position with its options lit, once its texts are there. */
async function board(sample: Sample, { onPress, ...more }: More = {}): Promise<HTMLElement> {
  const { container } = show(<Board {...propsOf(sample)} {...more} />, targetsOf(sample, onPress));
  await waitFor(() => expect(container.querySelector('.ga-stage')).not.toBeNull());
  return container;
}

afterEach(cleanup);

function targets(container: HTMLElement): string[] {
  return [...container.querySelectorAll('[data-target^="space:"]')].map(
    (found) => found.getAttribute('data-target') ?? '',
  );
}

describe.each([2, 3, 4])('the surface with %i players', (players) => {
  const sample = asked('PlaceWorkers', players);
  const { spaces } = sample.view;

  it('draws every space, and boards up those that are closed', async () => {
    const container = await board(sample);
    const open = Object.keys(COMPONENTS.spaces).filter((id) => spaces[id]?.is_open !== false);
    expect(targets(container).sort()).toEqual(open.map((id) => `space:${id}`).sort());
  });

  it('makes buttons with whole sentences of what may be chosen, and of nothing else', async () => {
    const container = await board(sample);
    const legal = sample.options.flatMap((option) => option.targets).sort();
    const buttons = [...container.querySelectorAll('[role="button"][data-target^="space:"]')];
    expect(buttons.map((button) => button.getAttribute('data-target')).sort()).toEqual(legal);
    for (const button of buttons)
      expect(button.getAttribute('aria-label')).toMatch(/^[A-Z].*: .*\. Send \d+ workers?\./);
  });

  it('draws every worker exactly once', async () => {
    const container = await board(sample);
    const names = [...container.querySelectorAll('[data-piece^="worker:"]')].map((found) =>
      found.getAttribute('data-piece'),
    );
    const crews = Object.values(spaces).reduce((sum, space) => sum + space.crew, 0);
    const resting = sample.view.seats.reduce((sum, seat) => sum + seat.on_bank + seat.in_canteen, 0);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(crews + resting);
  });
});

describe('every question', () => {
  const four = POSITIONS.filter(({ view }) => view.players === 4);
  it.each(four.map((sample, i) => [i, sample.decision?.kind ?? 'end', sample] as const))(
    '%i (%s) is drawn for desk and phone without complaint',
    async (_, __, sample) => {
      const complain = vi.spyOn(console, 'error');
      await board(sample);
      cleanup();
      await board(sample, { layout: 'phone', part: 'shared' });
      expect(complain).not.toHaveBeenCalled();
    },
  );
});

describe('a space', () => {
  it.each(Object.keys(BAYS).filter((id) => /^(money|pit)_/u.test(id)))('%s: the badge leaves its price free', (id) => {
    const { need, piece } = BAYS[id] ?? { need: { y: 0 }, piece: { y: 0, h: 0 } };
    expect(need.y).toBeGreaterThan(piece.y + piece.h);
  });

  const sample = asked('PlaceWorkers');
  const target = sample.options[0]?.targets[0] ?? '';

  it('is chosen by a click, by Enter and by the space bar', async () => {
    const press = vi.fn();
    const container = await board(sample, { onPress: press });
    const button = container.querySelector(`[role="button"][data-target="${target}"]`) as Element;
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.keyDown(button, { key: ' ' });
    fireEvent.keyDown(button, { key: 'x' });
    expect(press.mock.calls).toEqual([[target], [target], [target]]);
  });

  it('says what happens when it is pointed at', async () => {
    const container = await board(sample);
    fireEvent.pointerEnter(container.querySelector(`[data-target="${target}"]`) as Element);
    expect(document.querySelector('.ga-tip')?.textContent).toMatch(/Send \d+ worker/);
  });

  it('says why it is closed', async () => {
    const closed = Object.keys(sample.view.spaces).find((id) => sample.view.spaces[id]?.is_open === false);
    const container = await board(sample);
    fireEvent.pointerEnter(container.querySelector(`[data-help="space:${closed}"]`) as Element);
    expect(document.querySelector('.ga-tip')?.textContent).toContain('Closed with 3 players.');
  });
});

describe('sheets', () => {
  it.each(['Draft', 'Keep', 'ReturnPlace', 'ReturnOrder'])('of %s have a button for every option', async (kind) => {
    const sample = asked(kind);
    const press = vi.fn();
    const container = await board(sample, { onPress: press });
    const sheet = container.querySelector('.ga-sheet') as HTMLElement;
    const open = within(sheet)
      .getAllByRole('button')
      .filter((button) => !(button as HTMLButtonElement).disabled);
    for (const button of open) fireEvent.click(button);
    expect(press.mock.calls.flat().sort()).toEqual(sample.options.flatMap((option) => option.targets).sort());
  });

  it('of the first orders lies open as well while somebody else takes one', async () => {
    const container = await board({ ...asked('Draft'), decision: null, options: [] });
    expect(container.querySelector('.ga-sheet')).not.toBeNull();
  });

  it('stay closed to those who did not draw', async () => {
    const { drawn, ...view } = asked('Keep').view;
    if (drawn === null) throw new Error('nothing drawn');
    const others = { ...view, drawn: { ...drawn, pieces: null, block: null } };
    const container = await board({ ...asked('Keep'), options: [] }, { view: others });
    expect(container.querySelector('.ga-sheet')).toBeNull();
  });
});

describe('a phone', () => {
  it('lists the spaces of one building and leads to the others', async () => {
    const sample = asked('PlaceWorkers', 4);
    Element.prototype.scrollTo = vi.fn() as never;
    const press = vi.fn();
    const container = await board(sample, { layout: 'phone', part: 'shared', onPress: press });
    const rows = (): number => container.querySelectorAll('.ga-row').length;
    expect(rows()).toBe(9);
    const tabs = within(container.querySelector('.ga-buildings') as HTMLElement);
    fireEvent.click(tabs.getByRole('button', { name: /^Pit work/ }));
    expect(rows()).toBe(4);
    const legal = sample.options.flatMap((option) => option.targets).filter((id) => id.startsWith('space:pit_'));
    for (const row of container.querySelectorAll('button.ga-row')) fireEvent.click(row);
    expect(press.mock.calls.flat()).toEqual(legal);
  });

  it('keeps to the building one chose, whatever goes by on the way there', async () => {
    const container = await board(asked('PlaceWorkers', 4), { layout: 'phone', part: 'shared' });
    const scroller = container.querySelector('.ga-pano') as HTMLElement;
    Object.defineProperties(scroller, { scrollWidth: { value: 1440 * 0.9 }, clientWidth: { value: 390 } });
    let goal = 0;
    scroller.scrollTo = (({ left = 0 }: ScrollToOptions) => {
      goal = left;
    }) as never;
    const chosen = (): string => container.querySelector('.ga-buildings [aria-pressed="true"]')?.textContent ?? '';
    const comesTo = (left: number): void => {
      scroller.scrollLeft = left;
      fireEvent.scroll(scroller);
    };
    const tabs = within(container.querySelector('.ga-buildings') as HTMLElement);
    fireEvent.click(tabs.getByRole('button', { name: /^Orders/ }));
    for (const left of [0, goal / 2, goal - 30]) {
      comesTo(left);
      expect(chosen()).toMatch(/^Orders/);
    }
    comesTo(goal);
    expect(chosen()).toMatch(/^Orders/);
    comesTo(0); // pushed by a finger
    expect(chosen()).toMatch(/^Carts/);
  });
});

describe('what just happened', () => {
  it('is marked in the colour of who did it', async () => {
    const sample = asked('PlaceWorkers');
    const news = [{ ply: 1, kind: 'placed', text: 'ga-placed', args: { seat: 1, space: 'pit_8', count: 1 } }] as const;
    const container = await board(sample, { news });
    expect(container.querySelector('.lit-fresh [stroke="var(--p-blue)"]')).not.toBeNull();
    cleanup();
    expect((await board(sample)).querySelector('.lit-fresh')).toBeNull();
  });
});
