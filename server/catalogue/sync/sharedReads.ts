import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { SharedRedis } from '../../storage/redis.ts';

/** How long what was read can be had: a process that joins takes from it instead of walking by itself. */
export const KEPT_MS = 24 * 60 * 60_000;
/** For looks that come round: somewhat less than the time between two of them. */
export const SHARED_MS = 50_000;
/** A process that dies while it reads keeps the others waiting for as long. */
const LEASE_MS = 10_000;
const LOOK_AGAIN_MS = 50;

const [pack, unpack] = [promisify(deflate), promisify(inflate)];

/** What the processes of a site read of the services for their indexes: each once, by one of them, for all. */
export interface SharedReads {
  /** What any of them read at most `oldestMs` ago under this name; else `read` runs, in one of them. As JSON has it. */
  read<T>(name: string, oldestMs: number, read: () => Promise<T>): Promise<T>;
}

/** By Redis, under `key`. While it cannot be reached each process reads by itself. */
export function createSharedReads(shared: SharedRedis, key: string): SharedReads {
  /** Its age goes by the server's clock alone. */
  async function found<T>(place: string, oldestMs: number): Promise<T | undefined> {
    const redis = await shared.client();
    const [bytes, leftMs] = await Promise.all([redis.getBuffer(place), redis.pttl(place)]);
    if (bytes === null || KEPT_MS - leftMs > oldestMs) return undefined;
    return JSON.parse((await unpack(bytes)).toString()) as T;
  }

  /** Whether this process is the one to read; waits for another that does. */
  async function mayRead(place: string): Promise<boolean> {
    const redis = await shared.client();
    if ((await redis.set(`${place} lease`, '1', 'PX', LEASE_MS, 'NX')) !== null) return true;
    await sleep(LOOK_AGAIN_MS * (1 + Math.random()), undefined, { ref: false });
    return false;
  }

  async function readForAll<T>(place: string, read: () => Promise<T>): Promise<T> {
    const redis = await shared.client();
    const renewal = setInterval(() => void redis.pexpire(`${place} lease`, LEASE_MS).catch(away), LEASE_MS / 3);
    try {
      const value = await read();
      const bytes = await pack(JSON.stringify(value));
      await redis.set(place, bytes, 'PX', KEPT_MS).catch(away);
      return value;
    } finally {
      clearInterval(renewal);
      await redis.del(`${place} lease`).catch(away);
    }
  }

  /** Undefined where this process is to read; null where Redis does not say. */
  async function fromOthers<T>(place: string, oldestMs: number): Promise<T | null | undefined> {
    try {
      for (;;) {
        const value = await found<T>(place, oldestMs);
        if (value !== undefined) return value;
        if (await mayRead(place)) return undefined;
      }
    } catch {
      return null;
    }
  }

  return {
    async read<T>(name: string, oldestMs: number, read: () => Promise<T>) {
      const place = `index:${key}:${name}`;
      const value = await fromOthers<T>(place, oldestMs);
      if (value === undefined) return readForAll(place, read);
      return value ?? read();
    },
  };
}

const away = () => undefined;
