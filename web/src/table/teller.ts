/** Tells steps one after the other. */
import type { AnimationStep } from './animation';
import { queued } from './story';

export class Teller {
  private waiting: readonly AnimationStep[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** The step that is told now. */
  now = (): AnimationStep | null => this.waiting[0] ?? null;

  subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen);
    return () => {
      this.listeners.delete(listen);
      if (this.listeners.size === 0) this.finish();
    };
  };

  tell(fresh: readonly AnimationStep[], speed: number): void {
    if (fresh.length === 0) return;
    this.set(queued(this.waiting, fresh, speed));
  }

  /** Tell nothing more of it. */
  finish(): void {
    if (this.waiting.length > 0) this.set([]);
  }

  private set(waiting: readonly AnimationStep[]): void {
    this.waiting = waiting;
    clearTimeout(this.timer);
    const [first, ...rest] = waiting;
    if (first !== undefined) this.timer = setTimeout(() => this.set(rest), first.ms);
    for (const listen of this.listeners) listen();
  }
}
