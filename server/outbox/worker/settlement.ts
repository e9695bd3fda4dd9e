import type { Parcel } from '../storage/stored.ts';
import type { AttemptResult } from './attempt.ts';
import { backoff, PATIENCE_MS, PATIENCE_TRIES } from './backoff.ts';
import type { DeliveryParts } from './courier.ts';

/** What a refusal means: the visitor still waits and is told, or has been answered and the operator sees to it. */
export type Refused = 'forget' | 'park';

/** Notes what became of a try. */
export class Settlement {
  readonly #parts: Pick<DeliveryParts, 'outbox' | 'log' | 'clock' | 'random'>;

  constructor(parts: Pick<DeliveryParts, 'outbox' | 'log' | 'clock' | 'random'>) {
    this.#parts = parts;
  }

  /** Returns what the visitor is told; not the refusal of what has been acknowledged elsewhere. */
  async of(parcel: Parcel, result: AttemptResult, refused: Refused): Promise<AttemptResult> {
    switch (result.type) {
      case 'delivered':
        await this.#delivered(parcel);
        return result;
      case 'failed':
        await this.#postpone(parcel, result.fault);
        return result;
      case 'refused':
        if (refused === 'forget' && (await this.#parts.outbox.forget(parcel))) return result;
        await this.#park(parcel, result.refusal.code);
        return { type: 'failed', fault: result.refusal.code };
    }
  }

  async #delivered(parcel: Parcel): Promise<void> {
    await this.#parts.outbox.delivered(parcel, this.#parts.clock());
    this.#parts.log.info(named(parcel), 'submission delivered');
  }

  async #postpone(parcel: Parcel, fault: string): Promise<void> {
    const { outbox, clock, random, log } = this.#parts;
    const now = clock();
    if (now - parcel.since >= PATIENCE_MS && parcel.attempts >= PATIENCE_TRIES) return this.#park(parcel, fault);
    await outbox.postponed(parcel, now, now + backoff(parcel.attempts, random), fault);
    log.warn({ ...named(parcel), fault }, 'submission not delivered yet');
  }

  async #park(parcel: Parcel, fault: string): Promise<void> {
    await this.#parts.outbox.parked(parcel, this.#parts.clock(), fault);
    this.#parts.log.error({ ...named(parcel), fault }, 'submission parked for the operator');
  }
}

const named = ({ reference, kind, target }: Parcel) => ({ reference, kind, target });
