import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { sign } from '../config/signing.ts';
import { networkOf } from '../http/visitor.ts';
import { StorageError } from '../storage/errors.ts';
import type { Sender } from './uploads/artwork.ts';
import { createDaySums, type Place, sweepDays } from './uploads/daySums.ts';

const MB = 1024 * 1024;

/** Bytes that may be stored in a day (UTC). */
export interface FormBounds {
  readonly visitor: number;
  readonly network: number;
  readonly all: number;
}

/**
 * A request of a hundred lines with notes is stored in 40 kB, the largest that can be typed in 0.56 MB; the smallest counts
 * for 64 kB. So an office, or a carrier's customers, behind one address send 800 a day whatever they write, a network twice
 * and all together forty times as many: twenty networks it takes to keep others out.
 */
export const PUBLIC_BOUNDS: FormBounds = { visitor: 50 * MB, network: 100 * MB, all: 2_000 * MB };

export interface FormAllowanceOptions {
  /** made if missing; the sums lie here, and processes may share it */
  readonly folder: string;
  /** the first hides whose they are */
  readonly secrets: readonly string[];
  /** null for no bounds: a local site has one visitor, who may be measuring it */
  readonly bounds: FormBounds | null;
  /** the folder that forms are stored in; null where that is another machine's */
  readonly storedIn: string | null;
  /** how much of its disk stays free for what is not anybody's form */
  readonly freeBytes: number;
  /** milliseconds since 1970 */
  readonly clock?: () => number;
}

interface Write<Result> {
  /** null where it comes from nobody in particular: by a partner's key, or a call of our own */
  readonly sender: Sender | null;
  readonly bytes: number;
  /** Where there is no room, what was stored before is still known, and nothing new is stored. */
  readonly write: (hasRoom: boolean) => Promise<Result>;
  /** Whether it is stored by this, and was not before. */
  readonly isNew: (result: Result) => boolean;
}

/** What is stored of forms that anybody may send. */
export interface FormAllowance {
  /**
   * Stores something, which counts for its visitor, for the network of that and for all together, as long as the day has
   * room for it.
   * @throws StorageError where the disk gets short
   */
  store<Result>(write: Write<Result>): Promise<Result>;
  /** Forgets the days that are over. @param now milliseconds since 1970 */
  sweep(now: number): Promise<void>;
}

/** Whose sum cannot be written is not kept from writing to the firm. */
const UNCOUNTED: Place = { keep: async () => {}, free: async () => {} };

/** Takes anything. */
export const unlimitedForms: FormAllowance = { store: ({ write }) => write(true), sweep: async () => {} };

export function createFormAllowance(options: FormAllowanceOptions): FormAllowance {
  const { folder, secrets, bounds, storedIn, freeBytes, clock = () => Date.now() } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sums = createDaySums(folder, clock);
  const sealed = (text: string) => sign(secrets[0]!, text).toString('base64url').slice(0, 32);

  async function checkRoom(bytes: number): Promise<void> {
    if (!storedIn) return;
    const disk = await statfs(storedIn).catch(() => null);
    // What is mounted from elsewhere may not say how large it is, and what is gone the database will tell.
    if (!disk?.blocks || disk.bavail * disk.bsize >= freeBytes + bytes) return;
    throw new StorageError(`No form is taken: ${storedIn} has too little room for orders beside it. Make room.`, {
      reason: 'disk full',
    });
  }

  async function takePlaces(visitor: string, bytes: number): Promise<Place[] | null> {
    const places: Place[] = [];
    if (!bounds) return places;
    for (const [who, most] of [
      [sealed(`form visitor\n${visitor}`), bounds.visitor],
      [sealed(`form network\n${networkOf(visitor)}`), bounds.network],
      ['all', bounds.all],
    ] as const) {
      const place = await sums.take(who, bytes, most).catch(() => UNCOUNTED);
      if (!place) {
        await freeAll(places);
        return null;
      }
      places.push(place);
    }
    return places;
  }

  return {
    async store({ sender, bytes, write, isNew }) {
      if (!sender || sender.unlimited) return write(true);
      await checkRoom(bytes);
      const places = await takePlaces(sender.visitor, bytes);
      if (!places) return write(false);
      try {
        const result = await write(true);
        if (!isNew(result)) await freeAll(places);
        return result;
      } catch (error) {
        await freeAll(places);
        throw error;
      }
    },
    sweep: now => sweepDays(folder, now),
  };
}

const freeAll = (places: readonly Place[]) => Promise.allSettled(places.map(place => place.free()));
