import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { COMPONENTS } from '../../generated/kohle-und-kolonie-components';
import type { Option } from '../../lib/api';
import { change } from '../../lib/settings';
import { TargetsContext } from '../../table/board';
import { stepOf, wayNow, waysTo } from './begin';
import { type Begin, Begins, useBegin } from './Begins';
import { asked, copy, propsOf, type Sample, targetsOf } from './sample';

afterEach(() => {
  cleanup();
  change({ forced: true });
});

const menu = asked('TurnMenu');
const seat = menu.seat ?? 0;
const seen = { view: menu.view, seat, facts: COMPONENTS };
const offered =
  (...ids: string[]) =>
  (id: string): boolean =>
    ids.includes(id);

const onSale = Object.entries(menu.view.mines).find(([, { place }]) => place === 'display')?.[0] ?? '';
const waiting = Object.entries(menu.view.mines).find(([, { place }]) => place === 'waiting')?.[0] ?? '';

describe('a click may mean', () => {
  it('to buy a mine that is on offer, and nothing for others', () => {
    expect(waysTo(`mine:${onSale}`, seen)).toEqual([{ by: ['button:buy_mine'], target: `mine:${onSale}` }]);
    expect(waysTo(`mine:${waiting}`, seen)).toEqual([]);
  });

  it('to build where one has no settlement, to deploy or to move where one has', () => {
    const way = (settlements: Record<string, number>): readonly string[] => {
      const view = copy(menu.view);
      view.villages['horst'] = { is_in_play: true, workers: 0, settlements };
      return waysTo('village:horst', { ...seen, view })[0]?.by ?? [];
    };
    expect(way({})).toEqual(['button:place_settlement']);
    expect(way({ [seat]: 0 })).toEqual(['button:move_miners', 'button:deploy']);
    expect(way({ [seat]: 1 })).toEqual(['button:move_miners', 'button:move']);
  });

  it('to use the token that does the same, where the action is not offered', () => {
    const view = copy(menu.view);
    view.villages['horst'] = { is_in_play: true, workers: 0, settlements: {} };
    const mine = view.seats[seat];
    if (mine !== undefined) mine.bonus = 'bonus_settlement';
    const ways = waysTo('village:horst', { ...seen, view });
    expect(wayNow(ways, offered('button:use_bonus'))?.by).toEqual(['button:use_bonus', 'button:use_bonus']);
    expect(wayNow(ways, offered('button:use_bonus', 'button:place_settlement'))?.by).toEqual([
      'button:place_settlement',
    ]);
    expect(wayNow(ways, offered('button:buy_mine'))).toBeNull();
  });
});

describe('a way', () => {
  const way = { by: ['button:deploy'], target: 'pithead:cokery_miner_1' };

  it('goes straight to the thing, else by the next button, and ends where neither is offered', () => {
    expect(stepOf(way, offered('button:deploy', way.target))).toEqual({ press: way.target, left: null });
    expect(stepOf(way, offered('button:deploy'))).toEqual({ press: 'button:deploy', left: { ...way, by: [] } });
    expect(stepOf(way, offered('mine:k-rabe'))).toBeNull();
  });
});

/** The position as it is drawn; tells what is pressed. */
function table(sample: Sample, told: string[], target: string, found: (begin: Begin | null) => void): React.ReactNode {
  function Thing(): null {
    found(useBegin(target));
    return null;
  }
  return (
    <TargetsContext value={targetsOf(sample, (id) => told.push(id))}>
      <Begins {...propsOf(sample)}>
        <Thing />
      </Begins>
    </TargetsContext>
  );
}

const option = (id: number, target: string): Option => ({ ...(menu.options[0] as Option), id, targets: [target] });

/** The menu with these buttons, and the question that follows it. */
function after(targets: readonly string[], ply: number): Sample {
  return { ...menu, view: { ...menu.view, ply, to_act: seat }, options: targets.map((target, i) => option(i, target)) };
}

describe('a click that begins something', () => {
  const target = `mine:${onSale}`;
  const other = 'mine:another';
  const first = after(['button:buy_mine', 'button:end_turn'], 10);

  function clicked(next: Sample): string[] {
    const told: string[] = [];
    let begin: Begin | null = null;
    const find = (found: Begin | null): void => void (begin = found);
    const { rerender } = render(table(first, told, target, find));
    (begin as Begin | null)?.press();
    expect(told).toEqual(['button:buy_mine']);
    rerender(table(next, told, target, find));
    rerender(table(after([target], 12), told, target, find));
    return told.slice(1);
  }

  it('goes on by itself once what was clicked is offered', () => {
    expect(clicked(after([other, target], 11))).toEqual([target]);
  });

  it('goes no further where it is not, not even later', () => {
    expect(clicked(after([other], 11))).toEqual([]);
  });

  it('waits while a forced step answers itself, but not for others', () => {
    const silent = { ...after([], 11), decision: null };
    expect(clicked(silent)).toEqual([target]);
    cleanup();
    expect(clicked({ ...silent, view: { ...silent.view, to_act: seat + 1 } })).toEqual([]);
  });

  it('is none where it is lit already, and for who is not asked', () => {
    let begin: Begin | null = null;
    render(table(after([target, 'button:buy_mine'], 10), [], target, (found) => (begin = found)));
    expect(begin).toBeNull();
    cleanup();
    render(table({ ...first, decision: null }, [], target, (found) => (begin = found)));
    expect(begin).toBeNull();
  });
});

describe('a token that is chosen as an extra action', () => {
  const choice = (ply: number): Sample => {
    const sample = after(['button:use_bonus', 'button:stop'], ply);
    return { ...sample, decision: sample.decision && { ...sample.decision, kind: 'ExtraActionChoice' } };
  };
  const pressed = (first: Sample, next: Sample): string[] => {
    const told: string[] = [];
    const { rerender } = render(table(first, told, target, () => undefined));
    rerender(table(next, told, target, () => undefined));
    return told;
  };
  const target = `mine:${onSale}`;
  const token = after(['button:use_bonus', 'button:stop'], 11);

  it('is used at once, but not after one went back, nor for a marker or where nothing goes by itself', () => {
    expect(pressed(choice(10), token)).toEqual(['button:use_bonus']);
    expect(pressed(choice(12), token)).toEqual([]);
    expect(pressed(choice(10), after(['button:use_bonus', 'button:move_miners'], 11))).toEqual([]);
    expect(pressed(after(['button:use_bonus', 'button:stop'], 10), token)).toEqual([]);
    change({ forced: false });
    expect(pressed(choice(10), token)).toEqual([]);
  });
});
