import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { SharedRedis } from '../../../storage/redis.ts';

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
  /** whether this process waits for what another one reads just now */
  readonly waiting: boolean;
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

  /** What is there; null while another process reads it, undefined where this one is to read. */
  async function look<T>(place: string, oldestMs: number): Promise<T | null | undefined> {
    const value = await found<T>(place, oldestMs);
    if (value !== undefined) return value;
    const redis = await shared.client();
    if ((await redis.set(`${place} lease`, '1', 'PX', LEASE_MS, 'NX')) === null) return null;
    // Another one may have come to its end between the two.
    const meanwhile = await found<T>(place, oldestMs);
    if (meanwhile !== undefined) await redis.del(`${place} lease`);
    return meanwhile;
  }

  let waits = 0;
  /** Looks again from time to time while another one reads; undefined where this process is to read after all. */
  async function awaitOther<T>(place: string, oldestMs: number): Promise<T | undefined> {
    waits += 1;
    try {
      for (;;) {
        await sleep(LOOK_AGAIN_MS * (1 + Math.random()), undefined, { ref: false });
        const value = await look<T>(place, oldestMs);
        if (value !== null) return value;
      }
    } finally {
      waits -= 1;
    }
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
      const value = await look<T>(place, oldestMs);
      return value === null ? await awaitOther<T>(place, oldestMs) : value;
    } catch {
      return null;
    }
  }

  return {
    get waiting() {
      return waits > 0;
    },
    async read<T>(name: string, oldestMs: number, read: () => Promise<T>) {
      const place = `index:${key}:${name}`;
      const value = await fromOthers<T>(place, oldestMs);
      if (value === undefined) return readForAll(place, read);
      return value ?? read();
    },
  };
}

const away = () => undefined;
