import { TRY_MS } from '../../http/formTimeout.ts';
import { type DeliveryJob, type Route, routes, wayTo } from '../storage/stored.ts';
import { type AttemptResult, attempt, type Deliver } from './attempt.ts';
import type { DeliveryParts } from './deliveryParts.ts';
import { type Refused, Settlement } from './settlement.ts';
import type { StorageBackoff } from './storageBackoff.ts';
import { RouteThrottle } from './throttle.ts';

/** Within what a process has left of its 15 s once its visitors are answered. */
export const CLOSING_MS = 2_000;

/** Works off the delivery jobs, each route throttled on its own, and records how they ended. */
export class DeliveryWorker {
  readonly #parts: DeliveryParts;
  readonly #storageBackoff: StorageBackoff;
  readonly #settlement: Settlement;
  readonly #throttles = new Map(routes.map(route => [route, new RouteThrottle()]));
  readonly #closing = new AbortController();
  readonly #running = new Map<DeliveryJob, Promise<AttemptResult>>();

  constructor(parts: DeliveryParts, storageBackoff: StorageBackoff) {
    this.#parts = parts;
    this.#storageBackoff = storageBackoff;
    this.#settlement = new Settlement(parts);
  }

  get underWay(): readonly DeliveryJob[] {
    return [...this.#running.keys()];
  }

  throttle(route: Route): RouteThrottle {
    return this.#throttles.get(route)!;
  }

  /** Tries a job once. `refused` is asked what a refusal means once one has come. Never rejects. */
  tryDelivery(job: DeliveryJob, refused: () => Refused): Promise<AttemptResult> {
    const attempted = this.#tryDelivery(job, refused).finally(() => this.#running.delete(job));
    this.#running.set(job, attempted);
    return attempted;
  }

  /**
   * Waits for what is under way and what `round` still begins: a target that has taken something and could not say so
   * would get it twice. After `CLOSING_MS` it is cut off; what was tried stays stored.
   */
  async close(round: Promise<void> | null): Promise<void> {
    const cutOff = () => this.#closing.abort(new DOMException('shutting down', 'AbortError'));
    const cancel = this.#parts.schedule(CLOSING_MS, cutOff);
    await round;
    await Promise.all(this.#running.values());
    cancel();
    cutOff();
  }

  async #tryDelivery(job: DeliveryJob, refused: () => Refused): Promise<AttemptResult> {
    const { deliver, schedule, clock, monotonic, outbox } = this.#parts;
    const throttle = this.throttle(job.route);
    throttle.began();
    const result = await attempt(
      deliver[wayTo(job.target)] ?? notConfigured,
      job,
      TRY_MS,
      schedule,
      this.#closing.signal,
    );
    throttle.ended();
    const isOut = result.type === 'failed' && !result.alone;
    const endsOutage = isOut ? throttle.failed(monotonic()) : throttle.worked(monotonic());
    const settled = await this.#storageBackoff.run(() => this.#settlement.of(job, result, refused));
    if (endsOutage) await this.#storageBackoff.run(() => outbox.wake(job.route, clock()));
    return settled ?? { type: 'failed', fault: 'not noted' };
  }
}

const notConfigured: Deliver = () => Promise.reject(Object.assign(new Error(), { name: 'NotConfigured' }));
