import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Option } from '../../lib/api';
import { textsWith } from '../../lib/i18n';
import { change } from '../../lib/settings';
import { LONG_MS, stepOf } from '../../table/animation';
import { arrange } from '../../table/keys';
import { act } from './act';
import { extended, linksOf, pace, waits } from './chain';
import type { Event } from './events';
import { groupOf, GROUPS, keyOf } from './groups';
import { help } from './help';
import { stepMs } from './motion';
import { Panel } from './Panels';
import { Round } from './Round';
import { asked, CATALOGUES, copy, mineOf, playersOf, POSITIONS, propsOf, show } from './sample';
import { TextBoard } from './TextBoard';
import { causeOf, Track } from './Track';
import { pointsOf, WAYS, Won } from './Won';

beforeEach(() => change({ language: 'en' }));
afterEach(cleanup);

const event = (kind: Event['kind'], args: Record<string, unknown> = {}): Event =>
  ({ ply: 1, kind, text: `sw-${kind.replaceAll('_', '-')}`, args }) as Event;

const CHAIN = [
  event('card_paid', { seat: 1, card: 'track_large_road_canal', payment: 'p' }),
  event('disc_moved', { seat: 1, track: 'road', place: 3 }),
  event('barrier_crossed', { seat: 1, track: 'road', bonuses: ['house'] }),
  event('house_placed', { seat: 1, house: 'house_2', plot: 'plot_2vp' }),
  event('disc_moved', { seat: 1, track: 'canal', place: 1 }),
];

describe('a chain of effects', () => {
  it('has a link for every effect, in their order', () => {
    expect(linksOf(CHAIN).map(({ icon }) => icon)).toEqual(['road', 'road', 'house', 'house', 'canal']);
  });

  it('goes on until another begins', () => {
    const first = extended({ links: [], known: 0 }, CHAIN.slice(0, 2));
    const second = extended(first, CHAIN.slice(2));
    expect(second.links).toHaveLength(CHAIN.length);
    expect(second.known).toBe(2);
    const next = extended(second, [event('passed', { seat: 2 })]);
    expect(next.links).toHaveLength(1);
    expect(next.known).toBe(0);
  });

  it('lets its pieces wait for their turn, and never takes long', () => {
    const wait = waits(CHAIN);
    expect(wait('disc:1:road')).toBeLessThan(wait('house:1:0'));
    expect(wait('house:1:0')).toBeLessThan(wait('disc:1:canal'));
    expect(wait('disc:0:road')).toBe(0);
    expect(pace(100) * 100).toBeLessThanOrEqual(2_400);
  });

  it('knows every kind of event of real games', () => {
    const silent = new Set(['bag_filled', 'triple_drawn', 'stone_returned', 'tile_returned', 'variant_chosen']);
    const kinds = POSITIONS.flatMap(({ events }) => events).filter(({ kind }) => !silent.has(kind));
    expect(kinds.filter((found) => linksOf([found]).length === 0).map(({ kind }) => kind)).toEqual([]);
  });
});

describe('options', () => {
  const option = (text: string, args: Option['args']): Option => ({ id: 1, text, args, targets: [], commits: false });

  it('stand under the sign of their card', () => {
    expect(groupOf(option('sw-card', { card: 'haul_small' }))).toBe('sw-box-haul');
    expect(groupOf(option('sw-copy', { card: 'track_small' }))).toBe('sw-box-track');
    expect(groupOf(option('sw-haul', { cart: 'cart_1' }))).toBeNull();
  });

  it('have the keys that come to mind', () => {
    expect(keyOf(option('sw-haul', { cart: 'cart_3' }))).toBe('3');
    expect(keyOf(option('sw-pay', { payment: 'c' }))).toBe('m');
    expect(keyOf(option('sw-coking-field', { field: 'own_field' }))).toBeNull();
  });

  it('all have a key', () => {
    for (const { options } of POSITIONS) {
      const { groups } = arrange(options, {
        groupOf: (found) => groupOf(found) ?? GROUPS[found.text] ?? null,
        keyOf,
        say: (text) => text,
      });
      for (const { key } of groups.flatMap((group) => group.options)) expect(key).not.toBeNull();
    }
  });

  it('say what they do on the main button', async () => {
    const texts = await textsWith('en', CATALOGUES);
    expect(act(option('sw-haul', { cart: 'cart_3' }), asked('Haul').view, texts)).toBe('Haul cart 3');
    expect(act(option('sw-card', { card: 'haul_large' }), asked('Turn').view, texts)).toBe(
      'Use the large cart action: the player cube',
    );
    expect(act(option('sw-pass', {}), asked('Turn').view, texts)).toBeNull();
  });
});

