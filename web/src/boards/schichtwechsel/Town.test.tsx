import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { View } from '../../generated/schichtwechsel';
import { COMPONENTS } from '../../generated/schichtwechsel-components';
import { change } from '../../lib/settings';
import { layOut } from '../sample';
import { Cards } from './Cards';
import { PhoneCards } from './PhoneCards';
import { PhoneTown } from './PhoneTown';
import { LyingContext, useFollowedPieces } from './places';
import { Town } from './Town';
import { asked, POSITIONS, pressable, propsOf, type Sample, show } from './town/sample';
import type { Event } from './events';

change({ language: 'en', speed: 0 });
layOut();
afterEach(cleanup);

const ON_BOARD = /^(card|variant|field|frame_space|headframe|plot|steps|track):/;
const OWN = 'card:own_card';

/** The whole shared board of a position. */
function Wide({ sample }: { sample: Sample }) {
  const props = propsOf(sample);
  return (
    <>
      <Cards {...props} side="left" />
      <Town {...props} />
      <Cards {...props} side="right" />
    </>
  );
}

/** The same, with pieces that have names. */
function Followed({ sample }: { sample: Sample }) {
  return (
    <LyingContext value={useFollowedPieces(sample.view)}>
      <Wide sample={sample} />
    </LyingContext>
  );
}

function Phone({ sample }: { sample: Sample }) {
  return (
    <>
      <PhoneTown {...propsOf(sample)} />
      <PhoneCards {...propsOf(sample)} />
    </>
  );
}

function wanted(sample: Sample): string[] {
  return [...new Set(sample.options.flatMap(({ targets }) => targets))].filter((id) => ON_BOARD.test(id)).sort();
}

const WITH_TARGETS = POSITIONS.filter((sample) => wanted(sample).length > 0);

describe('everything that may be chosen on the board can be pressed, and nothing else', () => {
  it.each(WITH_TARGETS.map((sample) => [sample.view.players, sample.decision?.kind, sample] as const))(
    'with %i players, asked %s',
    async (_, __, sample) => {
      const complain = vi.spyOn(console, 'error');
      const wide = await show(<Wide sample={sample} />, sample);
      expect(pressable(wide)).toEqual(wanted(sample).filter((id) => id !== OWN));
      cleanup();
      const phone = await show(<Phone sample={sample} />, sample, { inSvg: false });
      expect(pressable(phone)).toEqual(wanted(sample));
      expect(complain).not.toHaveBeenCalled();
    },
  );
});

describe.each([2, 4])('with %i players', (players) => {
  const sample = asked('Turn', players);
  const { view } = sample;

  it('every card that lies out is there once', async () => {
    const drawn = await show(<Wide sample={sample} />, sample);
    const cards = [...drawn.querySelectorAll('[data-home^="card:"]')].map((card) => card.getAttribute('data-home'));
    expect(cards.sort()).toEqual(
      Object.keys(view.cards)
        .map((id) => `card:${id}`)
        .sort(),
    );
  });

  it('every piece on the board is there once, under its own name', async () => {
    const drawn = await show(<Followed sample={sample} />, sample);
    const names = [...drawn.querySelectorAll('[data-piece]')].map((piece) => piece.getAttribute('data-piece') ?? '');
    const count = (kind: string): number => names.filter((name) => name.startsWith(`${kind}:`)).length;
    const sum = (of: (seat: View['seats'][number]) => number): number =>
      view.seats.reduce((all, seat) => all + of(seat), 0);
    const standing = Object.values(view.headframe_spaces).filter((owner) => owner !== null).length;
    expect(new Set(names).size).toBe(names.length);
    expect(count('disc')).toBe(3 * players);
    expect(count('miner')).toBe(players);
    expect(count('headframe')).toBe(standing + sum((seat) => seat.headframes_in_base));
    expect(count('coke')).toBe(sum((seat) => seat.coke_in_plant));
    expect(count('house')).toBe(sum((seat) => Object.values(seat.plots).reduce((all, houses) => all + houses, 0)));
  });
});

