import { type Check, error, success } from '../../fact.ts';

const TIMEOUT_MS = 3_000;

/** Whether the Redis answers that the processes of one site share. */
export const redis: Check = {
  id: 'redis',
  name: 'Redis',
  async find({ config: { redisUrl } }) {
    if (!redisUrl) return null;
    // The client is loaded by those who use it.
    const { Redis } = await import('ioredis');
    const client = new Redis(redisUrl, { lazyConnect: true, connectTimeout: TIMEOUT_MS, retryStrategy: () => null });
    let cause: string | undefined;
    client.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      cause = code ?? message;
    });
    try {
      await client.connect();
      await client.ping();
      return success('REDIS_URL answers');
    } catch (fault) {
      const mend = 'Start it, or set REDIS_URL to the right address: the processes of this site agree by it.';
      return error(`REDIS_URL: ${cause ?? (fault as Error).message}`, mend);
    } finally {
      client.disconnect();
    }
  },
};
