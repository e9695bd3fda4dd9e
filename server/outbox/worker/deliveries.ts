import { type DeliveryJob, type Route, routes } from '../storage/stored.ts';
import type { AttemptResult } from './attempt.ts';
import type { DeliveryParts } from './deliveryParts.ts';
import { StorageBackoff } from './storageBackoff.ts';
import { DeliveryWorker } from './worker.ts';

// How long a visitor waits for the service before the answer is given without it.
const VISITOR_MS = 5_000;

// How often it is looked for what is due: also what another process or the operator left.
const TICK_MS = 1_000;

const RENEW_EVERY_MS = 5_000;

/** Those that lead to the service. */
const SERVICE_ROUTES = routes.filter(route => route !== 'mail');

/** Brings stored submissions to their targets: the first try while the visitor waits, the others when they are due. */
export class Deliveries {
  readonly #parts: DeliveryParts;
  readonly #storageBackoff: StorageBackoff;
  readonly #worker: DeliveryWorker;
  #started = false;
  #closed = false;
  #round: Promise<void> | null = null;
  #turnAgain = false;
  #cancelTick = () => {};
  #renewedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
    this.#storageBackoff = new StorageBackoff(parts.log, parts.monotonic);
    this.#worker = new DeliveryWorker(parts, this.#storageBackoff);
  }

  /** Whether a first try may be made while the visitor waits; else it is left to the rounds. */
  roomForVisitor(route: Route): boolean {
    return this.#worker.throttle(route).roomForVisitor();
  }

  /**
   * The first try. Resolves with its result, or with `failed` after 5 s or at the deadline (milliseconds since 1970):
   * then the visitor is answered and the try goes on behind. A refusal that came before is waited for until it is noted:
   * what is about to be forgotten must not be acknowledged.
   */
  first(job: DeliveryJob, deadline: number): Promise<AttemptResult> {
    const { clock, schedule } = this.#parts;
    const patience = Math.max(0, Math.min(VISITOR_MS, deadline - clock()));
    return new Promise(resolve => {
      let answered = false;
      let forgetting = false;
      const giveUp = () => {
        if (forgetting) return;
        answered = true;
        resolve({ type: 'failed', fault: 'no answer yet' });
      };
      const refused = () => {
        forgetting = !answered;
        return forgetting ? 'forget' : 'park';
      };
      const cancel = patience > 0 ? schedule(patience, giveUp) : giveUp();
      void this.#worker.tryDelivery(job, refused).then(result => {
        cancel?.();
        resolve(result);
        this.#turn();
      });
      if (!this.#started) this.#turn();
    });
  }

  /** Begins to deliver what waits; what an earlier process put off is due at once. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    this.#round = this.#wake(routes).finally(() => {
      this.#round = null;
      this.#turn();
    });
  }

  /**
   * The service answers somebody: what waits for it, because a try has failed, is tried at once. Where another worker
   * delivers, it finds what this one's first tries left due.
   */
  heard(): void {
    if (this.#closed) return;
    const now = this.#parts.monotonic();
    const woken = SERVICE_ROUTES.filter(route => this.#worker.throttle(route).heard(now));
    if (woken.length) void this.#wake(woken).then(() => this.#turn());
  }

  async close(): Promise<void> {
    this.#started = false;
    this.#closed = true;
    this.#cancelTick();
    await this.#worker.close(this.#round);
  }

  /** Where another worker delivers what waits, this one still keeps it from its own first tries. */
  get #isAtWork(): boolean {
    return !this.#closed && (this.#started || this.#worker.underWay.length > 0);
  }

  /** Begins what may begin now, then waits for the next tick. What ends meanwhile makes for another turn. */
  #turn(): void {
    this.#turnAgain = true;
    if (!this.#isAtWork || this.#round) return;
    this.#cancelTick();
    this.#turnAgain = false;
    this.#round = this.#begin().finally(() => {
      this.#round = null;
      if (this.#turnAgain) this.#turn();
      else if (this.#isAtWork) this.#cancelTick = this.#parts.schedule(TICK_MS, () => this.#turn());
    });
  }

  async #begin(): Promise<void> {
    if (this.#storageBackoff.fresh) return;
    const { outbox, clock, monotonic } = this.#parts;
    const now = clock();
    await this.#storageBackoff.run(async () => {
      await this.#renew();
      if (!this.#started) return;
      for (const route of await outbox.due(now)) {
        const room = this.#worker.throttle(route).room(monotonic());
        const jobs = room > 0 ? await outbox.claim(route, now, room, this.#worker.underWay) : [];
        for (const job of jobs) void this.#worker.tryDelivery(job, () => 'park').then(() => this.#turn());
      }
    });
  }

  async #renew(): Promise<void> {
    const { underWay } = this.#worker;
    if (underWay.length === 0 || this.#parts.monotonic() - this.#renewedAt < RENEW_EVERY_MS) return;
    await this.#parts.outbox.renew(underWay);
    this.#renewedAt = this.#parts.monotonic();
  }

  async #wake(routes: readonly Route[]): Promise<void> {
    const { outbox, clock } = this.#parts;
    await this.#storageBackoff.run(async () => {
      for (const route of routes) await outbox.wake(route, clock());
    });
  }
}
