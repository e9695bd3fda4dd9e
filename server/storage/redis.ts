import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Nobody waits longer for a Redis that does not answer. */
const ANSWER_MS = 1_000;
/** How long it has what is written to see whether anything can be. */
const PROBE_MS = 500;

/** The Redis that the processes of one site share. */
export interface SharedRedis {
  /**
   * The client, connected at first use: resolves once that succeeded or failed. While Redis is away each of its
   * commands fails at once, and it connects again behind: only what was sent when Redis fell silent waits, for a second.
   */
  client(): Promise<Redis>;
  close(): Promise<void>;
}

export function createSharedRedis(url: string, log: Logger): SharedRedis {
  let connecting: Promise<Redis> | undefined;
  return {
    client() {
      connecting ??= connect(url, log);
      return connecting;
    },
    close: async () => (await connecting)?.disconnect(),
  };
}

/**
 * One that is full, or a replica, still answers: leases and limits are what it does not take. Rejects with what Redis says
 * where nothing can be written.
 */
export const tryToWrite = (client: Redis): Promise<unknown> => client.set('readyz', '1', 'PX', PROBE_MS);

/** The library is loaded by those who use it. */
async function connect(url: string, log: Logger): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
  });
  let away = false;
  redis.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });
  redis.on('error', err => {
    if (!away)
      log.warn({ err }, 'Redis cannot be reached: carts are leased and visitors counted by each process alone');
    away = true;
  });
  await redis.connect().catch(() => {});
  return redis;
}
