import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { listOf } from '../upstreams/fields.ts';
import { type Change, change } from './webhooks/change.ts';

/** Passes the changes that one process of the site received on to all others. */
export interface Broadcast {
  publish(changes: readonly Change[]): void;
  close(): void;
}

export interface BroadcastOptions {
  url: string;
  /** Takes what another process published; everything, after a while in which nothing could be received. */
  onChanges(changes: readonly Change[]): void;
  log: Logger;
}

const CHANNEL = 'changes';
/** Of more than this the others hear that everything has changed. */
const MOST_UNTOLD = 1_000;
const message = z.object({ from: z.string(), changes: listOf(change) });

/**
 * By Redis. While it cannot be reached each process receives only its own webhooks, and looks every minute. What could not
 * be told meanwhile is told then: the others may have heard one another all the time, and know of nothing to catch up on.
 */
export function createBroadcast({ url, onChanges, log }: BroadcastOptions): Broadcast {
  const own = randomUUID();
  const publisher = new Redis(url, { maxRetriesPerRequest: 1 });
  // Without a limit: it subscribes whenever Redis comes.
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  /** whether somebody else speaks there, too */
  let isShared = false;
  let state: 'new' | 'here' | 'away' = 'new';
  const away = (err: unknown) => {
    if (state !== 'away') log.warn({ err }, 'Redis cannot be reached: other processes do not hear of changes');
    state = 'away';
  };
  publisher.on('error', away);
  subscriber.on('error', away);
  let untold: readonly Change[] = [];
  const publish = async (changes: readonly Change[]) => {
    try {
      await publisher.publish(CHANNEL, JSON.stringify({ from: own, changes }));
    } catch (error) {
      untold = untold.length + changes.length > MOST_UNTOLD ? [{ kind: 'everything' }] : [...untold, ...changes];
      away(error);
    }
  };
  publisher.on('ready', () => {
    const changes = untold;
    untold = [];
    if (changes.length) void publish(changes);
  });
  subscriber.on('close', () => {
    if (state === 'here') state = 'away';
  });
  subscriber.on('ready', () => {
    if (state === 'away') onChanges([{ kind: 'everything' }]);
    state = 'here';
  });
  subscriber.on('message', (_channel, text) => {
    const news = read(text);
    if (news && news.from !== own) onChanges(news.changes);
    if (!news && !isShared) log.warn(`What another program says by Redis as "${CHANNEL}" is not heard`);
    isShared ||= !news;
  });
  subscriber.subscribe(CHANNEL).catch(away);
  return {
    publish: changes => void publish(changes),
    close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Undefined for what no process of ours said: a Redis may be shared with others. */
function read(text: string): z.output<typeof message> | undefined {
  try {
    return message.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
