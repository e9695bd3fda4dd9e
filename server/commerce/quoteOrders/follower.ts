import type { Logger } from 'pino';
import { isCollected } from '../../../rules/shippingMethods.ts';
import { mailTexts } from '../../../rules/texts/mail.ts';
import { Scope } from '../../cache/scope.ts';
import type { QuoteLife } from '../../quotes/life/quoteLife.ts';
import type { OrderQueue } from '../../quotes/storage/orderQueue.ts';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';
import type { Shop } from '../../upstreams/shop/shop.ts';
import { differenceOf } from './differenceOf.ts';

export interface FollowerOptions {
  readonly queue: OrderQueue;
  readonly life: QuoteLife;
  readonly shop: Shop;
  readonly timeoutMs: number;
  readonly log: Pick<Logger, 'warn'>;
}

/** Notes what becomes of requests while nobody asks: offers that run out, orders that are paid, sent or set right. */
export interface Follower {
  start(): void;
  /** Looks once, now. @param lookedBefore at orders that were last looked at before then, in milliseconds since 1970 */
  look(lookedBefore?: number): Promise<void>;
  close(): Promise<void>;
}

const EVERY_MS = 60_000;
/** How often the shop is asked of one order. */
const ORDER_EVERY_MS = 5 * 60_000;
const AT_ONCE = 50;

const SENT = new Set(['completed']);
/** What was cancelled may be revived: a transfer comes late. */
const ENDED = new Set(['completed', 'refunded']);

export function createFollower({ queue, life, shop, timeoutMs, log }: FollowerOptions): Follower {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function follow(order: OrderRecord, reference: string, isHeld: boolean): Promise<void> {
    if (isHeld) return queue.release(reference, order.number, offer => differenceOf(order, offer) === null);
    const { status, shipping_lines: ways } = order;
    await queue.follow(reference, {
      // The shop dates a payment of nothing, too.
      paid: Number(order.total) > 0 && Boolean(order.date_paid || order.date_paid_gmt),
      sent: SENT.has(status),
      collected: isCollected(ways) ? ways.map(way => way.method_title || mailTexts.collected.way).join(', ') : null,
      cancelled: status === 'cancelled',
      ended: ENDED.has(status),
    });
  }

  async function look(lookedBefore = Date.now() - ORDER_EVERY_MS): Promise<void> {
    await life.passTime();
    const followed = await queue.following(AT_ONCE, lookedBefore);
    if (!followed.length) return;
    const include = followed.map(({ id }) => id).join(',');
    const scope = new Scope('quote orders', timeoutMs);
    const { items } = await shop.orderRecords.list(scope, { include, per_page: AT_ONCE });
    for (const { reference, id, held } of followed) {
      const order = items.find(one => one.id === id);
      if (order) await follow(order, reference, held);
      else await queue.looked(reference);
    }
  }

  const turn = () => {
    running = look()
      .catch(err => log.warn({ err }, 'what became of quote requests could not be seen'))
      .then(() => {
        if (!timer) return;
        timer = setTimeout(turn, EVERY_MS);
        timer.unref();
      });
  };

  return {
    look,
    start() {
      timer ??= setTimeout(turn, 1_000);
      timer.unref();
    },
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
