import { randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepDays } from './daySums.ts';
import { type Folders, isMissing, readAbout } from './folders.ts';

/** How long a file waits for its request. */
export const WAITING_MS = 24 * 60 * 60 * 1000;
/** Longer than any upload takes: what is still coming in after that was left by a process that died. */
const RECEIVING_MS = 60 * 60 * 1000;

/** Removes what nobody claimed in time, what was never received whole, and the sums of days that are over. */
export async function sweep(folders: Folders, now: number): Promise<void> {
  const { receiving, waiting } = folders;
  await sweepDays(folders.sent, now);
  for (const id of await readdir(waiting)) {
    const file = await readAbout(join(waiting, id));
    if (file && now - file.uploadedAt < WAITING_MS) continue;
    giveUp(folders, id);
  }
  for (const name of await readdir(receiving)) {
    if (now - Number.parseInt(name, 10) >= RECEIVING_MS)
      await rm(join(receiving, name), { recursive: true, force: true });
  }
}

/**
 * The requests whose files were all uploaded by then (milliseconds since 1970). A process may die between claiming files
 * and storing the request, and then only the folder knows of it.
 */
export async function claimsBefore({ claimed }: Folders, then: number): Promise<string[]> {
  const old: string[] = [];
  for (const reference of await readdir(claimed)) {
    const ids = await readdir(join(claimed, reference)).catch(() => []);
    const files = await Promise.all(ids.map(id => readAbout(join(claimed, reference, id))));
    if (files.every(file => !file || file.uploadedAt <= then)) old.push(reference);
  }
  return old;
}

/** Removes a file that waits. Moved away first: a claim finds it whole or not at all. */
export function giveUp({ receiving, waiting }: Folders, id: string): void {
  const place = join(receiving, `0-${randomBytes(8).toString('hex')}`);
  try {
    renameSync(join(waiting, id), place);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  rmSync(place, { recursive: true, force: true });
}
