import type { Logger } from 'pino';
import { createBounded } from '../../../cache/bounded.ts';
import { isMoving } from '../../../pictures/resize.ts';
import type { OpenedAddress } from '../../../upstreams/html/imageAddress.ts';
import type { DerivedCache } from './derivedCache.ts';
import type { Draw } from './draw.ts';
import type { FetchOriginal } from './original.ts';
import { createQueue } from './queue.ts';

export interface LighterOptions {
  made: DerivedCache;
  original: FetchOriginal;
  draw: Draw;
  bytesOf: (asked: OpenedAddress) => Promise<Buffer>;
  nameOf: (asked: OpenedAddress) => string;
  log: Logger;
}

/** A WebP picture as AVIF; 'coming' while that is made, 'none' where it would be no lighter or would not move. */
export type Lighter = (asked: OpenedAddress) => Promise<{ name: string; bytes: Buffer } | 'coming' | 'none'>;

/** AVIF takes ten times as long to make: nobody waits for it, and it takes no more than one core. */
const PARALLEL = 1;
const WAITING = 400;
const REMEMBERED_BYTES = 1024 * 1024;

/** Makes AVIF behind the visitors' backs. */
export function createLighter({ made, original, draw, bytesOf, nameOf, log }: LighterOptions): Lighter {
  const queue = createQueue(PARALLEL, WAITING);
  const coming = new Set<string>();
  const useless = createBounded<true>({ maxBytes: REMEMBERED_BYTES });

  async function make(asked: OpenedAddress, name: string): Promise<void> {
    const plain = await bytesOf(asked);
    const moves = await original(asked.origin, asked.path).then(isMoving);
    const bytes = moves ? plain : await draw({ ...asked, format: 'avif' }, work => work());
    if (bytes.length < plain.length) await made.get(name, async () => bytes);
    else useless.set(name, true);
  }

  return async asked => {
    const name = nameOf({ ...asked, format: 'avif' });
    if (useless.has(name)) return 'none';
    const bytes = await made.read(name);
    if (bytes) return { name, bytes };
    if (!coming.has(name)) {
      coming.add(name);
      queue(() => make(asked, name))
        .catch(error => log.debug({ picture: name, reason: (error as Error).message }, 'No AVIF was made'))
        .finally(() => coming.delete(name));
    }
    return 'coming';
  };
}
