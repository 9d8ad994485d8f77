// Scorings that come by themselves.
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '../lib/settings';
import type { Scoring } from './scene';
import { useScenes } from './useScenes';

const told = (count: number): Scoring[] =>
  ['I', 'II', 'III'].slice(0, count).map((key) => ({ key, label: key, title: key, groups: [] }));

function at(count: number) {
  return renderHook(({ all, isHeld }) => useScenes(all, isHeld), {
    initialProps: { all: told(count), isHeld: false },
  });
}

beforeEach(() => change({ speed: 1 }));

describe('scorings', () => {
  it('open when they come, one after the other', () => {
    const { result, rerender } = at(0);
    rerender({ all: told(2), isHeld: false });
    expect([result.current.open?.key, result.current.isFresh]).toEqual(['I', true]);
    act(() => result.current.show(null));
    expect(result.current.open?.key).toBe('II');
    act(() => result.current.show(null));
    expect(result.current.open).toBe(null);
  });

  it('come once, also when one steps back and on while moves are shown', () => {
    const { result, rerender } = at(0);
    rerender({ all: told(1), isHeld: true });
    act(() => result.current.show(null));
    rerender({ all: told(0), isHeld: true });
    rerender({ all: told(1), isHeld: true });
    rerender({ all: told(1), isHeld: false });
    expect(result.current.open).toBe(null);
  });

  it('come again when the moves that led to them were taken back', () => {
    const { result, rerender } = at(1);
    expect(result.current.open).toBe(null);
    rerender({ all: told(0), isHeld: false });
    rerender({ all: told(1), isHeld: false });
    expect(result.current.open?.key).toBe('I');
  });

  it('do not open by themselves without motion', () => {
    change({ speed: 0 });
    const { result, rerender } = at(0);
    rerender({ all: told(1), isHeld: false });
    expect(result.current.open).toBe(null);
  });
});
