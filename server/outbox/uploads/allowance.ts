import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkLimits } from '../../../rules/forms/artwork.ts';
import type { ArtworkFile } from './artwork.ts';
import { ArtworkError } from './artworkError.ts';
import { countedBytes } from './daySums.ts';
import { readAbout } from './folders.ts';

type Held = Pick<ArtworkFile, 'visitor' | 'bytes'>;

/** Of everything that may wait, one visitor's share. */
const SHARE = 4;

interface Bounds {
  /** how much may wait unclaimed in all */
  readonly mostBytes: number;
  /** how much of the disk stays free for everything else */
  readonly freeBytes: number;
}

export interface Allowance {
  /** Keeps room for one file on its way in until the function it resolves with is called. @throws ArtworkError */
  reserve(visitor: string): Promise<() => void>;
  /** What lies there by now. */
  waiting(): Promise<{ files: number; bytes: number }>;
  /** Whether the disk has room for another file beside those on their way in. */
  hasRoom(): Promise<boolean>;
}

/**
 * Bounds what waits unclaimed, for each visitor and in all: nobody fills the disk with files they never send. Files that
 * requests keep may fill it up to what everything else needs.
 */
export function createAllowance(waiting: string, { mostBytes, freeBytes }: Bounds): Allowance {
  const incoming = new Set<Held>();
  let known = new Map<string, Held>();

  async function look(): Promise<void> {
    const ids = await readdir(waiting);
    const found = await Promise.all(
      ids.map(async id => [id, known.get(id) ?? (await readAbout(join(waiting, id)))] as const),
    );
    known = new Map(found.flatMap(([id, held]) => (held ? [[id, { visitor: held.visitor, bytes: held.bytes }]] : [])));
  }

  async function hasRoom(): Promise<boolean> {
    const { blocks, bavail, bsize } = await statfs(waiting);
    // What is mounted from elsewhere may not say how large it is.
    return blocks === 0 || bavail * bsize >= freeBytes + (incoming.size + 1) * artworkLimits.bytes;
  }

  return {
    hasRoom,
    async waiting() {
      await look();
      return { files: known.size, bytes: [...known.values()].reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    async reserve(visitor) {
      const [room] = await Promise.all([hasRoom(), look()]);
      const all = [...known.values(), ...incoming];
      if (!room || total(all) + artworkLimits.bytes > mostBytes) throw new ArtworkError('UPLOADS_FULL');
      const own = all.filter(held => held.visitor === visitor);
      if (total(own) + artworkLimits.bytes > mostBytes / SHARE) throw new ArtworkError('UPLOAD_QUOTA');
      const place = { visitor, bytes: artworkLimits.bytes };
      incoming.add(place);
      return () => void incoming.delete(place);
    },
  };
}

const total = (held: readonly Held[]): number => countedBytes(held.map(({ bytes }) => bytes));
