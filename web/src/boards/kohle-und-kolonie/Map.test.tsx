import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COMPONENTS } from '../../generated/kohle-und-kolonie-components';
import { change } from '../../lib/settings';
import { FactsContext } from '../facts';
import { layOut } from '../sample';
import { Map } from './Map';
import { PhoneMap } from './PhoneMap';
import { asked, POSITIONS, propsOf, type Sample, show, targetsOf } from './sample';

change({ language: 'en', speed: 0 });
layOut();
afterEach(cleanup);

type How = { box?: unknown; onPress?: (id: string) => void; isPhone?: boolean; news?: Sample['events'] };

async function map(
  sample: Sample,
  { box = null, onPress, isPhone = false, news = [] }: How = {},
): Promise<HTMLElement> {
  const Which = isPhone ? PhoneMap : Map;
  const drawn = (
    <FactsContext value={box}>
      <Which {...propsOf(sample)} news={news} />
    </FactsContext>
  );
  const { container } = show(drawn, targetsOf(sample, onPress));
  await waitFor(() => expect(container.querySelector('.kkm-svg')).not.toBeNull());
  return container;
}

const ON_MAP = /^(mine|village|station):/;

function onMap({ options }: Sample): string[] {
  return [...new Set(options.flatMap(({ targets }) => targets).filter((target) => ON_MAP.test(target)))].sort();
}

function buttons(container: HTMLElement): string[] {
  const found = [...container.querySelectorAll('.kkm-svg [role="button"]')];
  return found.map((button) => button.getAttribute('data-target') ?? '').sort();
}

function at(container: HTMLElement, target: string): Element {
  const found = container.querySelector(`.kkm-svg [data-target="${target}"]`);
  if (found === null) throw new Error(`nothing drawn at ${target}`);
  return found;
}

describe('every question', () => {
  it.each(POSITIONS.map((sample, i) => [i, sample.decision?.kind ?? 'end', sample] as const))(
    '%i (%s) lights its places on the map, and nothing else',
    async (_, __, sample) => {
      const complain = vi.spyOn(console, 'error');
      const container = await map(sample);
      expect(buttons(container)).toEqual(onMap(sample));
      expect(complain).not.toHaveBeenCalled();
    },
  );
});

describe('a mine', () => {
  const sample = asked('BuyMinePick');
  const target = onMap(sample)[0] ?? '';
  const id = target.replace('mine:', '');

  it('is bought by a click, by Enter and by the space bar', async () => {
    const press = vi.fn();
    const button = at(await map(sample, { onPress: press }), target);
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.keyDown(button, { key: ' ' });
    expect(press.mock.calls).toEqual([[target], [target], [target]]);
  });

  it('says what it costs, who works near it and what it would score for me', async () => {
    const container = await map(sample);
    fireEvent.pointerEnter(at(container, target));
    const { cost, number, claim } = COMPONENTS.mines[id] ?? { cost: -1, number: -1, claim: '' };
    const { scores = [], scores_with_mine = [] } = sample.view.claims[claim] ?? {};
    const seat = sample.seat ?? 0;
    const more = (scores_with_mine[seat] ?? 0) - (scores[seat] ?? 0);
    const text = document.querySelector('.kkm-tip')?.textContent ?? '';
    expect(text).toContain(`No. ${number} `);
    expect(text).toContain(`Costs ${cost} T`);
    expect(text).toContain(`${more} VP more for you`);
    expect(text).toMatch(/Workers beside it|No worker is left/);
    fireEvent.pointerLeave(at(container, target));
    expect(document.querySelector('.kkm-tip')).toBeNull();
  });

  it('tells nobody’s score to a spectator', async () => {
    const container = await map({ ...sample, seat: null });
    fireEvent.pointerEnter(at(container, target));
    expect(document.querySelector('.kkm-tip')?.textContent).not.toContain('for you');
  });

  it('is marked in the colour of its buyer', async () => {
    const news = [
      { ply: 1, kind: 'mine_bought', text: 'kk-mine-bought', args: { seat: 1, mine: id, coins: 1 } },
    ] as Sample['events'];
    const container = await map(sample, { news });
    expect(container.querySelector('.lit-fresh [stroke="var(--p-blue)"]')).not.toBeNull();
  });
});

