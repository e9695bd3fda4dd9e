import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const SAFE = /^[\w-]{8,64}$/;
const current = new AsyncLocalStorage<string>();

/** An id for a request: the one it came with where that can do no harm in a log, else a new one of 12 characters. */
export function requestIdFor(header: string | string[] | undefined): string {
  return typeof header === 'string' && SAFE.test(header)
    ? header
    : Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url').slice(0, 12);
}

/** Runs the work of one request, so that what fails in it can say which request it was. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the request being worked on; undefined outside one. */
export const currentRequestId = (): string | undefined => current.getStore();
