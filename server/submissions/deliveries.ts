import type { Logger } from 'pino';
import { type AttemptResult, attempt, type Deliver } from './attempt.ts';
import { backoff, LONGEST_WAIT_MS, PATIENCE_MS } from './backoff.ts';
import { type Refusal, StorageError } from './errors.ts';
import { type FormRoute, routeOf, submissionKinds } from './form.ts';
import type { Outbox } from './outbox.ts';
import type { Schedule } from './schedule.ts';
import type { Stored } from './stored.ts';

// How long a visitor waits for the service before the answer is given without it.
const VISITOR_MS = 5_000;

// A WordPress that sends its mail before it answers is slow, and one cut off early would be sent everything twice.
const TRY_MS = 30_000;

interface Parts {
  readonly outbox: Outbox;
  readonly deliver: Deliver;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly clock: () => number;
  readonly random: () => number;
  readonly schedule: Schedule;
}

/**
 * Brings stored submissions to the service: the first try while the visitor waits, the others one after the other when
 * they are due. One at a time, so that a service that comes back is not run over.
 */
export class Deliveries {
  readonly #parts: Parts;
  readonly #closing = new AbortController();
  readonly #busy = new Set<number>();
  readonly #firsts = new Set<Promise<void>>();
  readonly #failing = new Set<FormRoute>();
  #started = false;
  #round: Promise<void> | null = null;
  #cancelTimer = () => {};
  // After a failed write: a try that could not be noted would be made again and again.
  #notBefore = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The first try. Resolves with its result, or with `failed` after 5 s or at the deadline (milliseconds since 1970):
   * then the visitor is answered and the try goes on behind.
   */
  first(row: Stored, deadline: number): Promise<AttemptResult> {
    const { outbox, clock, schedule } = this.#parts;
    const patience = Math.max(0, Math.min(VISITOR_MS, deadline - clock()));
    return new Promise(resolve => {
      let answered = false;
      const cancel = schedule(patience, () => {
        answered = true;
        resolve({ type: 'failed', fault: 'no answer yet' });
      });
      const refused = (refusal: Refusal) => (answered ? this.#park(row, refusal.code) : outbox.forget(row));
      const tried = this.#deliver(row, refused).then(result => {
        cancel();
        resolve(result);
        this.#firsts.delete(tried);
        this.#plan();
      });
      this.#firsts.add(tried);
    });
  }

  /** Begins to deliver what waits. What an earlier process left is due at once: nobody else is at it. */
  start(): void {
    if (this.#started) return;
    this.#parts.outbox.wake(submissionKinds, this.#parts.clock());
    this.#started = true;
    this.#plan();
  }

  async close(): Promise<void> {
    this.#started = false;
    this.#cancelTimer();
    this.#closing.abort(new DOMException('shutting down', 'AbortError'));
    await Promise.all([this.#round, ...this.#firsts]);
  }

  async #deliver(row: Stored, refused: (refusal: Refusal) => void): Promise<AttemptResult> {
    const { deliver, schedule } = this.#parts;
    this.#busy.add(row.id);
    const result = await attempt(deliver, row, TRY_MS, schedule, this.#closing.signal);
    this.#safely(() => {
      if (result.type === 'refused') refused(result.refusal);
      else if (result.type === 'failed') this.#postpone(row, result.fault);
      else this.#delivered(row);
    });
    this.#busy.delete(row.id);
    return result;
  }

  #plan(): void {
    if (!this.#started || this.#round) return;
    this.#cancelTimer();
    const next = this.#safely(() => this.#parts.outbox.nextDue(this.#busy));
    if (!next && this.#notBefore <= this.#parts.clock()) return;
    const dueAt = Math.max(next?.dueAt ?? 0, this.#notBefore);
    this.#cancelTimer = this.#parts.schedule(Math.max(0, dueAt - this.#parts.clock()), () => this.#begin());
  }

  #begin(): void {
    this.#round = this.#deliverDue().finally(() => {
      this.#round = null;
      this.#plan();
    });
  }

  async #deliverDue(): Promise<void> {
    while (this.#started) {
      const row = this.#safely(() => this.#claimNext());
      if (!row) return;
      await this.#deliver(row, refusal => this.#park(row, refusal.code));
    }
  }

  // The try is noted before it is made: what cannot be noted is not sent.
  #claimNext(): Stored | null {
    const { outbox, clock } = this.#parts;
    const next = outbox.nextDue(this.#busy);
    return next && next.dueAt <= clock() ? outbox.claim(next.row, clock()) : null;
  }

  // The first success after an outage wakes the rest of its route.
  #delivered(row: Stored): void {
    const { outbox, clock, log } = this.#parts;
    outbox.delivered(row, clock());
    const route = routeOf(row.kind);
    if (this.#failing.delete(route)) {
      const kinds = submissionKinds.filter(kind => routeOf(kind) === route);
      outbox.wake(kinds, clock());
    }
    log.info({ reference: row.reference, kind: row.kind }, 'submission delivered');
  }

  #postpone(row: Stored, fault: string): void {
    const { outbox, clock, random, log } = this.#parts;
    if (clock() - row.createdAt >= PATIENCE_MS) {
      this.#park(row, fault);
      return;
    }
    this.#failing.add(routeOf(row.kind));
    outbox.postponed(row, clock() + backoff(row.attempts, random), fault);
    log.warn({ reference: row.reference, kind: row.kind, fault }, 'submission not delivered yet');
  }

  #park(row: Stored, fault: string): void {
    this.#parts.outbox.parked(row, this.#parts.clock(), fault);
    this.#parts.log.error({ reference: row.reference, kind: row.kind, fault }, 'submission parked for the operator');
  }

  // The visitor has been answered or is about to be, and the row is safe: a write that fails now is the operator's.
  #safely<Result>(work: () => Result): Result | null {
    try {
      return work();
    } catch (error) {
      this.#notBefore = this.#parts.clock() + LONGEST_WAIT_MS;
      this.#parts.log.error(
        { fault: error instanceof StorageError ? error.message : String((error as Error).name) },
        'outbox not usable',
      );
      return null;
    }
  }
}