describe('claims', () => {
  it('under the hammer are highlighted, and named in red', async () => {
    const sample = asked('AuctionBid');
    const container = await map(sample);
    const claim = sample.view.auction?.claim ?? '';
    expect(container.querySelector('.kkm-hot')?.getAttribute('data-hot')).toBe(claim);
    const hot = [...container.querySelectorAll('text[data-hot="true"]')].map((line) => line.textContent).join(' ');
    expect(hot).toBe(COMPONENTS.claims[claim]?.name.toUpperCase());
  });

  it('of Essen are hatched among three, and their mines are not there', async () => {
    const sample = asked('BuyMinePick', '2013');
    expect(sample.view.players).toBe(3);
    const container = await map(sample);
    const out = [...container.querySelectorAll('.kkm-out')].map((claim) => claim.getAttribute('data-out'));
    const essen = Object.keys(COMPONENTS.claims).filter((id) => COMPONENTS.claims[id]?.region === 'essen');
    expect(out).toEqual(essen);
    expect(container.querySelector('[data-target="mine:k-wolff"]')).toBeNull();
  });
});

describe('a board that the players brought', () => {
  const sample = asked('BuyMinePick');
  const villages = { ...COMPONENTS.villages };
  const first = Object.keys(villages).find((id) => sample.view.villages[id]?.is_in_play) ?? '';
  const box = {
    ...COMPONENTS,
    villages: { ...villages, [first]: { ...villages[first], name: 'Neudorf', position: { x: 500, y: 350 } } },
    outline: [],
    river: [],
  };

  it('is drawn in place of ours', async () => {
    const container = await map(sample, { box });
    const names = [...container.querySelectorAll('.kkm-villages text')].map((name) => name.textContent);
    expect(names).toContain('Neudorf');
    expect(names).not.toContain(villages[first]?.name);
    expect(container.querySelector('.kkm-outline')).toBeNull();
    expect(buttons(container)).toEqual(onMap(sample));
  });
});

describe('the window', () => {
  const sample = asked('BuyMinePick');
  const width = (container: HTMLElement): number =>
    Number.parseFloat((container.querySelector('.kkm-inner-map') as HTMLElement).style.width);
  const button = (container: HTMLElement, name: string): Element | null =>
    container.querySelector(`.kkm-zoom [aria-label="${name}"]`);

  it('zooms by buttons and by keys, and back', async () => {
    const container = await map(sample);
    const whole = width(container);
    expect(button(container, 'Zoom out')).toBeNull();
    fireEvent.click(button(container, 'Zoom in') as Element);
    expect(width(container)).toBeCloseTo(whole * 1.6);
    fireEvent.keyDown(container.querySelector('.kkm-window') as Element, { key: '+' });
    expect(width(container)).toBeCloseTo(whole * 2.56);
    fireEvent.click(button(container, 'Show the whole map') as Element);
    expect(width(container)).toBeCloseTo(whole);
    expect(document.activeElement).toBe(button(container, 'Zoom in'));
  });

  it('shows the names of mines only from near', async () => {
    const container = await map(sample);
    expect(container.querySelector('.kkm-name')).toBeNull();
    fireEvent.click(button(container, 'Zoom in') as Element);
    fireEvent.click(button(container, 'Zoom in') as Element);
    expect(container.querySelector('.kkm-name')).not.toBeNull();
  });
});

describe('a phone', () => {
  it.each(['BuyMinePick', 'SettlementSite', 'RailroadAccidentPick'])('lists what %s lets me choose', async (kind) => {
    const sample = asked(kind);
    const press = vi.fn();
    const container = await map(sample, { onPress: press, isPhone: true });
    expect(buttons(container)).toEqual(onMap(sample));
    for (const row of container.querySelectorAll('.kkm-choice')) fireEvent.click(row);
    expect(press.mock.calls.flat().sort()).toEqual(onMap(sample));
  });

  it('tells what was tapped until it is closed', async () => {
    const sample = asked('TurnMenu');
    const container = await map(sample, { isPhone: true });
    const spot = container.querySelector('.kkm-svg [data-target^="village:"]') as Element;
    fireEvent.pointerEnter(spot);
    fireEvent.pointerLeave(spot);
    const card = container.querySelector('.kkm-card') as Element;
    expect(card.textContent).not.toBe('');
    fireEvent.click(card.querySelector('button') as Element);
    expect(container.querySelector('.kkm-card')).toBeNull();
  });
});
