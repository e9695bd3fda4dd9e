import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { flush, makePrivate, replaceFile } from '../config/durableFiles.ts';
import { type Folders, makeWithParents } from '../config/folders.ts';
import { KEY_FILE, TOKEN_FILE } from '../config/secrets.ts';
import { ABOUT, CONTENT, isId, isMissing } from '../outbox/uploads/folders.ts';
import { isOfOperation, OPERATIONS } from '../partners/operationFiles.ts';
import {
  ARTWORK,
  BackupError,
  copyFile,
  isEmpty,
  type KeptFile,
  MANIFEST,
  type Manifest,
  measure,
} from './manifest.ts';

const DATABASES = ['submissions.sqlite', 'embedded/demo.sqlite'];

/** The index is walked again, but which slugs things once had stands nowhere else. */
const INDEX = /^catalogue-\w+\.sqlite$/;

/** What an upload's folder holds; what systems and disks leave beside it is none of ours. */
const WRITTEN = [CONTENT, ABOUT];

/** In one step: other processes go on writing, and a copy in many would begin anew with each of their writes. */
const ALL_PAGES = 2 ** 31 - 1;

/** What was copied, and of each index that could not be, why not. */
export interface Backup {
  manifest: Manifest;
  leftOut: readonly BackupError[];
}

/**
 * Copies all that cannot be made again into an empty folder, beside gateways that are running: what was acknowledged
 * before the call is in it. The databases come first, so that the files of each stored request are there to be copied.
 * @throws BackupError where any of it cannot be; but for an index, which can be made again
 */
export async function takeBackup(folders: Folders, target: string): Promise<Backup> {
  if (!(await isEmpty(target))) throw new BackupError(`${target} is not empty. Give a new folder.`);
  const takenAt = new Date().toISOString();
  const databases = databasesIn(folders);
  makeWithParents(target);
  const leftOut: BackupError[] = [];
  const files = [
    ...(await copyDatabases(databases, folders, target)),
    ...(await copyIndexes(folders, target, leftOut)),
    ...(await copySmallFiles(folders, target)),
    ...(await copyArtwork(folders, target)),
  ];
  if (files.length === 0) throw new BackupError(`${folders.dataDir} holds nothing. Set DATA_DIR to that of the site.`);
  for (const folder of new Set(files.map(file => path.dirname(path.join(target, file.path))))) flush(folder);
  const manifest: Manifest = { version: 1, takenAt, files };
  replaceFile(path.join(target, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return { manifest, leftOut };
}

/** @throws BackupError where submissions should lie in one and do not */
function databasesIn({ dataDir, databaseUrl }: Folders): string[] {
  const names = DATABASES.filter(name => existsSync(path.join(dataDir, name)));
  if (!databaseUrl && !names.includes('submissions.sqlite'))
    throw new BackupError(`${dataDir} holds no submissions.sqlite. Set DATA_DIR to that of the site.`);
  return names;
}

async function copyDatabases(names: string[], { dataDir }: Folders, target: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const name of names) {
    await copyDatabase(path.join(dataDir, name), path.join(target, name));
    files.push({ path: name, ...(await measure(path.join(target, name))) });
  }
  return files;
}

/** One that is damaged, also one that a former address left there, must not keep back what stands nowhere else. */
async function copyIndexes(folders: Folders, target: string, leftOut: BackupError[]): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const name of (await namesIn(folders.dataDir)).filter(one => INDEX.test(one)))
    try {
      files.push(...(await copyDatabases([name], folders, target)));
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      leftOut.push(error);
      for (const ending of ['', '-journal', '-wal', '-shm']) await removed(path.join(target, name + ending));
    }
  return files;
}

async function copyDatabase(from: string, to: string): Promise<void> {
  try {
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    makePrivate(to);
    const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
    await backup(source, to, { rate: ALL_PAGES }).finally(() => source.close());
    const copy = new DatabaseSync(to);
    // Whoever copies the folder further has one file to copy.
    copy.exec('PRAGMA journal_mode = DELETE');
    const found = copy.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
    copy.close();
    if (found !== 'ok') throw new Error(String(found));
    flush(to);
  } catch (error) {
    throw new BackupError(
      `Copying ${from} failed: ${(error as Error).message}. Check that this user may read it, free space, and the disk.`,
    );
  }
}

async function copySmallFiles({ dataDir }: Folders, target: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  // Of what was removed too: its names stay taken.
  const operations = (await namesIn(path.join(dataDir, OPERATIONS))).filter(isOfOperation);
  for (const name of [TOKEN_FILE, KEY_FILE, ...operations.map(one => `${OPERATIONS}/${one}`)])
    if (existsSync(path.join(dataDir, name)))
      files.push({ path: name, ...(await copyFile(path.join(dataDir, name), path.join(target, name))) });
  return files;
}

/** What waits comes first: what is claimed meanwhile is then found where it went. */
async function copyArtwork({ artworkDir }: Folders, target: string): Promise<KeptFile[]> {
  const idsIn = async (place: string) =>
    (await namesIn(path.join(artworkDir, place))).filter(isId).map(id => `${place}/${id}`);
  const files: KeptFile[] = [];
  const copyAll = async (all: readonly string[]) => {
    for (const each of all)
      files.push(...(await copyUpload(path.join(artworkDir, each), target, `${ARTWORK}/${each}`)));
  };
  await copyAll(await idsIn('waiting'));
  for (const reference of await namesIn(path.join(artworkDir, 'claimed')))
    await copyAll(await idsIn(`claimed/${reference}`));
  return files;
}

/** The content of an upload and what is known about it; nothing where it is erased, or claimed, meanwhile. */
async function copyUpload(from: string, target: string, place: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  try {
    for (const name of (await readdir(from)).filter(name => WRITTEN.includes(name)))
      files.push({
        path: `${place}/${name}`,
        ...(await copyFile(path.join(from, name), path.join(target, place, name))),
      });
    return existsSync(from) ? files : await removed(path.join(target, place));
  } catch (error) {
    if (isMissing(error)) return removed(path.join(target, place));
    throw error;
  }
}

async function removed(place: string): Promise<KeptFile[]> {
  await rm(place, { recursive: true, force: true });
  return [];
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch(error => {
    if (isMissing(error)) return [];
    throw error;
  });
