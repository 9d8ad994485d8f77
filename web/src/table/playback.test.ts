// What others did, step by step: the clock is ours.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Position, Schemas } from '../lib/api';
import type { Live, Snapshot } from '../lib/live';
import { change } from '../lib/settings';
import { type Act, countOf, isInTurn, MOST_ACTS, spansOf, stepsOf } from './playback';
import { Playback } from './playbackStore';
import { strike } from './usePlayback';

type Past = Schemas['PastJson'];

const event = (ply: number, seat: number, kind = 'done'): GameEvent => ({ ply, kind, text: kind, args: { seat } });
const view = (ply: number) => ({ ply }) as unknown as Position['view'];
const act = (ply: number, seat: number, told = 1): Act => ({
  ply,
  seat,
  events: Array.from({ length: told }, () => event(ply, seat)),
  view: view(ply + 1) as never,
});

describe('steps', () => {
  it('are decisions; what told nothing goes with the next, or the one before, of the same seat', () => {
    const found = stepsOf([act(4, 1, 0), act(5, 1), act(6, 1), act(7, 1, 0), act(8, 2)], 'act');
    expect(found.map(({ ply, last, seat, acts }) => [ply, last, seat, acts])).toEqual([
      [4, 5, 1, 1],
      [6, 7, 1, 1],
      [8, 8, 2, 1],
    ]);
    expect(found.map((step) => step.view)).toEqual([view(6), view(8), view(9)]);
  });

  it('are turns for who likes it so', () => {
    const found = stepsOf([act(4, 1), act(5, 1), act(6, 2), act(7, 1)], 'turn');
    expect(found.map(({ ply, last, acts }) => [ply, last, acts])).toEqual([
      [4, 5, 2],
      [6, 6, 1],
      [7, 7, 1],
    ]);
  });

  it('that wait go on with what comes', () => {
    const waiting = stepsOf([act(4, 1, 0)], 'act');
    const found = stepsOf([act(5, 1), act(6, 2)], 'act', waiting);
    expect(found.map(({ ply, last }) => [ply, last])).toEqual([
      [4, 5],
      [6, 6],
    ]);
    expect(waiting).toHaveLength(1);
  });

  it('of one seat in a row are a turn', () => {
    const steps = stepsOf([act(4, 1), act(5, 1), act(6, 2), act(7, 1)], 'act');
    const isAtFive = ({ ply }: GameEvent): boolean => ply === 5;
    expect([0, 1, 2, 3].map((at) => isInTurn(steps, at, isAtFive))).toEqual([true, true, false, false]);
  });

  it('are asked for in bounds, and counted by what others did', () => {
    expect(spansOf(3, 70)).toEqual([
      [3, 66],
      [67, 70],
    ]);
    expect(countOf([event(3, 1), event(3, 1), event(4, 0), event(5, 2)], 0)).toBe(2);
  });
});

/** A table at which others play, for one who sits on seat 0. */
class Others {
  private listener: () => void = () => undefined;
  asked: [number, number][] = [];
  answer: ((pasts: readonly Past[]) => void) | null = null;
  isAnswering = true;
  private game: Position;

  constructor(ply: number, seat: number) {
    this.game = this.at(ply, seat, null);
  }

  private at(ply: number, seat: number, since: number | null): Position {
    const events = since === null ? [] : Array.from({ length: ply - since }, (_, i) => event(since + i, 1));
    const options = seat === 0 ? [{ id: 1, text: '', args: {}, targets: [], commits: false }] : [];
    const decision = { seat, kind: 'Turn', prompt: 'ask' };
    return { ply, since, seat: 0, view: view(ply), events, options, decision, revision: ply } as unknown as Position;
  }

  /** The game goes on to a ply, where this seat is asked. */
  go(ply: number, seat: number, since = this.game.ply): void {
    this.game = this.at(ply, seat, since);
    this.listener();
  }

