import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DeadlineError } from '../../cache/deadline.ts';
import { createLeaseHolder } from '../../primary/leases.ts';
import { createSharedRedis } from '../../storage/redis.ts';
import { linkWorkers } from '../../test/linkedPeers.ts';
import { hasRedis, startRedis } from '../../test/redis.ts';
import { linkTo } from '../../test/redisLink.ts';
import { createLeases, type Leases, OUTCOME_UNKNOWN, type Turn } from './leases.ts';
import { createRedisLeases } from './redisLeases.ts';
import { createWorkersLeases } from './workersLeases.ts';

class Lost extends Error {}
const isOutcomeUnknown = (error: unknown) => error instanceof Lost;
/** A deadline that nobody misses, however long the line is on a busy machine. */
const soon = () => Date.now() + 600_000;
const silent = pino({ level: 'silent' });

/** Leases of a process with a client of its own. */
function leasesBy(url: string): Leases {
  const client = createSharedRedis(url, silent);
  onTestFinished(() => client.close());
  return createRedisLeases(client, isOutcomeUnknown);
}

/** Ends a lease in Redis, as its time does once its holder has died. */
async function endLease(key: string): Promise<void> {
  const client = new Redis(redis!.url);
  await client.del(`lease:${key}`);
  client.disconnect();
}

let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
beforeAll(async () => {
  if (hasRedis()) redis = await startRedis();
});
afterAll(() => redis?.stop());

/** Leases of one process, or of two that share a primary or a Redis. */
const kinds: { name: string; make: () => [Leases, Leases] }[] = [
  {
    name: 'within a process',
    make() {
      const leases = createLeases(isOutcomeUnknown);
      return [leases, leases];
    },
  },
  {
    name: 'among workers by their primary',
    make: () =>
      linkWorkers(2, createLeaseHolder()).map(({ primary }) => createWorkersLeases(primary, isOutcomeUnknown)) as [
        Leases,
        Leases,
      ],
  },
  ...(hasRedis()
    ? [
        {
          name: 'among processes by Redis',
          make: (): [Leases, Leases] => [leasesBy(redis!.url), leasesBy(redis!.url)],
        },
      ]
    : []),
];

