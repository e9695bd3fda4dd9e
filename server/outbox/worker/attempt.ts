import { MAIL_TRY_MS } from '../mail/mailTimeout.ts';
import { PutOffError, type Refusal, RefusedError } from '../refusal.ts';
import type { DeliveryJob } from '../storage/stored.ts';
import type { Schedule } from './schedule.ts';

/** How long the form service is given: `signal` is aborted after `timeoutMs`, or when the gateway shuts down. */
interface DeliveryLimits {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/** What a delivery to the service says that the shop has its copy by, too. */
export const COPIED = 'copied';

/**
 * Brings a submission to its target. Resolves once that has taken it, to the service with `COPIED` where no copy is to
 * follow. Throws a RefusedError where the service answered 400, with its reason; anything else thrown means that it is tried
 * again: a PutOffError that the target works all the same.
 */
export type Deliver = (job: DeliveryJob, limits: DeliveryLimits) => Promise<unknown>;

/** What became of one try. */
export type AttemptResult =
  | { readonly type: 'delivered'; readonly copied: boolean }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** `alone` where the target works, and others go to it meanwhile. */
  | { readonly type: 'failed'; readonly fault: string; readonly alone?: boolean };

/** Tries one delivery, for as long as a mail may take at most: one may go out in the place of a service. Never throws. */
export async function attempt(
  deliver: Deliver,
  job: DeliveryJob,
  timeoutMs: number,
  schedule: Schedule,
  closing: AbortSignal,
): Promise<AttemptResult> {
  const [timeout, over] = [new AbortController(), new AbortController()];
  const late = () => new DOMException('no answer in time', 'TimeoutError');
  const cancels = [schedule(timeoutMs, () => timeout.abort(late())), schedule(MAIL_TRY_MS, () => over.abort(late()))];
  const signal = AbortSignal.any([timeout.signal, closing]);
  try {
    signal.throwIfAborted();
    const end = AbortSignal.any([over.signal, closing]);
    const taken = await Promise.race([deliver(job, { signal, timeoutMs }), aborted(end)]);
    return { type: 'delivered', copied: taken === COPIED };
  } catch (error) {
    return error instanceof RefusedError
      ? { type: 'refused', refusal: error.refusal }
      : { type: 'failed', fault: faultOf(error), alone: error instanceof PutOffError };
  } finally {
    for (const cancel of cancels) cancel();
    // A signal that is listened to is kept until it is aborted, or with the one that ends the process.
    for (const one of [timeout, over]) one.abort();
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

// Name, code and status only: a message may quote what the visitor wrote, and faults are stored and logged.
function faultOf(error: unknown): string {
  const { name, code, status } = (error ?? {}) as { name?: unknown; code?: unknown; status?: unknown };
  return [name, code, status]
    .filter(part => typeof part === 'number' || (typeof part === 'string' && /^\w{1,60}$/.test(part)))
    .join(' ');
}
