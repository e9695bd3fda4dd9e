import { createHash } from 'node:crypto';
import { constants, createReadStream, readFileSync } from 'node:fs';
import { chmod, copyFile as copy, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { flush } from '../config/durableFiles.ts';

/** A backup could not be taken or restored; the message says where and why, and the mend. */
export class BackupError extends Error {}

/** Written last: a folder without it is no finished backup. */
export const MANIFEST = 'backup.json';

/** Where the files of requests lie in a backup, wherever ARTWORK_DIR is. */
export const ARTWORK = 'artwork';

const kept = z.object({
  /** within the backup, with slashes */
  path: z.string().regex(/^(?!\.)[\w-][\w.-]*(\/[\w-][\w.-]*)*$/),
  bytes: z.number(),
  sha256: z.string(),
});

const manifest = z.object({ version: z.literal(1), takenAt: z.string(), files: z.array(kept).min(1) });

/** One file of a backup. */
export type KeptFile = z.output<typeof kept>;
/** What a backup holds; `takenAt` is when it was begun, as ISO 8601. */
export type Manifest = z.output<typeof manifest>;

/** @throws BackupError for a folder that is no finished backup */
export function readManifest(source: string): Manifest {
  try {
    return manifest.parse(JSON.parse(readFileSync(path.join(source, MANIFEST), 'utf8')));
  } catch {
    throw new BackupError(
      `${source} is no finished backup: its ${MANIFEST} is missing or not whole. Give a folder that npm run backup has written to its end.`,
    );
  }
}

/** Copies a file for its owner alone, onto the disk. @returns what arrived there */
export async function copyFile(from: string, to: string): Promise<Pick<KeptFile, 'bytes' | 'sha256'>> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  await copy(from, to, constants.COPYFILE_EXCL);
  await chmod(to, 0o600);
  flush(to);
  return measure(to);
}

export async function measure(file: string): Promise<Pick<KeptFile, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Whether nothing lies in a folder but what a disk of its own brings along; a missing one is empty. */
export async function isEmpty(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(error => {
    if (error.code === 'ENOENT') return [];
    throw new BackupError(`Reading ${folder} failed (${error.code}). Give a folder that this user may read and write.`);
  });
  return names.every(name => name === 'lost+found');
}
