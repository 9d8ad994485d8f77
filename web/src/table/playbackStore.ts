/**
 * Holds the present back while what others did is shown step by step. It listens to the table, so that it knows before
 * anything is drawn; who is asked is never told later than everybody else, only the board waits.
 */
import type { AnyView, Position, Schemas } from '../lib/api';
import type { Live } from '../lib/live';
import { settings, subscribe as onSettings } from '../lib/settings';
import { type Act, actsOf, MOST_ACTS, MOST_BACK, othersOf, paceMs, spansOf, type Step, stepsOf } from './playback';

type Past = Schemas['PastJson'];
/** Asks for the positions from one ply to another. */
export type Fetch = (table: string, first: number, last: number) => Promise<readonly Past[]>;

export type Playing = {
  steps: readonly Step[];
  /** The step that is shown; −1: none yet, they are on their way. */
  at: number;
  isPaused: boolean;
  /** What is drawn instead of the present; null: the present. */
  held: AnyView | null;
  /** The last ply that has been told of so far. */
  until: number;
};

export class Playback {
  private playing: Playing | null = null;
  private last: Position | null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private errand = 0;
  /** The first ply of what is being asked for. */
  private wanted: number | null = null;
  private readonly listeners = new Set<() => void>();
  private leave: (() => void)[] = [];
  /** The position whose news were shown step by step. */
  told: Position | null = null;
  /** The first ply of what is too long to be played without being asked for. */
  offered: number | null = null;

  constructor(
    private readonly live: Pick<Live, 'get' | 'subscribe' | 'table'>,
    private readonly fetch: Fetch,
    /** Told who acts before anything is drawn; null: nobody any more. */
    private readonly acts: (seat: number | null) => void = () => undefined,
  ) {
    this.last = live.get().game;
  }

  get = (): Playing | null => this.playing;

  subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen);
    if (this.listeners.size === 1) this.start();
    return () => {
      this.listeners.delete(listen);
      if (this.listeners.size === 0) this.stop();
    };
  };

  private start(): void {
    this.last = this.live.get().game;
    const hide = (): void => {
      if (document.hidden) this.skip();
    };
    document.addEventListener('visibilitychange', hide);
    this.leave = [
      this.live.subscribe(() => this.hear()),
      onSettings(() => {
        if (!isWanted()) this.skip();
      }),
      () => document.removeEventListener('visibilitychange', hide),
    ];
  }

  private stop(): void {
    for (const leave of this.leave) leave();
    this.leave = [];
    this.skip();
  }

  // -- what comes -----------------------------------------------------------------------------------------------------

  private hear(): void {
    const { game, table } = this.live.get();
    const { last } = this;
    if (game === last) return;
    this.last = game;
    if (game === null || last === null || game.seat !== last.seat || game.since !== last.ply) {
      this.offered = null;
      return this.skip(); // somebody else's eyes, or moves were taken back
    }
    const plies = game.ply - last.ply;
    if (plies <= 0) return;
    this.offered = null;
    const mine = table?.my_seats ?? [];
    const asked = last.decision?.seat ?? null;
    const isMine = asked !== null && mine.includes(asked);
    if (!isWanted() || document.hidden) return this.skip();
    if (plies > MOST_ACTS) {
      this.offered = last.ply;
      return this.skip();
    }
    if (plies === 1 && this.wanted === null) {
      const act = { ply: last.ply, seat: asked, events: game.events, view: game.view as AnyView };
      if (!isMine) this.append([act], game);
      else if (this.playing !== null) this.skip();
      return;
    }
    if (this.playing === null) this.hold(last.view, last.ply - 1);
    void this.load(this.wanted ?? last.ply, game, (pasts) => this.append(othersOf(actsOf(pasts, game), mine), game));
  }

  /** Ask for what lies between; whoever cannot have it sees the present. */
  private async load(first: number, game: Position, then: (pasts: readonly Past[]) => void): Promise<void> {
    const errand = (this.errand += 1);
    this.wanted = first;
    try {
      const found: Past[] = [];
      for (const [from, to] of spansOf(first, game.ply - 1))
        found.push(...(await this.fetch(this.live.table, from, to)));
      if (errand !== this.errand) return;
      this.wanted = null;
      then(found);
    } catch {
      if (errand === this.errand) this.skip();
    }
  }

  private append(acts: readonly Act[], game: Position): void {
    const { others } = settings();
    const before = this.playing;
    if (acts.length === 0) return before === null || before.steps.length === 0 ? this.skip() : undefined;
    this.told = game;
    const shown = before?.steps[before.at];
    if (before === null || shown === undefined) return this.show(stepsOf(acts, others), 0, false);
    const next = before.at + 1;
    const steps = [...before.steps.slice(0, next), ...stepsOf(acts, others, before.steps.slice(next))];
    this.set({ ...before, steps, held: shown.view }); // whoever plays fast does not cut short what is shown
  }

  // -- what is shown --------------------------------------------------------------------------------------------------

  private show(steps: readonly Step[], at: number, isPaused: boolean): void {
    const step = steps[at];
    clearTimeout(this.timer);
    if (step === undefined) return this.skip();
    const isLast = at === steps.length - 1;
    this.acts(step.seat);
    const rests = isPaused && !isLast; // the last one is the present, which never waits
    this.set({ steps, at, isPaused: rests, held: isLast ? null : step.view, until: step.last });
    if (rests) return;
    const { others, speed } = settings();
    this.timer = setTimeout(() => this.show(this.playing?.steps ?? [], at + 1, false), paceMs(step, others, speed));
  }

  /** Nothing jumps while the positions are on their way. */
  private hold(view: Position['view'], until: number): void {
    this.set({ steps: [], at: -1, isPaused: false, held: view as AnyView, until });
  }

  private set(playing: Playing | null): void {
    this.playing = playing;
    for (const listen of this.listeners) listen();
  }

  // -- what one may do ------------------------------------------------------------------------------------------------

  pause(): void {
    if (this.playing === null || this.playing.at < 0) return;
    const { steps, at, isPaused } = this.playing;
    this.show(steps, at, !isPaused);
  }

  /** On or back, and no further by itself. */
  step(by: 1 | -1): void {
    if (this.playing === null || this.playing.at < 0) return;
    const { steps, at } = this.playing;
    this.show(steps, Math.max(0, at + by), true);
  }

  /** To the present at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.errand += 1;
    this.wanted = null;
    if (this.playing === null) return;
    this.acts(null);
    this.set(null);
  }

  /** All of it once more, from a ply on. */
  again(from: number): void {
    const game = this.last;
    if (game === null || from >= game.ply) return;
    const first = Math.max(from, game.ply - MOST_BACK);
    this.offered = null;
    this.told = game;
    clearTimeout(this.timer);
    this.hold(game.view, game.ply);
    void this.load(first, game, (pasts) => {
      const [begin] = pasts;
      if (begin === undefined) return this.skip();
      const start: Step = { ply: first, seat: null, events: [], view: begin.view as AnyView, last: first - 1, acts: 0 };
      const mine = this.live.get().table?.my_seats ?? [];
      this.show([start, ...stepsOf(othersOf(actsOf(pasts, game), mine), settings().others)], 0, settings().speed === 0);
    });
  }
}

function isWanted(): boolean {
  const { speed, others } = settings();
  return speed > 0 && others !== 'none';
}
