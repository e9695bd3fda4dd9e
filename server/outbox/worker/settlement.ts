import type { DeliveryJob } from '../storage/stored.ts';
import type { AttemptResult } from './attempt.ts';
import { backoff, PATIENCE_MS, PATIENCE_TRIES } from './backoff.ts';
import type { DeliveryParts } from './deliveryParts.ts';

/** What a refusal means: the visitor still waits and is told, or has been answered and the operator sees to it. */
export type Refused = 'forget' | 'park';

/** Notes what became of a try. */
export class Settlement {
  readonly #parts: Pick<DeliveryParts, 'outbox' | 'log' | 'clock' | 'random'>;

  constructor(parts: Pick<DeliveryParts, 'outbox' | 'log' | 'clock' | 'random'>) {
    this.#parts = parts;
  }

  /** Returns what the visitor is told; not the refusal of what has been acknowledged elsewhere. */
  async of(job: DeliveryJob, result: AttemptResult, refused: () => Refused): Promise<AttemptResult> {
    switch (result.type) {
      case 'delivered':
        await this.#delivered(job, result.copied);
        return result;
      case 'failed':
        await this.#postpone(job, result.fault);
        return result;
      case 'refused':
        if (refused() === 'forget' && (await this.#parts.outbox.forget(job))) return result;
        await this.#park(job, result.refusal.code);
        return { type: 'failed', fault: result.refusal.code };
    }
  }

  async #delivered(job: DeliveryJob, copied: boolean): Promise<void> {
    await this.#parts.outbox.delivered(job, this.#parts.clock(), copied);
    this.#parts.log.info(named(job), 'submission delivered');
  }

  async #postpone(job: DeliveryJob, fault: string): Promise<void> {
    const { outbox, clock, random, log } = this.#parts;
    const now = clock();
    if (now - job.since >= PATIENCE_MS && job.attempts >= PATIENCE_TRIES) return this.#park(job, fault);
    await outbox.postponed(job, now, now + backoff(job.attempts, random), fault);
    log.warn({ ...named(job), fault }, 'submission not delivered yet');
  }

  async #park(job: DeliveryJob, fault: string): Promise<void> {
    await this.#parts.outbox.parked(job, this.#parts.clock(), fault);
    this.#parts.log.error({ ...named(job), fault }, 'submission parked for the operator');
  }
}

const named = ({ reference, kind, target }: DeliveryJob) => ({ reference, kind, target });
