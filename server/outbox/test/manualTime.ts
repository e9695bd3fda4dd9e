import type { Schedule } from '../worker/schedule.ts';

/** A clock and timers that only move when told. */
export class ManualTime {
  readonly started = Date.UTC(2026, 10, 20, 9, 0, 0);
  now = this.started;
  #passed = 0;
  #timers: { at: number; run: () => void }[] = [];

  readonly clock = () => this.now;

  /** Follows the clock, but for what is set by `setClock`. */
  readonly monotonic = () => this.now + this.#passed;

  /** What somebody does who finds the clock wrong: no time passes. */
  setClock(now: number): void {
    this.#passed += this.now - now;
    for (const timer of this.#timers) timer.at += now - this.now;
    this.now = now;
  }

  readonly schedule: Schedule = (ms, run) => {
    const timer = { at: this.now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(other => other !== timer);
    };
  };

  /** Moves on and runs what falls due on the way, each at its own time. */
  advance(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#timers.filter(timer => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter(timer => timer !== next);
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = end;
  }
}