  readonly live = {
    table: 'abc',
    get: () => ({ game: this.game, table: { my_seats: [0] }, before: null }) as unknown as Snapshot,
    subscribe: (listen: () => void) => {
      this.listener = listen;
      return () => undefined;
    },
  } as unknown as Live;

  readonly fetch = (_: string, first: number, last: number): Promise<readonly Past[]> => {
    this.asked.push([first, last]);
    const pasts = Array.from({ length: last - first + 1 }, (_, i): Past => {
      const ply = first + i;
      return { ply, seat: 0, asked: 1, view: view(ply), events: [event(ply, 1)] } as unknown as Past;
    });
    if (this.isAnswering) return Promise.resolve(pasts);
    return new Promise((resolve) => {
      this.answer = () => resolve(pasts);
    });
  };
}

function sits(others: Others): Playback {
  const playback = new Playback(others.live, others.fetch);
  playback.subscribe(() => undefined);
  return playback;
}

/** What is drawn: the ply of the position that is held; null: the present. */
function drawn(playback: Playback): number | null | undefined {
  const playing = playback.get();
  return playing === null ? undefined : playing.held === null ? null : (playing.held as unknown as { ply: number }).ply;
}

const answered = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: 1, others: 'act' });
});
afterEach(() => {
  vi.useRealTimers();
  change({ speed: 1, others: 'act' });
  vi.restoreAllMocks();
});

