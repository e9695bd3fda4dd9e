import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkLimits } from '../../../rules/forms/artwork.ts';
import type { ArtworkFile } from './artwork.ts';
import { ArtworkError } from './artworkError.ts';
import { countedBytes } from './daySums.ts';
import { readAbout } from './folders.ts';

type Held = Pick<ArtworkFile, 'visitor' | 'network' | 'bytes'>;

/**
 * Of everything that may wait, one visitor's share, and that of a network: whoever has one has as many addresses as there are
 * visitors, and keeps nobody else out.
 */
const SHARE = 4;

interface Bounds {
  /** how much may wait unclaimed in all */
  readonly mostBytes: number;
  /** how much of the disk stays free for everything else */
  readonly freeBytes: number;
}

export interface Allowance {
  /** Keeps room for one file on its way in until the function it resolves with is called. @throws ArtworkError */
  reserve(sender: Pick<ArtworkFile, 'visitor' | 'network'>): Promise<() => void>;
  /** What lies there by now. */
  waiting(): Promise<{ files: number; bytes: number }>;
  /** Whether the disk has room for another file beside those on their way in. */
  hasRoom(): Promise<boolean>;
}

/**
 * Bounds what waits unclaimed, for each visitor, for each network and in all: nobody fills the disk with files they never send. Files that
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
    known = new Map(found.flatMap(([id, held]) => (held ? [[id, heldOf(held)]] : [])));
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
    async reserve({ visitor, network }) {
      const [room] = await Promise.all([hasRoom(), look()]);
      const all = [...known.values(), ...incoming];
      if (!room || total(all) + artworkLimits.bytes > mostBytes) throw new ArtworkError('UPLOADS_FULL');
      const isFull = (held: readonly Held[]) => total(held) + artworkLimits.bytes > mostBytes / SHARE;
      if (isFull(all.filter(held => held.visitor === visitor))) throw new ArtworkError('UPLOAD_QUOTA');
      if (isFull(all.filter(held => held.network === network))) throw new ArtworkError('UPLOADS_FULL');
      const place = { visitor, network, bytes: artworkLimits.bytes };
      incoming.add(place);
      return () => void incoming.delete(place);
    },
  };
}

const heldOf = ({ visitor, network, bytes }: Held): Held => ({ visitor, network, bytes });

const total = (held: readonly Held[]): number => countedBytes(held.map(({ bytes }) => bytes));
