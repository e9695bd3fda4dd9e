import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkLimits } from '../../../rules/forms/artwork.ts';
import type { ArtworkFile } from './artwork.ts';
import { ArtworkError } from './artworkError.ts';
import { readAbout } from './folders.ts';

type Held = Pick<ArtworkFile, 'visitor' | 'bytes'>;

/** Of everything that may wait, one visitor's share. */
const SHARE = 4;

/** What a file counts for at least: a small one takes a folder too, and is looked at with every other that comes in. */
const LEAST_BYTES = 64 * 1024;

export interface Allowance {
  /** Keeps room for one file on its way in until the function it resolves with is called. @throws ArtworkError */
  reserve(visitor: string): Promise<() => void>;
  /** What lies there by now. */
  waiting(): Promise<{ files: number; bytes: number }>;
}

/** Bounds what waits unclaimed, for each visitor and in all: nobody fills the disk with files they never send. */
export function createAllowance(waiting: string, mostBytes: number): Allowance {
  const incoming = new Set<Held>();
  let known = new Map<string, Held>();

  async function look(): Promise<void> {
    const ids = await readdir(waiting);
    const found = await Promise.all(
      ids.map(async id => [id, known.get(id) ?? (await readAbout(join(waiting, id)))] as const),
    );
    known = new Map(found.flatMap(([id, held]) => (held ? [[id, { visitor: held.visitor, bytes: held.bytes }]] : [])));
  }

  return {
    async waiting() {
      await look();
      return { files: known.size, bytes: [...known.values()].reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    async reserve(visitor) {
      await look();
      const all = [...known.values(), ...incoming];
      if (total(all) + artworkLimits.bytes > mostBytes) throw new ArtworkError('UPLOADS_FULL');
      const own = all.filter(held => held.visitor === visitor);
      if (total(own) + artworkLimits.bytes > mostBytes / SHARE) throw new ArtworkError('UPLOAD_QUOTA');
      const place = { visitor, bytes: artworkLimits.bytes };
      incoming.add(place);
      return () => void incoming.delete(place);
    },
  };
}

const total = (held: readonly Held[]): number => held.reduce((sum, { bytes }) => sum + Math.max(bytes, LEAST_BYTES), 0);