describe('a target', () => {
  it('is pressed by click, Enter and space, and says in whole sentences what it does', async () => {
    const sample = asked('CopyCard');
    const [first = ''] = wanted(sample);
    const told = vi.fn();
    const drawn = await show(<Wide sample={sample} />, sample, { told });
    const button = drawn.querySelector(`[role="button"][data-target="${first}"]`) as Element;
    expect(button.getAttribute('aria-label')).toMatch(/^Choose card:\w+\. [A-Z].* action\. .*\. Costs 1 white cube\./);
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.keyDown(button, { key: ' ' });
    expect(told.mock.calls.flat()).toEqual([first, first, first]);
  });

  it('of the shift is the space that so many steps lead to', async () => {
    const sample = asked('MinerSteps', 2);
    const drawn = await show(<Wide sample={sample} />, sample);
    const ahead = sample.view.seats[sample.decision?.seat ?? 0]?.spaces_ahead ?? [];
    expect(ahead.length).toBeGreaterThan(0);
    ahead.forEach((space, i) => {
      const spot = drawn.querySelector(`[data-tip="shift:${space}"] [role="button"]`);
      expect(spot?.getAttribute('data-target')).toBe(`steps:${i + 1}`);
    });
  });
});

describe('pointing', () => {
  const sample = asked('Turn');

  async function told(component: string, view: View = sample.view): Promise<string> {
    const drawn = await show(<Wide sample={{ ...sample, view }} />, sample);
    const spot = drawn.querySelector(`[data-tip="${component}"] [data-help]`);
    fireEvent.pointerEnter(spot as Element);
    const text = document.querySelector('.sw-tip')?.textContent ?? '';
    fireEvent.pointerLeave(spot as Element);
    expect(document.querySelector('.sw-tip')).toBeNull();
    return text;
  }

  it('at a card tells price, effects and who used it', async () => {
    const used = { is_available: false, users: [1], white: 2, cubes: [], coins: 0 };
    const view = { ...sample.view, cards: { ...sample.view.cards, haul_medium: used } };
    expect(await told('card:haul_medium', view)).toBe(
      'Medium cart actionHaul up to 2 full carts.Costs 2 white cubes.Used this round by Berta.',
    );
  });

  it('at a station tells what it does, and at a covered one that it is', async () => {
    expect(await told('shift:lamp_room')).toContain('Copy a card (large), take 1 tool marker.');
    cleanup();
    expect(await told('shift:overseer', asked('Turn', 2).view)).toContain('Covered with 2 players.');
  });

  it.each([
    ['plot:plot_spoil', 'At the end 1 VP and 1 VP for each spoil on your heap.'],
    ['barrier:road:10', 'Bring a headframe from your own card to the base or gain 2 VP.'],
    ['track:rail', 'From field 5 on 2 VP at the end.'],
    ['frame_space:large_canal', 'Move 1 field on the canal, gain 2 VP.'],
    ['field:grey_2', 'Raise the water by 1.'],
    ['field:own_field:0', 'Own coking field: Anton'],
    ['headframe:base', 'Base of the headframes'],
  ])('at %s says: %s', async (component, text) => {
    expect((await told(component)).toLowerCase()).toContain(text.toLowerCase());
  });
});

describe('pieces', () => {
  it('that have just moved are marked in the colour of who moved them', async () => {
    const sample = asked('Turn');
    const news = [
      { ply: 1, kind: 'card_paid', text: 'sw-card-paid', args: { seat: 1, card: 'haul_large', payment: 'p' } },
      { ply: 1, kind: 'disc_moved', text: 'sw-disc-moved', args: { seat: 1, track: 'road', place: 3 } },
    ] as const satisfies readonly Event[];
    const drawn = await show(
      <>
        <Cards {...propsOf(sample)} news={news} side="left" />
        <Town {...propsOf(sample)} news={news} />
      </>,
      sample,
    );
    expect(drawn.querySelectorAll('.lit-fresh [stroke="var(--p-blue)"]')).toHaveLength(2);
  });
});

describe('components of the players’ own', () => {
  it('are drawn instead of the printed ones', async () => {
    const sample = asked('Turn');
    const facts = structuredClone(COMPONENTS);
    Object.assign(facts.tracks['road'] ?? {}, {
      length: 26,
      barriers: [{ after: 3, bonuses: ['vp2', 'miner', 'headframe'] }],
    });
    facts.shift.spaces.reverse();
    const drawn = await show(<Wide sample={sample} />, sample, { facts });
    const tips = [...drawn.querySelectorAll('[data-tip]')].map((spot) => spot.getAttribute('data-tip') ?? '');
    expect(tips.filter((id) => id.startsWith('barrier:road'))).toEqual(['barrier:road:3']);
    expect(tips.find((id) => id.startsWith('shift:'))).toBe('shift:gate_out');
    expect(drawn.querySelector('[data-home="track:road"]')?.textContent).toContain('25');
  });
});
