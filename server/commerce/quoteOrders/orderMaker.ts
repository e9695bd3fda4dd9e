import type { Logger } from 'pino';
import { Scope } from '../../cache/scope.ts';
import type { OrderJob, OrderQueue } from '../../quotes/storage/orderQueue.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';
import type { Shop } from '../../upstreams/shop/shop.ts';
import { differenceOf } from './differenceOf.ts';
import { findOrder } from './findOrder.ts';
import { orderBody } from './orderBody.ts';

export interface OrderMakerOptions {
  readonly queue: OrderQueue;
  readonly shop: Shop;
  /** a call that was not answered has no effect any more when it is older than this, in milliseconds */
  readonly longestRunMs: number;
  /** how long one try may take, in milliseconds */
  readonly timeoutMs: number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** Makes orders of accepted offers: of each one, whatever fails in between. */
export interface OrderMaker {
  /** Tries this request's order now, while its buyer waits; what is not made by then is made behind. */
  tryNow(reference: string): Promise<void>;
  start(): void;
  close(): Promise<void>;
}

const TICK_MS = 1_000;
const AT_ONCE = 4;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * The shop's own word that it made nothing: what it was sent is at fault, and will be again. Without its plugin there is no
 * shop, and WordPress alone says that it knows no such route: that ends.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  [400, 404, 422].includes(error.status ?? 0) &&
  error.serviceCode !== null &&
  error.serviceCode !== 'rest_no_route';

const pauseAfter = (attempts: number): number => {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10));
  return Math.round(pause * (0.75 + Math.random() / 2));
};

export function createOrderMaker(options: OrderMakerOptions): OrderMaker {
  const { queue, shop, longestRunMs, timeoutMs, log } = options;
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let started = false;

  async function settle(job: OrderJob, order: OrderRecord): Promise<void> {
    const difference = differenceOf(order, job.offer);
    const { id, order_key: key, number, payment_url: paymentUrl = '' } = order;
    await queue.made(job, { id, key, number, paymentUrl: paymentUrl || null }, difference);
    const level = difference === null ? 'info' : 'error';
    log[level]({ reference: job.reference, order: id, difference }, 'an accepted offer is an order');
  }

  const later = (job: OrderJob, fault: string, unsent = false, delayMs = pauseAfter(job.attempts)) => {
    log.warn({ reference: job.reference, fault }, 'the order of an accepted offer is not made yet');
    return queue.postpone(job, delayMs, { fault, unsent });
  };

  /** What became of an earlier call; true where that is known now, or is to be asked again later. */
  async function resolved(job: OrderJob, scope: Scope): Promise<boolean> {
    if (job.sentAgoMs === null) return false;
    const found = await findOrder(shop.orderRecords, scope, job);
    if (found) {
      await settle(job, found);
      return true;
    }
    const leftMs = longestRunMs - job.sentAgoMs;
    if (leftMs <= 0) return false;
    await later(job, 'not answered', false, Math.min(pauseAfter(job.attempts), leftMs + 1));
    return true;
  }

  /** A refusal that is looked after first: a server in front may have asked twice. */
  async function refused(job: OrderJob, scope: Scope, fault: string): Promise<void> {
    let found: OrderRecord | null;
    try {
      found = await findOrder(shop.orderRecords, scope, job);
    } catch (error) {
      return later(job, faultOf(error));
    }
    if (found) await settle(job, found);
    else await queue.refused(job, fault);
  }

  /** What the way to pay is called: as the offer says, which costs no call. */
  async function titleOf({ offer, order }: OrderJob, scope: Scope): Promise<string> {
    const { paymentMethod } = order.buyer;
    const ways = offer.payWays?.length ? offer.payWays : await shop.paymentMethods.all(scope);
    return ways.find(({ id }) => id === paymentMethod)?.title || paymentMethod;
  }

  async function make(job: OrderJob): Promise<void> {
    const scope = new Scope(`quote ${job.reference}`, timeoutMs);
    try {
      if (await resolved(job, scope)) return;
    } catch (error) {
      return later(job, faultOf(error));
    }
    const { deliveryClass } = await shop.taxations.current(scope);
    const body = orderBody(job, { paymentTitle: await titleOf(job, scope), deliveryAsGoods: deliveryClass === null });
    if (!(await queue.sending(job))) return;
    try {
      await settle(job, await shop.orderRecords.create(scope, body));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (isRefusal(error)) return refused(job, scope, faultOf(error));
      await later(job, faultOf(error), error.neverSent);
    }
  }

  function run(job: OrderJob): Promise<void> {
    const work = make(job)
      // What could not be noted is tried again once the lease has ended: what was sent is looked for first.
      .catch(err => log.error({ reference: job.reference, err }, 'what became of an order could not be noted'))
      .finally(() => running.delete(work));
    running.add(work);
    return work;
  }

  async function tick(): Promise<void> {
    const room = AT_ONCE - running.size;
    const jobs = room > 0 ? await queue.claim(room).catch(() => []) : [];
    await Promise.all(jobs.map(run));
    if (!started) return;
    timer = setTimeout(() => void tick(), jobs.length ? 0 : TICK_MS);
    timer.unref();
  }

  return {
    async tryNow(reference) {
      const jobs = await queue.claim(1, reference);
      await Promise.all(jobs.map(run));
    },
    start() {
      if (started) return;
      started = true;
      timer = setTimeout(() => void tick(), 0);
      timer.unref();
    },
    async close() {
      started = false;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

/** Without what the shop said: that may quote a buyer. */
function faultOf(error: unknown): string {
  if (!(error instanceof UpstreamError)) return (error as Error)?.name ?? 'failed';
  return [error.fault, error.status, error.serviceCode].filter(Boolean).join(' ');
}
