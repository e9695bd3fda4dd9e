import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { listOf } from '../upstreams/fields.ts';
import { type Change, change } from './webhooks/change.ts';

/** What one process of the site heard, told to all others. */
export interface Broadcast {
  tell(changes: readonly Change[]): void;
  close(): void;
}

export interface BroadcastOptions {
  url: string;
  /** Takes what another process tells; everything, after a while in which nothing could be heard. */
  hear(changes: readonly Change[]): void;
  log: Logger;
}

const CHANNEL = 'changes';
const message = z.object({ from: z.string(), changes: listOf(change) });

/** By Redis. While it cannot be reached each process hears only its own webhooks, and looks every minute. */
export function createBroadcast({ url, hear, log }: BroadcastOptions): Broadcast {
  const own = randomUUID();
  const speaker = new Redis(url, { maxRetriesPerRequest: 1 });
  // Without a limit: it subscribes whenever Redis comes.
  const listener = new Redis(url, { maxRetriesPerRequest: null });
  let state: 'new' | 'here' | 'away' = 'new';
  const away = (err: unknown) => {
    if (state !== 'away') log.warn({ err }, 'Redis cannot be reached: other processes do not hear of changes');
    state = 'away';
  };
  speaker.on('error', away);
  listener.on('error', away);
  listener.on('close', () => {
    if (state === 'here') state = 'away';
  });
  listener.on('ready', () => {
    if (state === 'away') hear([{ kind: 'everything' }]);
    state = 'here';
  });
  listener.on('message', (_channel, text) => {
    const { from, changes } = message.parse(JSON.parse(text));
    if (from !== own) hear(changes);
  });
  listener.subscribe(CHANNEL).catch(away);
  return {
    tell: changes => void speaker.publish(CHANNEL, JSON.stringify({ from: own, changes })).catch(away),
    close() {
      speaker.disconnect();
      listener.disconnect();
    },
  };
}
