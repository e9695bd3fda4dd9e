import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLimits } from '../../primary/limits.ts';
import { createSharedRedis } from '../../storage/redis.ts';
import { linkWorkers } from '../../test/linkedPeers.ts';
import { hasRedis, startRedis } from '../../test/redis.ts';
import type { Agreement } from '../../workers/place.ts';
import { createLimiter } from './limiter.ts';

async function withRedis(): Promise<Agreement[]> {
  const redis = await startRedis();
  const clients = [1, 2].map(() => createSharedRedis(redis.url, pino({ level: 'silent' })));
  onTestFinished(async () => {
    await Promise.all(clients.map(client => client.close()));
    await redis.stop();
  });
  return clients;
}

it.each([
  { points: 2_000, cost: 7 },
  { points: 1_990, cost: 1 },
])(
  'gives all workers of a machine together no more than $points points, and nearly all, where each costs $cost',
  async ({ points, cost }) => {
    const workers = linkWorkers(2, createLimits()).map(({ primary }) => primary);
    const limiters = await Promise.all(workers.map(by => createLimiter('cost', { points, per: 600 }, by)));
    let given = 0;
    for (let turn = 0; turn < points + 100; turn++)
      await limiters[turn % 2]!.consume('1', cost).then(
        () => {
          given += cost;
        },
        () => {},
      );
    expect(given).toBeLessThanOrEqual(points);
    // Each keeps what is fewer than were asked for.
    expect(given).toBeGreaterThan(points - 50);
  },
);

const KINDS: [string, () => Promise<Agreement[]>][] = [
  ['one process', async () => [null]],
  ['the workers of one machine', async () => linkWorkers(2, createLimits()).map(({ primary }) => primary)],
  ...(hasRedis() ? ([['processes that share a Redis', withRedis]] as [string, typeof withRedis][]) : []),
];

describe.each(KINDS)('points of %s', (kind, agreements) => {
  async function start(refusedIsFree: boolean) {
    const limiters = await Promise.all(
      (await agreements()).map(by => createLimiter('cost', { points: 150, per: 60, refusedIsFree }, by)),
    );
    /** In each process in turn. */
    let turn = 0;
    return async (points: number) => {
      const limiter = limiters[turn++ % limiters.length]!;
      return limiter.consume('1', points).then(
        () => 'given',
        ({ msBeforeNext }) => (msBeforeNext > 0 ? 'refused' : 'wrong'),
      );
    };
  }
  const each = async (consume: (points: number) => Promise<string>, asked: number[]) => {
    const outcomes: string[] = [];
    for (const points of asked) outcomes.push(await consume(points));
    return outcomes;
  };

  it('are spent by what is refused where it counts', async () => {
    const consume = await start(false);
    expect(await each(consume, [100, 100, 100, 10, 10])).toEqual(['given', 'refused', 'refused', 'refused', 'refused']);
    // Also in a process that has refused nothing yet.
    expect(await each(await start(false), [100, 100, 10])).toEqual(['given', 'refused', 'refused']);
  });

  it.skipIf(kind.includes('Redis'))('are there again once their period is over, and not before', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const consume = await start(false);
    expect(await each(consume, [150, 1, 1])).toEqual(['given', 'refused', 'refused']);
    vi.advanceTimersByTime(59_000);
    expect(await each(consume, [1, 1])).toEqual(['refused', 'refused']);
    vi.advanceTimersByTime(2_000);
    expect(await each(consume, [150, 1, 1])).toEqual(['given', 'refused', 'refused']);
  });

  it('are left for what is smaller where it does not, to the last one', async () => {
    const consume = await start(true);
    const [given, refused] = ['given', 'refused'];
    expect(await each(consume, [100, 100, 100, 40, 60, 60])).toEqual([
      given,
      refused,
      refused,
      given,
      refused,
      refused,
    ]);
    expect(await each(consume, [8, 8, 8, 2, 2, 1])).toEqual([given, refused, refused, given, refused, refused]);
  });
});
