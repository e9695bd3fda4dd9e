import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArtworkFile } from './artwork.ts';

/**
 * Where files lie. Each has a folder of its own with its content and what is known about it, and moves as that folder
 * does: renaming is atomic, so any number of processes may share them.
 */
export interface Folders {
  /** still coming in: nothing here is promised to anybody */
  readonly receiving: string;
  /** stored, named by id */
  readonly waiting: string;
  /** by the reference of the request, then by id */
  readonly claimed: string;
  /** what counts for a visitor's day, see `daySums.ts` */
  readonly sent: string;
}

export const CONTENT = 'content';
export const ABOUT = 'about.json';

/** Makes the folders, readable by their owner only. */
export function makeFolders(dir: string): Folders {
  const folders = {
    receiving: join(dir, 'receiving'),
    waiting: join(dir, 'waiting'),
    claimed: join(dir, 'claimed'),
    sent: join(dir, 'sent'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folders;
}

/** What is known about the file in a folder; null where there is none. */
export async function readAbout(folder: string): Promise<ArtworkFile | null> {
  try {
    return JSON.parse(await readFile(join(folder, ABOUT), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException | null)?.code;

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** The target of a rename is there already. */
export const isTaken = (error: unknown): boolean => ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(String(codeOf(error)));
