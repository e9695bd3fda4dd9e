import { createBounded } from '../../../cache/bounded.ts';
import { isHeavy, resize } from '../../../pictures/resize.ts';
import { GivenUpError, resizeApart } from '../../../pictures/resizeApart.ts';
import type { OpenedAddress } from '../../../upstreams/html/imageAddress.ts';
import type { FetchOriginal } from './original.ts';
import { createQueue } from './queue.ts';

/** Two cores are all there may be, and the site needs one. */
const PARALLEL = 2;
const WAITING = 200;
const LONGEST_MS = 15_000;
/** What took too long in one width is not tried again in another. */
const GIVEN_UP_MS = 10 * 60_000;
const REMEMBERED_BYTES = 1024 * 1024;

type InTurn = ReturnType<typeof createQueue>;

/** Draws a picture from its original; those that may take long in turns of their own, whatever the others' turns are. */
export type Draw = (asked: OpenedAddress, inTurn?: InTurn) => Promise<Buffer>;

/** @param original keeps what it fetched for a while: what waits in line holds no bytes */
export function createDraw(original: FetchOriginal, longestMs = LONGEST_MS): Draw {
  const everybodys = createQueue(PARALLEL, WAITING);
  const heavyOnes = createQueue(1, WAITING);
  const givenUp = createBounded<true>({ maxBytes: REMEMBERED_BYTES, ttlMs: GIVEN_UP_MS });
  return async ({ origin, path, width, format }, inTurn = everybodys) => {
    const source = origin + path;
    if (!(await original(origin, path).then(isHeavy)))
      return inTurn(async () => resize(await original(origin, path), width, format));
    return heavyOnes(async () => {
      if (givenUp.has(source)) throw new Error('It took too long before, or too much memory');
      return resizeApart(await original(origin, path), width, format, longestMs).catch(error => {
        if (error instanceof GivenUpError) givenUp.set(source, true);
        throw error;
      });
    });
  };
}
