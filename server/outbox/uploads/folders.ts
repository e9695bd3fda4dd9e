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

/** Whether the folder of an upload may have this name, its id: systems and disks leave files of their own beside. */
export const isId = (name: string): boolean => /^[\w-]{32}$/.test(name);

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

/** There is nothing, or a file of a system in the place of a folder. */
export const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(String(codeOf(error)));

/** The target of a rename is there already. */
export const isTaken = (error: unknown): boolean => ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(String(codeOf(error)));
