import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSharedRedis, type SharedRedis } from '../../../storage/redis.ts';
import { eventually } from '../../../test/eventually.ts';
import { hasRedis, type PrivateRedis, startRedis } from '../../../test/redis.ts';
import { VERSION } from '../../schema.ts';
import { openTestCatalogue, startTestService, type TestService } from '../../test/service.ts';
import { createSharedReads, KEPT_MS } from './sharedReads.ts';

const VARIATIONS_TOTAL = '/wc/v3/variations?status=publish&_fields=id&per_page=1';
const silent = pino({ level: 'silent' });

describe.runIf(hasRedis())('processes with a Redis', () => {
  let redis: PrivateRedis;
  let service: TestService;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
    service = await startTestService();
    onTestFinished(() => service.close());
  });

  /** An index in a folder of its own, with a client of its own. */
  function openProcess(url = redis.url) {
    const shared = createSharedRedis(url, silent);
    const opened = openTestCatalogue(service, { redis: shared });
    onTestFinished(async () => {
      await opened.close();
      await shared.close();
    });
    return opened.catalogue;
  }

  const found = async ({ products }: ReturnType<typeof openProcess>, search: string) =>
    (await products.list({ search })).ids;

  test('one that joins has the whole index without a call', async () => {
    const [first, second] = [openProcess(), openProcess()];
    await first.start();
    // The first look behind its walk asks for one thing more.
    await eventually(async () => expect(service.calls).toContain(VARIATIONS_TOTAL));
    service.calls.length = 0;
    await second.start();
    expect(service.calls).toEqual([]);
    expect(second.ready).toBe(true);
    const everything = { perPage: 100 };
    expect(await second.products.list(everything)).toEqual(await first.products.list(everything));
    expect(await second.sitemap()).toEqual(await first.sitemap());
  });

  test('one takes no rows that a release decoded whose index was of another version', async () => {
    const first = openProcess();
    await first.start();
    const filters = async ({ products }: ReturnType<typeof openProcess>) => (await products.facets({})).attributes;
    expect(await filters(first)).not.toEqual([]);
    // As that release left them, of whose rows this one can make nothing.
    const client = new Redis(redis.url);
    for (const key of await client.keys('index:*')) {
      const bytes = await promisify(deflate)(JSON.stringify({ rows: [], ids: [], unread: [], next: null, total: 0 }));
      await client.del(key);
      await client.set(key.replace(`:${VERSION}:`, `:${VERSION - 1}:`), bytes, 'PX', KEPT_MS);
    }
    client.disconnect();
    const second = openProcess();
    await second.start();
    expect(await filters(second)).toEqual(await filters(first));
  });

  test('that start at the same time ask for nothing twice, and see the same change for the calls of one', async () => {
    // Indexes that share look at whole minutes by themselves: none of them is near.
    const now = (Math.floor(Date.now() / 60_000) + 1) * 60_000 + 1_000;
    vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const all = [openProcess(), openProcess(), openProcess()];
    const once = () => expect(service.calls.toSorted()).toEqual([...new Set(service.calls)].toSorted());
    await Promise.all(all.map(one => one.start()));
    // The first look behind the walk asks for one thing more.
    await eventually(async () => expect(service.calls).toContain(VARIATIONS_TOTAL));
    expect(service.calls.length).toBeGreaterThan(7);
    once();
    service.calls.length = 0;
    service.edit('products', 107, { name: 'Renamed for all' });
    await Promise.all(all.map(one => one.refresh()));
    for (const one of all) expect(await found(one, 'renamed')).toEqual([107]);
    expect(service.calls.length).toBeGreaterThan(3);
    once();
  });

  test('one that looked just before another was done takes what that one read', async () => {
    const shared = createSharedRedis(redis.url, silent);
    onTestFinished(() => shared.close());
    const { promise: done, resolve: goOn } = Promise.withResolvers<void>();
    let asked = 0;
    // It has found nothing, and is held before it can say that it reads.
    const late: SharedRedis = {
      ...shared,
      client: async () => {
        asked += 1;
        if (asked === 2) await done;
        return shared.client();
      },
    };
    const readers: string[] = [];
    const readBy = (name: string, by: SharedRedis) =>
      createSharedReads(by, 'test').read('list', 60_000, async () => {
        readers.push(name);
        return { by: name };
      });
    const second = readBy('second', late);
    await eventually(() => expect(asked).toBe(2));
    await readBy('first', shared);
    goOn();
    expect(await second).toEqual({ by: 'first' });
    expect(readers).toEqual(['first']);
  });

  test('one that waits says that another reads, and counts with it from then on', async () => {
    const processes = [openProcess(), openProcess()];
    const progress = () => processes.map(one => one.progress());
    const [counts, posts] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    service.awaits = call => {
      if (call.includes('_fields=id&')) return counts.promise;
      return call.startsWith('/wp/v2/posts') ? posts.promise : undefined;
    };
    const walks = processes.map(one => one.start());
    await eventually(() => expect(progress()).toContainEqual(expect.objectContaining({ byAnother: true, total: 0 })));
    counts.resolve();
    await eventually(() => {
      for (const one of progress()) expect(one.done).toBeGreaterThan(0);
      expect(progress().map(one => one.byAnother)).toContain(true);
    });
    posts.resolve();
    await Promise.all(walks);
    // The first look behind the walk is one process's, too.
    await eventually(() => expect(progress().map(one => one.byAnother)).toEqual([false, false]));
  });

  test('what changed since another one walked is found by the first look of one that joins', async () => {
    const first = openProcess();
    await first.start();
    service.edit('products', 107, { name: 'Renamed since' });
    const second = openProcess();
    await second.start();
    expect(await found(second, 'renamed')).toEqual([]);
    await second.refresh();
    expect(await found(second, 'renamed')).toEqual([107]);
  });

  test('what a webhook names is read anew by each', async () => {
    const all = [openProcess(), openProcess()];
    await Promise.all(all.map(one => one.start()));
    for (const name of ['Renamed once', 'Renamed twice']) {
      service.edit('products', 107, { name });
      await Promise.all(all.map(one => one.renew(['product:107'])));
      for (const one of all) expect(await found(one, name)).toEqual([107]);
    }
  });

  test('go on when the one that was reading died', async () => {
    const [first, second] = [openProcess(), openProcess()];
    await first.start();
    await second.start();
    service.edit('products', 107, { name: 'Renamed after a death' });
    await first.refresh();
    const client = new Redis(redis.url);
    // As if it had died before it could hand anything on: leases that nobody renews.
    for (const key of await client.keys('index:*')) {
      await client.del(key);
      await client.set(`${key} lease`, '1', 'PX', 300);
    }
    client.disconnect();
    await second.refresh();
    expect(await found(second, 'death')).toEqual([107]);
  });

  test('read by themselves while there is no Redis', async () => {
    const [first, second] = [openProcess('redis://127.0.0.1:1'), openProcess('redis://127.0.0.1:1')];
    await first.start();
    const walked = service.calls.filter(call => call.includes('description'));
    await second.start();
    expect(walked.length).toBeGreaterThan(0);
    for (const call of walked) expect(service.calls.filter(other => other === call)).toHaveLength(2);
    expect(second.ready).toBe(true);
  });
});
