import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMPONENTS } from '../../generated/schichtwechsel-components';
import type { Option } from '../../lib/api';
import { WithTexts } from '../../lib/i18n';
import { change } from '../../lib/settings';
import { TargetsContext } from '../../table/board';
import { answered, cardsTo } from './begin';
import { Board } from './Board';
import { asked, CATALOGUES, copy, propsOf, type Sample, show, targetsOf } from './sample';

beforeEach(() => change({ language: 'en', speed: 0 }));
afterEach(cleanup);

const turn = asked('Turn');

const option = (...targets: string[]): Option => ({ id: 1, text: 'sw-card', args: {}, targets, commits: false });

/** The position asks this, so many plies later. */
function asking(kind: string, targets: readonly string[], later = 0, args = {}): Sample {
  const sample = copy(turn);
  sample.view.ply += later;
  sample.options = targets.map((target) => option(target));
  if (sample.decision !== null) sample.decision = { ...sample.decision, kind, args, seat: sample.seat ?? 0 };
  return sample;
}

/** Positions one after the other on one board; what is pressed on it. */
async function played(first: Sample, click: string, ...later: Sample[]): Promise<string[]> {
  const pressed: string[] = [];
  const told = (id: string): void => void pressed.push(id);
  const { container, rerender } = show(<Board {...propsOf(first)} />, targetsOf(first, told));
  await waitFor(() => expect(container.querySelector('.sw-stage')).not.toBeNull());
  const thing = container.querySelector(click);
  if (thing === null) throw new Error(`there is no ${click}`);
  await userEvent.click(thing);
  for (const next of later) {
    rerender(
      <WithTexts also={CATALOGUES}>
        <TargetsContext value={targetsOf(next, told)}>
          <Board {...propsOf(next)} />
        </TargetsContext>
      </WithTexts>,
    );
  }
  return pressed;
}

describe('a click on a thing', () => {
  it('may mean the cards of its group that lie out', () => {
    expect(cardsTo('cart:cart_1', turn.view, COMPONENTS)).toEqual([
      'card:haul_large',
      'card:haul_medium',
      'card:haul_small',
    ]);
    const canal = cardsTo('track:canal', turn.view, COMPONENTS);
    expect(canal).toContain('card:track_large_road_canal');
    expect(canal).not.toContain('card:track_medium_road_rail');
    expect(cardsTo('plot:plot_2vp', turn.view, COMPONENTS)).toEqual([]);
  });

  it('takes the only card that leads to it, and the thing once it is offered', async () => {
    const start = asking('Turn', ['card:haul_small', 'card:coking_small']);
    const haul = asking('Haul', ['cart:cart_1', 'cart:cart_4'], 2);
    expect(await played(start, '[data-target="cart:cart_4"]', haul)).toEqual(['card:haul_small', 'cart:cart_4']);
  });

  it('is remembered where several cards do, and forgotten once something else is asked', async () => {
    const start = asking('Turn', ['card:haul_small', 'card:haul_medium']);
    const haul = asking('Haul', ['cart:cart_4'], 2);
    expect(await played(start, '[data-target="cart:cart_4"]', haul)).toEqual(['cart:cart_4']);
    cleanup();
    expect(await played(start, '[data-target="cart:cart_4"]', asking('Turn', [], 9), haul)).toEqual([]);
  });

  it('never answers with what is not offered', async () => {
    const start = asking('Turn', ['card:haul_small']);
    const haul = asking('Haul', ['cart:cart_1'], 2);
    expect(await played(start, '[data-target="cart:cart_4"]', haul)).toEqual(['card:haul_small']);
    expect(answered(['cart:cart_4'], () => false)).toBeNull();
  });

  it('on a field further on takes all steps to it', async () => {
    const args = { road: 2, rail: 0, canal: 1 };
    const targets = ['track:road', 'track:canal'];
    const steps = [0, 1, 2].map((ply) => asking('TrackStep', targets, ply, args));
    const [first, ...later] = steps as [Sample, ...Sample[]];
    expect(await played(first, '[data-ahead="road:2"]', ...later)).toEqual(['track:road', 'track:road']);
  });
});
