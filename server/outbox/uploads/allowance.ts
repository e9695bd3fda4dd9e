import { readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkLimits } from '../../../rules/forms/artwork.ts';
import type { ArtworkFile } from './artwork.ts';
import { ArtworkError } from './artworkError.ts';
import { countedBytes } from './daySums.ts';
import { type Folders, readAbout } from './folders.ts';
import { giveUp } from './sweep.ts';

type Sender = Pick<ArtworkFile, 'visitor'> & { readonly network: string };

/** A file that waits, by its id, or one that still comes in. */
interface Held extends Sender {
  readonly id: string | null;
  readonly bytes: number;
  readonly since: number;
}

/** The place of a file on its way in. */
export interface Room {
  /** Others needed it more: the file is not to be stored any more. */
  readonly isLost: boolean;
  free(): void;
}

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
  /** Keeps room for one file on its way in, until it is freed. @throws ArtworkError */
  reserve(sender: Sender): Promise<Room>;
  /** What lies there by now. */
  waiting(): Promise<{ files: number; bytes: number }>;
  /** Whether the disk has room for another file beside those on their way in. */
  hasRoom(): Promise<boolean>;
}

/**
 * Bounds what waits unclaimed, for each visitor, for each network and in all: nobody fills the disk with files they never
 * send. Once it is full, whoever has more makes room for whoever has less: a few networks keep nobody out. Files that requests
 * keep may fill the disk up to what everything else needs.
 */
export function createAllowance(folders: Folders, { mostBytes, freeBytes }: Bounds): Allowance {
  const { waiting } = folders;
  const incoming = new Set<Held>();
  let known = new Map<string, Held>();

  async function look(): Promise<void> {
    const ids = await readdir(waiting);
    const found = await Promise.all(
      ids.map(async id => known.get(id) ?? heldOf(await readAbout(join(waiting, id)), id)),
    );
    known = new Map(found.flatMap(held => (held ? [[held.id!, held]] : [])));
  }

  async function hasRoom(): Promise<boolean> {
    const { blocks, bavail, bsize } = await statfs(waiting);
    // What is mounted from elsewhere may not say how large it is.
    return blocks === 0 || bavail * bsize >= freeBytes + (incoming.size + 1) * artworkLimits.bytes;
  }

  /** What waits and what comes in, whoever sent it or those that `of` names. */
  const held = (of: Partial<Sender> = {}): Held[] =>
    [...known.values(), ...incoming].filter(
      ({ visitor, network }) => visitor === (of.visitor ?? visitor) && network === (of.network ?? network),
    );
  const isFull = (sum: number, most: number) => sum + artworkLimits.bytes > most;

  /** Gives up the last file of whoever has most; false where nobody has more than this network would. */
  function makeRoom(network: string): boolean {
    const most = largest(held(), one => one.network);
    if (total(most) <= total(held({ network })) + artworkLimits.bytes) return false;
    const given = largest(most, one => one.visitor).reduce((one, other) => (other.since >= one.since ? other : one));
    if (given.id === null) return incoming.delete(given);
    giveUp(folders, given.id);
    return known.delete(given.id);
  }

  return {
    hasRoom,
    async waiting() {
      await look();
      return { files: known.size, bytes: [...known.values()].reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    async reserve({ visitor, network }) {
      const [room] = await Promise.all([hasRoom(), look()]);
      if (!room) throw new ArtworkError('UPLOADS_FULL');
      if (isFull(total(held({ visitor })), mostBytes / SHARE)) throw new ArtworkError('UPLOAD_QUOTA');
      if (isFull(total(held({ network })), mostBytes / SHARE)) throw new ArtworkError('UPLOADS_FULL');
      while (isFull(total(held()), mostBytes)) if (!makeRoom(network)) throw new ArtworkError('UPLOADS_FULL');
      // What comes in goes before what somebody was told is stored.
      const place: Held = { id: null, visitor, network, bytes: artworkLimits.bytes, since: Number.POSITIVE_INFINITY };
      incoming.add(place);
      return {
        get isLost() {
          return !incoming.has(place);
        },
        free: () => void incoming.delete(place),
      };
    },
  };
}

/** Earlier releases noted no network: then the visitor is one. */
const heldOf = (file: ArtworkFile | null, id: string): Held | null =>
  file && {
    id,
    visitor: file.visitor,
    network: file.network ?? file.visitor,
    bytes: file.bytes,
    since: file.uploadedAt,
  };

const largest = (held: readonly Held[], by: (one: Held) => string): Held[] =>
  [...Map.groupBy(held, by).values()].reduce((one, other) => (total(other) > total(one) ? other : one), []);

const total = (held: readonly Held[]): number => countedBytes(held.map(({ bytes }) => bytes));
