import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../../rules/dates/dayMs.ts';

/** What one counts for at least: a small file takes a folder too, and is looked at with every other that comes in. */
const LEAST_BYTES = 64 * 1024;

/** The place of a file, or of a form, in its sender's day. */
export interface Place {
  /** It is there: from now on it counts for what it is. */
  keep(bytes: number): Promise<void>;
  /** It is not: it counts for nothing. */
  free(): Promise<void>;
}

/** What each sends in a day, whatever becomes of it: a request takes a file out of what waits, and keeps it. */
export interface DaySums {
  /** Takes room for so many bytes on their way in; null where the day has none left of `dayBytes`. */
  take(sender: string, bytes: number, dayBytes: number): Promise<Place | null>;
}

/** What files, or forms, of these sizes count for. */
export const countedBytes = (sizes: readonly number[]): number =>
  sizes.reduce((sum, bytes) => sum + Math.max(bytes, LEAST_BYTES), 0);

/** A day in UTC. */
const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const secondsLeftOfDay = (now: number): number => Math.ceil((DAY_MS - (now % DAY_MS)) / 1_000);

/** What the places of a folder were taken for; other files in it (NFS and file managers leave some) are none. */
const bytesOf = (names: readonly string[]): number[] =>
  names.flatMap(name => /^[0-9a-f]{16}-(\d+)$/.exec(name)?.[1] ?? []).map(Number);

/**
 * By day and sender an empty file for each that was sent, named by its bytes. Whoever takes a place writes it first and then
 * counts all that are there: of two processes that share the folder one sees the other, so that no more is taken than fits.
 * Within a process one is taken after the other, so that of those that come at once none is refused for one that is refused
 * itself.
 * @param clock milliseconds since 1970
 */
export function createDaySums(sent: string, clock: () => number): DaySums {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(sender, bytes, dayBytes) {
      const turn = last.then(() => takePlace(join(sent, dayOf(clock()), sender), bytes, dayBytes));
      last = turn.catch(() => {});
      return turn;
    },
  };

  async function takePlace(folder: string, bytes: number, dayBytes: number): Promise<Place | null> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = randomBytes(8).toString('hex');
    const place = `${name}-${bytes}`;
    await writeFile(join(folder, place), '', { flag: 'wx', mode: 0o600 });
    const free = () => rm(join(folder, place), { force: true });
    if (countedBytes(bytesOf(await readdir(folder))) > dayBytes) {
      await free();
      return null;
    }
    return {
      free,
      // Where that fails it counts for more than it is, until the day is over: no reason to refuse what is stored.
      keep: bytes => rename(join(folder, place), join(folder, `${name}-${bytes}`)).catch(() => {}),
    };
  }
}

/** Forgets the days that are over; yesterday's may still be written to. */
export async function sweepDays(sent: string, now: number): Promise<void> {
  const over = (await readdir(sent)).filter(day => day < dayOf(now - DAY_MS));
  for (const day of over) await rm(join(sent, day), { recursive: true, force: true });
}