describe.each(kinds)('$name', ({ make }) => {
  /** Work that says when it has begun and ends when told. */
  function work() {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<string>();
    const run = () => {
      begun.resolve();
      return end.promise;
    };
    return { run, begun: begun.promise, end: end.resolve, fail: end.reject };
  }

  it('work on one thing runs one at a time, whoever asks, and all of it runs', async () => {
    const [one, other] = make();
    let [now, most] = [0, 0];
    const run = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(resolve => setImmediate(resolve));
      now -= 1;
    };
    await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 ? one : other).hold('cart', soon(), run)));
    expect(most).toBe(1);
  });

  it('work on different things runs at once', async () => {
    const [one, other] = make();
    const [a, b] = [work(), work()];
    const both = [one.hold('cart-a', soon(), a.run), other.hold('cart-b', soon(), b.run)];
    await Promise.all([a.begun, b.begun]);
    a.end('a');
    b.end('b');
    expect(await Promise.all(both)).toEqual(['a', 'b']);
  });

  it('who does not get a turn in time is told, and keeps nobody waiting', async () => {
    const [one, other] = make();
    const long = work();
    const first = one.hold('late', soon(), long.run);
    await long.begun;
    await expect(other.hold('late', Date.now() + 30, async () => 'never')).rejects.toThrow(DeadlineError);
    const next = other.hold('late', soon(), async () => 'next');
    long.end('first');
    expect(await Promise.all([first, next])).toEqual(['first', 'next']);
  });

  it('nobody gets the turn of whoever waited for it no longer while the work before still runs', async () => {
    const [one, other] = make();
    const long = work();
    const order: string[] = [];
    const first = one.hold('gone', soon(), long.run).then(text => order.push(text));
    await long.begun;
    await expect(other.hold('gone', Date.now() + 30, async () => 'never')).rejects.toThrow(DeadlineError);
    const next = one.hold('gone', soon(), async () => void order.push('next'));
    await expect(other.hold('gone', Date.now() + 30, async () => 'never')).rejects.toThrow(DeadlineError);
    long.end('first');
    await Promise.all([first, next]);
    expect(order).toEqual(['first', 'next']);
  });

  it('after work of which nobody knows what became, the next is told so once', async () => {
    const [one, other] = make();
    const told: (string | null)[] = [];
    const note = async ({ left }: Turn) => void told.push(left);
    await expect(one.hold('lost', soon(), () => Promise.reject(new Lost()))).rejects.toThrow(Lost);
    await other.hold('lost', soon(), note);
    await one.hold('lost', soon(), note);
    await expect(one.hold('lost', soon(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await other.hold('lost', soon(), note);
    expect(told[0]).toBe(OUTCOME_UNKNOWN);
    expect(told.at(-1)).toBeNull();
  });

  it('what one leaves the next finds, and whoever comes after that where the next had no effect', async () => {
    const [one, other] = make();
    const read = async ({ left }: Turn) => left;
    await one.hold('left', soon(), async ({ leave }) => leave('three'));
    await expect(other.hold('left', soon(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await one.hold('left', soon(), read)).toBe('three');
    expect(await other.hold('left', soon(), read)).toBeNull();
    const fail = async ({ leave }: Turn) => {
      leave('four');
      throw new Lost();
    };
    await expect(other.hold('left', soon(), fail)).rejects.toThrow(Lost);
    expect(await one.hold('left', soon(), read)).toBe('four');
  });
});

it('gives back what a worker held that died, and says that nobody knows what became of it', async () => {
  const [one, other] = linkWorkers(2, createLeaseHolder());
  const begun = Promise.withResolvers<void>();
  void createWorkersLeases(one!.primary, isOutcomeUnknown).hold('cart', soon(), () => {
    begun.resolve();
    return new Promise(() => {});
  });
  await begun.promise;
  const leases = createWorkersLeases(other!.primary, isOutcomeUnknown);
  const next = leases.hold('cart', soon(), async ({ left }) => left);
  one!.die();
  expect(await next).toBe(OUTCOME_UNKNOWN);
  expect(await leases.hold('cart', soon(), async ({ left }) => left)).toBeNull();
});

it('keeps nobody waiting for a worker that died before its turn came', async () => {
  const [one, other, third] = linkWorkers(3, createLeaseHolder());
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const first = createWorkersLeases(one!.primary, isOutcomeUnknown).hold('cart', soon(), ({ leave }) => {
    leave('three');
    begun.resolve();
    return end.promise;
  });
  await begun.promise;
  void createWorkersLeases(other!.primary, isOutcomeUnknown).hold('cart', soon(), async () => {});
  const last = createWorkersLeases(third!.primary, isOutcomeUnknown).hold('cart', soon(), async ({ left }) => left);
  other!.die();
  end.resolve();
  await first;
  expect(await last).toBe('three');
});

it('tells the next what a worker noted that died at its work', async () => {
  const [one, other] = linkWorkers(2, createLeaseHolder());
  const begun = Promise.withResolvers<void>();
  void createWorkersLeases(one!.primary, isOutcomeUnknown).hold('cart', soon(), async ({ note }) => {
    await note('three were sent');
    begun.resolve();
    return new Promise(() => {});
  });
  await begun.promise;
  const next = createWorkersLeases(other!.primary, isOutcomeUnknown).hold('cart', soon(), async ({ left }) => left);
  one!.die();
  expect(await next).toBe('three were sent');
});

it.skipIf(!hasRedis()).each([
  ['noted', 'three were sent'],
  ['did not note', OUTCOME_UNKNOWN],
])('tells the next what a process %s that died at its work, by Redis', async (what, told) => {
  const begun = Promise.withResolvers<void>();
  void leasesBy(redis!.url).hold(`died ${what}`, soon(), async ({ note }) => {
    if (what === 'noted') await note(told);
    begun.resolve();
    return new Promise(() => {});
  });
  await begun.promise;
  await endLease(`died ${what}`);
  const leases = leasesBy(redis!.url);
  const next = () => leases.hold(`died ${what}`, soon(), async ({ left }) => left);
  expect([await next(), await next()]).toEqual([told, null]);
});

describe.skipIf(!hasRedis())('a turn whose end Redis was not told, and whose lease ran out', () => {
  /** Leases of a process whose Redis is away from when its turn was noted, and was told nothing of its end. */
  async function cutOff(key: string) {
    const link = await linkTo(redis!.url);
    onTestFinished(() => link.stop());
    const client = createSharedRedis(link.url, silent);
    onTestFinished(() => client.close());
    const leases = createRedisLeases(client, isOutcomeUnknown);
    link.cutAfter('three are sent');
    await leases.hold(key, soon(), async ({ note, leave }) => {
      await note('three are sent');
      leave('three');
    });
    await endLease(key);
    const heal = async () => {
      link.heal();
      const { promise, resolve } = Promise.withResolvers<void>();
      (await client.client()).once('ready', resolve);
      await promise;
    };
    return { leases, heal };
  }
  const read = async ({ left }: Turn) => left;

  it('is told to the next once Redis is back', async () => {
    const { heal } = await cutOff('told late');
    await heal();
    const client = new Redis(redis!.url);
    onTestFinished(() => client.disconnect());
    await expect.poll(() => client.get('left:told late')).toBe('three');
    expect(await leasesBy(redis!.url).hold('told late', soon(), read)).toBe('three');
  });

  it('is told to nobody where another one had a turn since', async () => {
    const { leases, heal } = await cutOff('overtaken');
    await leasesBy(redis!.url).hold('overtaken', soon(), async ({ leave }) => leave('four'));
    await heal();
    expect(await leases.hold('overtaken', soon(), read)).toBe('four');
  });
});

it.skipIf(!hasRedis())(
  'a turn that takes longer than a lease keeps it in Redis, and leaves it to whoever has it since',
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = new Redis(redis!.url);
    onTestFinished(() => client.disconnect());
    const leftMs = () => client.pttl('lease:long');
    await leasesBy(redis!.url).hold('long', soon(), async () => {
      await client.pexpire('lease:long', 4_000);
      vi.advanceTimersByTime(5_000);
      await expect.poll(leftMs).toBeGreaterThan(10_000);
      // It ran out all the same, and somebody else began.
      await client.set('lease:long', 'another', 'PX', 4_000);
      vi.advanceTimersByTime(5_000);
      await client.ping();
    });
    expect(await client.get('lease:long')).toBe('another');
    expect(await leftMs()).toBeLessThanOrEqual(4_000);
    await client.del('lease:long');
  },
);

it('keeps order within the process while Redis cannot be reached', async () => {
  const leases = leasesBy('redis://127.0.0.1:1');
  const order: number[] = [];
  await Promise.all([1, 2, 3].map(n => leases.hold('cart', soon(), async () => void order.push(n))));
  expect(order).toEqual([1, 2, 3]);
});

it.skipIf(!hasRedis())('keeps nobody waiting while Redis does not answer', async () => {
  const silentRedis = await startRedis();
  onTestFinished(async () => {
    silentRedis.resume();
    await silentRedis.stop();
  });
  const leases = leasesBy(silentRedis.url);
  const change = () => leases.hold('cart', soon(), async () => 'changed');
  expect(await change()).toBe('changed');
  silentRedis.suspend();
  expect(await change()).toBe('changed');
  const began = performance.now();
  for (let n = 0; n < 20; n++) await change();
  // A second for each would be 20.
  expect(performance.now() - began).toBeLessThan(5_000);
});
