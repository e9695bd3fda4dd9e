import type { FaultRule } from '../../demo/http/faults.ts';
import { startDemo } from '../../e2e/demo.ts';
import { postgresPrograms, startPostgres } from '../../server/outbox/test/postgres.ts';
import { hasRedis, startRedis } from '../../server/test/redis.ts';
import { newBuyer } from './buyer.ts';
import { startGateway } from './gateway.ts';
import type { Figure, Proof } from './proof.ts';

const PRODUCT = 'branded-box-sealing-tape';
/** A store that takes as long over a change as a real one. */
const SLOW = { path: 'add-item', delayMs: 20 };
const CHECKOUT = { path: '/store/v1/checkout', method: 'POST', times: 1 };
/** The store has the order, and whoever sent it hears nothing of it, or something else. */
const ANSWERS_LOST: readonly [email: string, how: string, fault: FaultRule][] = [
  ['cleo@example.test', 'where the answer never comes', { ...CHECKOUT, hang: true, after: true }],
  ['dora@example.test', 'where the worker dies and the answer is 503', { ...CHECKOUT, status: 503, after: 'halfway' }],
  ['elsa@example.test', 'where the worker dies and the answer is 429', { ...CHECKOUT, status: 429, after: 'halfway' }],
];

export const orders: Proof = {
  title: 'Two gateways sell from one store',
  async run(full) {
    if (!hasRedis()) return { skipped: 'Redis is missing (apt-get install redis-server).' };
    if (!postgresPrograms()) return { skipped: 'PostgreSQL is missing (apt-get install postgresql).' };
    const [changes, clicks] = full ? [200, 100] : [50, 20];
    const [demo, redis, postgres] = await Promise.all([startDemo(), startRedis(), startPostgres()]);
    const env = {
      ...demo.env,
      REDIS_URL: redis.url,
      DATABASE_URL: await postgres.database(),
      SECRET_KEYS: 'a secret that both processes know',
      UPSTREAM_TIMEOUT_MS: full ? '60000' : '8000',
    };
    const gateways = await Promise.all([1, 2].map(() => startGateway({ service: demo.env.WORDPRESS_URL!, env })));
    const urls = gateways.map(({ url }) => url);
    const inBoth = <T>(times: number, work: (url: string) => Promise<T>) =>
      Promise.all(Array.from({ length: times }, (_, turn) => work(urls[turn % 2]!)));
    const id = String((await demo.rows('wc/v3/products')).find(({ slug }) => slug === PRODUCT)!.id);

    async function changed(): Promise<Figure[]> {
      const buyer = await newBuyer(urls[0]!, id, 'ada@example.test');
      await demo.fault(SLOW);
      const answers = await inBoth(changes, buyer.add);
      await demo.fault();
      const { pieces } = await buyer.cart(urls[1]!);
      const seen = new Set(answers).size;
      const beside = (await demo.calls()).filter(({ path, beside }) => path.includes('add-item') && beside > 0).length;
      return [
        { what: 'additions that reached the store beside another', value: beside, holds: beside === 0 },
        { what: `pieces after ${changes} parallel additions to 1`, value: pieces, holds: pieces === changes + 1 },
        { what: 'different numbers that they were answered', value: seen, holds: seen === changes },
      ];
    }

    async function ordered(email: string, how: string): Promise<Figure[]> {
      const buyer = await newBuyer(urls[0]!, id, email);
      const { total } = await buyer.cart(urls[1]!);
      const answers = await inBoth(clicks, url => buyer.place(url, `a key of ${email}`, total));
      const later = await buyer.place(urls[1]!, `a key of ${email}`, total);
      const orders = await demo.orders(email);
      const different = new Set([...answers, later]);
      return [
        { what: `orders made by ${clicks} parallel clicks ${how}`, value: orders.length, holds: orders.length === 1 },
        {
          what: 'different answers to them and to a later one',
          value: different.size,
          holds: different.size === 1 && different.has(String(orders[0]?.id)),
        },
      ];
    }

    try {
      const figures = [...(await changed()), ...(await ordered('bea@example.test', 'with one key'))];
      for (const [email, how, fault] of ANSWERS_LOST) {
        await demo.fault(fault);
        figures.push(...(await ordered(email, how)));
      }
      return { figures };
    } finally {
      await Promise.all(gateways.map(gateway => gateway.remove()));
      await Promise.all([demo.stop(), redis.stop(), postgres.stop()]);
    }
  },
};
