import type { Logger } from 'pino';
import type { Outbox } from '../storage/outbox.ts';
import { type Parcel, type Route, routes, type Target } from '../storage/stored.ts';
import { type AttemptResult, attempt, type Deliver } from './attempt.ts';
import type { OutboxTrouble } from './outboxTrouble.ts';
import { Pace } from './pace.ts';
import type { Schedule } from './schedule.ts';
import { type Refused, Settlement } from './settlement.ts';
import { TRY_MS } from '../../http/formTimeout.ts';

export interface DeliveryParts {
  readonly outbox: Outbox;
  readonly deliver: Readonly<Partial<Record<Target, Deliver>>>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970, for what is stored. */
  readonly clock: () => number;
  /** Milliseconds, for what only this process remembers: nobody sets it right, so that no pause outlasts itself. */
  readonly monotonic: () => number;
  readonly random: () => number;
  readonly schedule: Schedule;
}

/** Carries parcels to their targets, each route at its own pace, and notes what became of them. */
export class Courier {
  readonly #parts: DeliveryParts;
  readonly #trouble: OutboxTrouble;
  readonly #settlement: Settlement;
  readonly #paces = new Map(routes.map(route => [route, new Pace()]));
  readonly #closing = new AbortController();
  readonly #running = new Map<Parcel, Promise<AttemptResult>>();

  constructor(parts: DeliveryParts, trouble: OutboxTrouble) {
    this.#parts = parts;
    this.#trouble = trouble;
    this.#settlement = new Settlement(parts);
  }

  get underWay(): readonly Parcel[] {
    return [...this.#running.keys()];
  }

  pace(route: Route): Pace {
    return this.#paces.get(route)!;
  }

  /** Tries a parcel once. `refused` is asked what a refusal means when it has come. Never rejects. */
  carry(parcel: Parcel, refused: () => Refused): Promise<AttemptResult> {
    const carried = this.#carry(parcel, refused).finally(() => this.#running.delete(parcel));
    this.#running.set(parcel, carried);
    return carried;
  }

  /** Ends what is under way; what it carried stays stored. */
  async close(): Promise<void> {
    this.#closing.abort(new DOMException('shutting down', 'AbortError'));
    await Promise.all(this.#running.values());
  }

  async #carry(parcel: Parcel, refused: () => Refused): Promise<AttemptResult> {
    const { deliver, schedule, clock, monotonic, outbox } = this.#parts;
    const pace = this.pace(parcel.route);
    pace.began();
    const result = await attempt(deliver[parcel.target] ?? noWay, parcel, TRY_MS, schedule, this.#closing.signal);
    pace.ended();
    const endsOutage = result.type === 'failed' ? pace.failed(monotonic()) : pace.worked(monotonic());
    const settled = await this.#trouble.bear(async () => {
      const told = await this.#settlement.of(parcel, result, refused());
      if (endsOutage) await outbox.wake(parcel.route, clock());
      return told;
    });
    return settled ?? { type: 'failed', fault: 'not noted' };
  }
}

const noWay: Deliver = () => Promise.reject(Object.assign(new Error(), { name: 'NotConfigured' }));
