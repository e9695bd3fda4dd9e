import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';

const SAFE = /^[\w-]{8,64}$/;
const ID_BYTES = 9;
/** Random bytes for many ids: asked for one by one they would be the dearest part of an answer that is kept. */
const pool = Buffer.alloc(512 * ID_BYTES);
let used = pool.length;
const current = new AsyncLocalStorage<string>();

/** An id for a request: the one it came with where that can do no harm in a log, else a new one of 12 characters. */
export function requestIdFor(header: string | string[] | undefined): string {
  return typeof header === 'string' && SAFE.test(header) ? header : newId();
}

function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.toString('base64url', used - ID_BYTES, used);
}

/** Runs the work of one request, so that what fails in it can say which request it was. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the request being worked on; undefined outside one. */
export const currentRequestId = (): string | undefined => current.getStore();