describe('panels', () => {
  it('show what a player has', async () => {
    const { view, seat } = asked('Turn');
    const player = playersOf(view)[seat ?? 0];
    if (player === undefined) throw new Error('no player');
    show(<Panel view={view} seat={seat ?? 0} player={player} />);
    const tools = await screen.findByTitle('Tool markers');
    expect(tools.textContent).toContain(String(mineOf(asked('Turn')).tools));
  });

  it('show the step of the preparation, and who is asked', async () => {
    const { view } = asked('TakeTile');
    show(<Round view={view} players={playersOf(view)} />);
    const step = await screen.findByText('II', { selector: '[aria-current="step"] *' });
    expect(step).toBeDefined();
    const [name] = playersOf(view).filter(({ seat }) => seat === view.to_act);
    expect(screen.getAllByText(name?.name ?? '?', { exact: false }).length).toBeGreaterThan(0);
  });

  it('show what the round card would score now', async () => {
    const { view } = copy(asked('Turn'));
    view.seats.forEach((mine, seat) => (mine.round_vp = 10 + seat));
    show(<Round view={view} players={playersOf(view)} />);
    const list = await screen.findByRole('list', { name: /would score/ });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(playersOf(view).map(({ name, seat }) => `${name}+${10 + seat}`));
  });
});

describe('what is going on', () => {
  it('is named after the card that set it going', async () => {
    const { view, decision, seat } = asked('Haul');
    if (decision === null) throw new Error('nothing asked');
    const paid = event('card_paid', { seat, card: 'haul_large', payment: 'p' });
    show(<Track view={view} decision={decision} events={[paid]} />);
    await screen.findByText(/large cart action/);
    expect(causeOf(seat ?? 0, [paid, event('card_paid', { seat: 9, card: 'haul_small' })])).toBe(paid);
    expect(causeOf(seat ?? 0, [paid, event('round_began', { round: 2 })])).toBeNull(); // of another round
  });
});

describe('animation steps', () => {
  it('are scorings and chains, not everything', async () => {
    const texts = await textsWith('en', CATALOGUES);
    const say = texts.say.bind(texts);
    const scored = event('vp_gained', { seat: 0, category: 'round_cards', vp: 4 });
    expect(stepOf(scored, stepMs(scored) ?? 0, say, ['Anton'])).toMatchObject({ ms: LONG_MS, seat: 0, points: 4 });
    expect(stepMs(event('vp_gained', { seat: 0, category: 'action_cards', vp: 1 }))).toBeNull();
    expect(stepMs(event('cube_loaded', { seat: 0, kind: 'coal', cart: 'cart_1' }))).toBeNull();
  });
});

describe('help', () => {
  it('is there for whatever options name', () => {
    const ids = POSITIONS.flatMap(({ options }) => options.flatMap(({ targets }) => targets));
    const silent = ids.filter((id) => !id.startsWith('button:') && help(id) === null);
    expect(silent).toEqual([]);
  });
});

describe('the board in words', () => {
  it.each([2, 4])('tells late positions in sentences, %i players', async (players) => {
    for (const sample of POSITIONS.filter(({ view }) => view.players === players).slice(-4)) {
      const { container } = show(<TextBoard {...propsOf(sample)} />);
      await screen.findByRole('heading', { name: 'Anton' });
      expect(screen.getAllByRole('table').length).toBe(7);
      expect(container.textContent).not.toMatch(/web-sw|sw-|undefined|NaN|\{/);
      cleanup();
    }
  });

  it('has what the drawn board tells: worth of plots, values of tracks, what the round would score', async () => {
    const { container } = show(<TextBoard {...propsOf(asked('Turn'))} />);
    await screen.findByRole('heading', { name: 'Anton' });
    for (const said of [
      /What the round card would score now: Anton \+\d/,
      /From field 6 on 1 VP/,
      /Barrier:/,
      /At the end/i,
    ])
      expect(container.textContent).toMatch(said);
  });
});

describe('where the points came from', () => {
  it('counts every category once', () => {
    const all = WAYS.flatMap(({ categories }) => categories);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(25);
  });

  it('adds up rounds and marks the best', async () => {
    const sheet = [
      { category: 'round_cards', round: 1, points: [2, 4] },
      { category: 'round_cards', round: 2, points: [1, 0] },
      { category: 'end_tools', round: 0, points: [-4, -2] },
    ];
    const players = playersOf(asked('Turn', 2).view);
    const rounds = WAYS.find(({ categories }) => categories.includes('round_cards'));
    if (rounds === undefined) throw new Error('no such way');
    expect(pointsOf(rounds, sheet, 2)).toEqual([3, 4]);
    show(<Won sheet={sheet} players={players} />);
    const row = await screen.findByRole('row', { name: /Round cards/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.hasAttribute('data-best')),
    ).toEqual([false, true]);
  });
});
