import { expect, it, onTestFinished } from 'vitest';
import { hasRedis, startRedis } from '../../../test/redis.ts';
import type { CheckContext } from '../../fact.ts';
import { redis } from './gateway.ts';

/** What the doctor finds of a Redis that was started with `more`. */
async function found(more: readonly string[]) {
  const server = await startRedis(more);
  onTestFinished(() => server.stop());
  return redis.find({ config: { redisUrl: server.url } } as CheckContext);
}

it.runIf(hasRedis())('finds a Redis that takes what is written', async () => {
  expect(await found([])).toMatchObject({ status: 'success', detail: 'REDIS_URL answers' });
});

it.runIf(hasRedis())('says of a Redis that answers and takes nothing why, and what to do', async () => {
  expect(await found(['--maxmemory', '1', '--maxmemory-policy', 'noeviction'])).toMatchObject({
    ...{ status: 'error', detail: expect.stringMatching(/^REDIS_URL: OOM /) },
    mend: expect.stringMatching(/maxmemory.*allkeys-lru/),
  });
  const primary = await startRedis();
  onTestFinished(() => primary.stop());
  expect(await found(['--replicaof', '127.0.0.1', new URL(primary.url).port])).toMatchObject({
    ...{ status: 'error', detail: expect.stringMatching(/^REDIS_URL: READONLY /) },
    mend: expect.stringContaining('primary'),
  });
});
