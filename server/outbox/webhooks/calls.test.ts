import { describe, expect, it, onTestFinished } from 'vitest';
import { createSeal } from '../../config/seal.ts';
import { createPartners } from '../../partners/partners.ts';
import { type ProductNews, tellProducts } from '../../partners/webhooks/productNews.ts';
import { createWebhooks, SEALED_FOR } from '../../partners/webhooks/webhooks.ts';
import type { Database } from '../../storage/database.ts';
import { openDatabase } from '../../storage/open.ts';
import { eventually } from '../../test/eventually.ts';
import { meanwhile } from '../test/meanwhile.ts';
import { places } from '../test/places.ts';
import { PATIENCE_MS, PATIENCE_TRIES } from '../worker/backoff.ts';
import { createCallQueue } from './calls.ts';

const HOUR_MS = 3_600_000;
const CHANGE = /^(DELETE|UPDATE|INSERT)/;
const addressAt = (path: string) => ({ url: `https://press.test/${path}`, topics: ['product.changed' as const] });
const address = addressAt('');
const news = (product: number, mark = 'as it is now'): ProductNews => ({
  ...{ product, mark, what: 'product', url: `/product/p-${product}` },
});

describe.each(places())('calls of partners in two processes at once, kept in $name', ({ makePlace }) => {
  async function start() {
    const place = await makePlace();
    const [one, another] = [await openDatabase(place, Date.now()), await openDatabase(place, Date.now())];
    onTestFinished(async () => {
      await Promise.all([one.close(), another.close()]);
    });
    let begun = 0;
    const counted = (database: Database): Database => ({
      ...database,
      transaction: work =>
        database.transaction(query => {
          begun += 1;
          return work(query);
        }),
    });
    const other = counted(another);
    await createPartners(one, Date.now).add('Press', {
      ...{ scopes: ['catalogue'], origins: [], requestsPerMinute: 60, costPerMinute: 5_000 },
    });
    const seal = createSeal(['a-key-of-the-site-of-32-letters-or-more'], SEALED_FOR);
    const webhooksOf = (database: Database) => createWebhooks(database, seal, Date.now);
    const webhooks = webhooksOf(other);
    const webhooksAt = (clock: () => number) => createWebhooks(other, seal, clock);
    /** With PostgreSQL, until the other waits for what the first has done; a file has one writer at a time. */
    const untilItWaits = async () => {
      if (place.databaseUrl)
        await eventually(async () => {
          expect((await one.query('SELECT 1 FROM pg_locks WHERE NOT granted')).length).toBeGreaterThan(0);
        });
    };
    /** The first process, and what the other does once the first has done a statement of this form. */
    const during = (after: RegExp, begin: () => Promise<unknown>) => {
      let ended: Promise<unknown> | null = null;
      const database = meanwhile(counted(one), after, () => {
        ended = begin();
        return untilItWaits();
      });
      return { database, ended: () => ended };
    };
    /** Transactions that were begun; of two that wait for each other one is begun again. */
    const transactions = () => begun;
    return { one, other, webhooks, webhooksOf, webhooksAt, during, transactions };
  }

  it.each(['taken', 'failed'] as const)(
    'one that is %s is noted while its address is resumed or removed',
    async outcome => {
      const { one, webhooks, during, transactions } = await start();
      for (const change of ['resume', 'remove'] as const) {
        const { webhook } = (await webhooks.add('Press', addressAt(change)))!;
        await tellProducts(one, [news(1, change)], Date.now());
        const [call] = await createCallQueue(one).claim(webhook.id, Date.now(), 1);
        const before = transactions();
        const { database, ended } = during(CHANGE, () => webhooks[change]('Press', webhook.id));
        await createCallQueue(database)[outcome](call!, Date.now(), '500', Math.random);
        expect(await ended()).toMatchObject({ id: webhook.id });
        if (change === 'resume') expect(transactions() - before).toBe(2);
      }
    },
  );

  it('both register the same address: one has it', async () => {
    const { webhooks, webhooksOf, during } = await start();
    const { database, ended } = during(/^SELECT url/, () => webhooks.add('Press', address));
    expect(await webhooksOf(database).add('Press', address)).not.toBeNull();
    expect(await ended()).toBeNull();
    expect(await webhooks.list()).toHaveLength(1);
  });

  it('both tell of the same products, each in an order of its own', async () => {
    const { one, other, webhooks, during, transactions } = await start();
    await webhooks.add('Press', address);
    const both = [news(12), { ...news(12), what: 'stock' as const }, news(13)];
    const before = transactions();
    const { database, ended } = during(CHANGE, () => tellProducts(other, both.toReversed(), Date.now()));
    await tellProducts(database, both, Date.now());
    await ended();
    expect(transactions() - before).toBe(2);
    expect(await one.query('SELECT 1 FROM webhook_call')).toHaveLength(2);
  });

  it('the others hear of it where an address is removed meanwhile', async () => {
    const { other, webhooks, during } = await start();
    const [gone, kept] = [(await webhooks.add('Press', address))!, (await webhooks.add('Press', addressAt('kept')))!];
    const { database, ended } = during(/^SELECT w.id/, () => webhooks.remove('Press', gone.webhook.id));
    await tellProducts(database, [news(1)], Date.now());
    expect(await ended()).toMatchObject({ id: gone.webhook.id });
    expect(await other.query('SELECT webhook FROM webhook_call')).toEqual([{ webhook: kept.webhook.id }]);
  });

  it('one that was given up and is begun again has the patience of a new one', async () => {
    const { one, webhooks: registered, webhooksAt } = await start();
    let now = Date.now();
    const webhooks = webhooksAt(() => now);
    const { webhook } = (await registered.add('Press', address))!;
    const calls = createCallQueue(one);
    const fail = async (afterMs: number) => {
      now += afterMs;
      const [call] = await calls.claim(webhook.id, now, 1);
      return calls.failed(call!, now, '503', Math.random);
    };
    await tellProducts(one, [news(1)], now);
    for (let tries = 1; tries < PATIENCE_TRIES; tries++) await fail(2 * HOUR_MS);
    expect(await fail(2 * HOUR_MS)).toBe(true);
    const waits = { endedAt: null, waiting: 1, parked: 0 };
    expect(await webhooks.resume('Press', webhook.id)).toMatchObject(waits);
    await fail(0);
    expect(await webhooks.list()).toMatchObject([waits]);
    await fail(PATIENCE_MS - 1);
    expect(await webhooks.list()).toMatchObject([waits]);
    await fail(HOUR_MS);
    expect(await webhooks.list()).toMatchObject([{ waiting: 0, parked: 1 }]);
  });

  it('a try that was under way when its address was begun again gives nothing up', async () => {
    const { one, webhooks: registered, webhooksAt } = await start();
    let now = Date.now();
    const { webhook } = (await registered.add('Press', address))!;
    const calls = createCallQueue(one);
    await tellProducts(one, [news(1)], now);
    for (let tries = 1; tries < PATIENCE_TRIES; tries++) {
      const [call] = await calls.claim(webhook.id, now, 1);
      await calls.failed(call!, now, '503', Math.random);
      now += 2 * HOUR_MS;
    }
    const [call] = await calls.claim(webhook.id, now, 1);
    await webhooksAt(() => now).resume('Press', webhook.id);
    await calls.failed(call!, now, '503', Math.random);
    expect(await registered.list()).toMatchObject([{ endedAt: null, waiting: 1, parked: 0 }]);
  });
});
