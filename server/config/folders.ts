import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { giveToOwner } from './durableFiles.ts';
import type { Environment } from './environment.ts';
import { sayWhileHanging } from './hangingFolder.ts';
import { ConfigError, readEnvironment } from './readEnvironment.ts';

/** Where everything durable lies; absolute paths. */
export interface Folders {
  dataDir: string;
  /** uploaded files; several processes may share it */
  artworkDir: string;
  /** a PostgreSQL for submissions in the place of a file in dataDir */
  databaseUrl?: string;
}

/** Lies in DATA_DIR while a backup is put into it. */
export const RESTORING = '.restoring';

export function foldersOf(values: Environment): Folders {
  const dataDir = path.resolve(values.DATA_DIR);
  const artworkDir = path.resolve(values.ARTWORK_DIR ?? path.join(dataDir, 'artwork'));
  return { dataDir, artworkDir, databaseUrl: values.DATABASE_URL };
}

/** Reads the environment for those who make nothing in these folders. @throws ConfigError with every fault at once */
export function readFolders(env: NodeJS.ProcessEnv): Folders {
  const folders = foldersOf(readEnvironment(env));
  if (statSync(folders.dataDir, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new ConfigError([`DATA_DIR: ${folders.dataDir} is no folder. Set it to that of the site`]);
  return folders;
}

/** The same for a command on what a site keeps. @throws ConfigError where DATA_DIR is not that of a site, or is half restored */
export function readSiteFolders(env: NodeJS.ProcessEnv): Folders {
  const folders = readFolders(env);
  if (!existsSync(folders.dataDir))
    throw new ConfigError([`DATA_DIR: there is no ${folders.dataDir}. Set it to that of the site`]);
  checkRestored(folders.dataDir);
  return folders;
}

/** Makes those that are missing. @throws ConfigError where one cannot be written, or is half restored */
export function makeFolders({ dataDir, artworkDir }: Folders): void {
  sayWhileHanging('DATA_DIR', dataDir, () => makeWritable('DATA_DIR', dataDir));
  checkRestored(dataDir);
  sayWhileHanging('ARTWORK_DIR', artworkDir, () => makeWritable('ARTWORK_DIR', artworkDir));
}

function checkRestored(dataDir: string): void {
  if (existsSync(path.join(dataDir, RESTORING)))
    throw new ConfigError([
      `DATA_DIR: restoring a backup into ${dataDir} has not ended. Wait for it, or empty the folder and run npm run restore again`,
    ]);
}

/** For the owner of the folder above alone. Node's own way to do so asks for ever where a file system makes none: below /proc, or where others are mounted. */
export function makeWithParents(dir: string): void {
  if (isFolder(dir)) return;
  makeWithParents(path.dirname(dir));
  try {
    mkdirSync(dir, { mode: 0o700 });
    giveToOwner(dir);
  } catch (error) {
    // Several processes may start at once.
    if (!isFolder(dir)) throw error;
  }
}

const isFolder = (dir: string): boolean => statSync(dir, { throwIfNoEntry: false })?.isDirectory() === true;

/** Makes a folder for its owner alone if it is missing. @throws ConfigError where it cannot be written */
function makeWritable(name: string, dir: string): void {
  try {
    makeWithParents(dir);
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new ConfigError([
      `${name}: cannot make or write ${dir} (${(error as NodeJS.ErrnoException).code}). Set it to a folder this process may write`,
    ]);
  }
}
