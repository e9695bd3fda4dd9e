import os from 'node:os';
import { counted } from '../../../../rules/fillText.ts';
import type { Config } from '../../../config.ts';
import { tryToWrite } from '../../../storage/redis.ts';
import { check, error, info, success, warning } from '../../fact.ts';
import { missing } from '../../missing.ts';

const REDIS_MS = 3_000;
const UNREACHABLE = 'Start it, or set REDIS_URL to the right address: the processes of this site agree by it.';
const MB = 1024 * 1024;

export const isConsumerKey = ({ credentials }: Config['shop']): boolean =>
  credentials?.username.startsWith('ck_') ?? false;

/** Which of the variables that hold secrets are set; never their values. */
const secretsOf = (config: Config): Record<string, boolean> => ({
  WORDPRESS_APP_PASSWORD: config.content.credentials !== null,
  WOOCOMMERCE_KEY: isConsumerKey(config.shop),
  WOOCOMMERCE_SECRET: isConsumerKey(config.shop),
  OPERATOR_TOKEN: config.operatorTokenFile === null,
  WEBHOOK_SECRET: config.webhookSecret !== undefined,
  DATABASE_URL: config.databaseUrl !== undefined,
  REDIS_URL: config.redisUrl !== undefined,
  SMTP_URL: config.smtpUrl !== undefined,
});

/** What the environment says; that it can be read at all is known by now. */
export const configuration = check('configuration', 'Configuration', ({ config }) => {
  const { publicUrl, content, shop } = config;
  const secrets = Object.entries(secretsOf(config));
  const named = (set: boolean) => secrets.filter(([, isSet]) => isSet === set).map(([name]) => name);
  const data = { publicUrl, contentUrl: content.url, shopUrl: shop.url, set: named(true), notSet: named(false) };
  if (!config.public) return success(`a local site at ${publicUrl}`, data);
  const detail = `a public site at ${publicUrl}`;
  if (publicUrl.startsWith('https:')) return success(detail, data);
  const mend =
    'Put a proxy that speaks TLS in front and set PUBLIC_URL to its https address: carts travel in the clear.';
  return warning(`${detail}, over plain http`, mend, data);
});

/** What the services cannot do that others can, each with what is done in its place. */
export const capabilities = check('capabilities', 'Capabilities', async ({ running, content, shop }) => {
  const index = await (content ?? shop)?.index();
  if (!running || !index?.root) return null;
  const found = await running.capabilities();
  const lacking = missing(found);
  return lacking.length
    ? info(`${lacking.join('. ')}.`, found)
    : success('everything that the gateway can use is there', found);
});

/** How many processes of this machine serve. */
export const workers = check('workers', 'Workers', ({ config: { workers, memoryMb } }) => {
  const cores = os.availableParallelism();
  const data = { workers, memoryMb, cores };
  const detail = `${workers} of ${memoryMb} MB each, on ${cores} ${cores === 1 ? 'core' : 'cores'}`;
  if (workers <= cores) return success(detail, data);
  const mend = 'Set WORKERS to the number of cores, or leave it out: more of them wait for each other.';
  return warning(detail, mend, data);
});

/** What to do about a Redis that answers and takes nothing, by the word that its refusal begins with. */
const REFUSALS: Readonly<Record<string, string>> = {
  OOM: 'It is full: raise its maxmemory, or set its maxmemory-policy to allkeys-lru.',
  READONLY: 'It is a replica: set REDIS_URL to the address of its primary.',
};

/** Whether the Redis that the processes of one site share takes what they write. */
export const redis = check('redis', 'Redis', async ({ config: { redisUrl } }) => {
  if (!redisUrl) return null;
  // The client is loaded by those who use it.
  const { Redis } = await import('ioredis');
  const client = new Redis(redisUrl, { lazyConnect: true, connectTimeout: REDIS_MS, retryStrategy: () => null });
  let cause: string | undefined;
  client.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    cause = code ?? message;
  });
  try {
    await client.connect();
    await tryToWrite(client);
    return success('REDIS_URL answers');
  } catch (fault) {
    const said = cause ?? (fault as Error).message;
    const mend = REFUSALS[said.split(' ', 1)[0]!] ?? UNREACHABLE;
    return error(`REDIS_URL: ${said}`, mend);
  } finally {
    client.disconnect();
  }
});

/** Whether mail can be sent at all; that it arrives only its reader can say. */
export const mail = check('mail', 'Mail', ({ config }) => {
  if (config.smtpUrl) return success('SMTP_URL is set');
  const mend = 'Set SMTP_URL to your mail server, or leave it: the form service is then the only receiver.';
  return info('no confirmation to visitors and no copy to the shop', undefined, mend);
});

/** What the running gateway holds. */
export const cache = check('cache', 'Cache', ({ config, running }) => {
  if (!config.cache) return warning('off: every answer asks the services anew', 'Unset CACHE, or set it to on.');
  if (!running) return info('on; what a running site holds, /debug/woocommerce says');
  const { entries, bytes } = running.cache();
  return success(`${counted(entries, '1 entry', '{count} entries')}, ${(bytes / MB).toFixed(1)} MB`, {
    entries,
    bytes,
  });
});