describe('playback', () => {
  it('shows one position after the other, and then the present', async () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    others.go(8, 0);
    expect(drawn(playback)).toBe(5); // nothing jumps while the positions are on their way
    await answered();
    expect(others.asked).toEqual([[5, 7]]);
    expect(drawn(playback)).toBe(6);
    vi.advanceTimersByTime(800);
    expect(drawn(playback)).toBe(7);
    vi.advanceTimersByTime(800);
    expect(drawn(playback)).toBe(null); // the last step is the present: one is asked at once
    vi.advanceTimersByTime(800);
    expect(playback.get()).toBe(null);
  });

  it('needs no position for a single decision, and holds back nothing', () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    others.go(6, 2);
    expect(drawn(playback)).toBe(null);
    expect(playback.get()?.steps[0]?.events).toHaveLength(1);
    expect(others.asked).toEqual([]);
  });

  it('does not show what one did oneself', () => {
    const others = new Others(5, 0);
    const playback = sits(others);
    others.go(6, 1);
    expect(playback.get()).toBe(null);
  });

  it('goes on with what comes meanwhile', async () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    others.go(7, 2);
    await answered();
    others.go(8, 0);
    expect(playback.get()?.steps).toHaveLength(3);
    expect(drawn(playback)).toBe(6);
    vi.advanceTimersByTime(800);
    expect(drawn(playback)).toBe(7);
    vi.advanceTimersByTime(800);
    expect(drawn(playback)).toBe(null);
  });

  it('gives each its time, though they come one by one and faster than they are shown', () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    for (const ply of [6, 7, 8]) others.go(ply, ply === 8 ? 0 : 1);
    expect(playback.get()?.steps).toHaveLength(3);
    expect([playback.get()?.at, drawn(playback)]).toEqual([0, 6]);
    vi.advanceTimersByTime(800);
    expect([playback.get()?.at, drawn(playback)]).toEqual([1, 7]);
    vi.advanceTimersByTime(800);
    expect([playback.get()?.at, drawn(playback)]).toEqual([2, null]);
    vi.advanceTimersByTime(800);
    expect(playback.get()).toBe(null);
  });

  it('asks once more for all when more comes before the answer', async () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    others.isAnswering = false;
    others.go(7, 2);
    others.isAnswering = true;
    others.go(9, 0);
    await answered();
    expect(others.asked).toEqual([
      [5, 6],
      [5, 8],
    ]);
    expect(playback.get()?.steps.map(({ ply }) => ply)).toEqual([5, 6, 7, 8]);
  });

  it('tells of nothing before it is shown', async () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    const told = [];
    others.isAnswering = false;
    others.go(7, 2);
    told.push(playback.get()?.until);
    others.isAnswering = true;
    others.go(9, 0);
    told.push(playback.get()?.until);
    await answered();
    told.push(playback.get()?.until);
    vi.advanceTimersByTime(800);
    told.push(playback.get()?.until);
    expect(told).toEqual([4, 4, 5, 6]);
  });

  it('pauses, steps and skips', async () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    others.go(9, 0);
    await answered();
    playback.pause();
    vi.advanceTimersByTime(60_000);
    expect(drawn(playback)).toBe(6);
    playback.step(1);
    expect(drawn(playback)).toBe(7);
    playback.step(-1);
    playback.step(-1);
    expect([drawn(playback), playback.get()?.at]).toEqual([6, 0]);
    playback.pause();
    vi.advanceTimersByTime(800);
    expect(drawn(playback)).toBe(7);
    playback.skip();
    expect(playback.get()).toBe(null);
    vi.advanceTimersByTime(60_000);
    expect(playback.get()).toBe(null);
  });

  it('follows the keys while something is held back', async () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    const press = (key: string): boolean => strike(playback, new KeyboardEvent('keydown', { key }));
    expect(press(' ')).toBe(false);
    others.go(9, 0);
    await answered();
    expect(press(' ')).toBe(true);
    expect(playback.get()?.isPaused).toBe(true);
    expect([press('ArrowRight'), drawn(playback)]).toEqual([true, 7]);
    expect([press('ArrowLeft'), drawn(playback)]).toEqual([true, 6]);
    expect(press('z')).toBe(false);
    expect([press('Escape'), playback.get()]).toEqual([true, null]);
  });

  it('is not there without motion, nor where only the outcome is wanted', () => {
    for (const wish of [{ speed: 0 }, { others: 'none' }] as const) {
      change({ speed: 1, others: 'act', ...wish });
      const others = new Others(5, 1);
      const playback = sits(others);
      others.go(8, 0);
      expect(playback.get()).toBe(null);
      expect(others.asked).toEqual([]);
    }
  });

  it('ends as soon as nobody wants it', async () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    others.go(8, 0);
    await answered();
    change({ others: 'none' });
    expect(playback.get()).toBe(null);
  });

  it('ends when moves are taken back, and when the window is hidden', async () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    others.go(8, 0);
    await answered();
    others.go(6, 1, 6);
    expect(playback.get()).toBe(null);
    others.go(9, 0);
    await answered();
    expect(playback.get()).not.toBe(null);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(playback.get()).toBe(null);
    others.go(12, 0);
    expect(playback.get()).toBe(null); // who does not look is shown nothing
  });

  it('is offered, not begun, where it would be long; shown on demand it begins where one left', async () => {
    const others = new Others(5, 1);
    const playback = sits(others);
    others.go(5 + MOST_ACTS + 10, 0);
    expect([playback.get(), playback.offered]).toEqual([null, 5]);
    playback.again(5);
    await answered();
    expect(others.asked).toEqual([
      [5, 68],
      [69, 74],
    ]);
    expect(playback.get()?.steps).toHaveLength(1 + MOST_ACTS + 10);
    expect(drawn(playback)).toBe(5);
  });

  it('shown on demand without motion waits for each step', async () => {
    change({ speed: 0 });
    const others = new Others(8, 0);
    const playback = sits(others);
    playback.again(5);
    await answered();
    vi.advanceTimersByTime(60_000);
    expect([drawn(playback), playback.get()?.isPaused]).toEqual([5, true]);
    for (const wanted of [6, 7, null]) {
      playback.step(1);
      expect(drawn(playback)).toBe(wanted);
    }
  });

  it('that cannot be had gives way to the present', async () => {
    const others = new Others(5, 1);
    const playback = new Playback(others.live, () => Promise.reject(new Error('offline')));
    playback.subscribe(() => undefined);
    others.go(8, 0);
    await answered();
    expect(playback.get()).toBe(null);
  });
});
