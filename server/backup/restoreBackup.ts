import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { flush, giveToOwner, replaceFile } from '../config/durableFiles.ts';
import { type Folders, makeWithParents, RESTORING } from '../config/folders.ts';
import { ConfigError } from '../config/readEnvironment.ts';
import { ARTWORK, BackupError, copyFile, isEmpty, type KeptFile, type Manifest, readManifest } from './manifest.ts';

/**
 * Puts a backup into the empty folders of a site that is not running. Until all of it is there, byte for byte as it was
 * backed up, no gateway starts in them; where it fails they are empty again.
 * @throws BackupError, and a ConfigError for folders that are not empty
 */
export async function restoreBackup(source: string, { dataDir, artworkDir }: Folders): Promise<Manifest> {
  const manifest = readManifest(source);
  const folders = [...new Set([dataDir, artworkDir])];
  for (const folder of folders)
    if (!(await isEmpty(folder)))
      throw new ConfigError([
        `${folder === dataDir ? 'DATA_DIR' : 'ARTWORK_DIR'}: ${folder} is not empty. Set it to an empty folder, or move what is there away`,
      ]);
  for (const folder of folders) makeWithParents(folder);
  replaceFile(path.join(dataDir, RESTORING), '');
  try {
    for (const file of manifest.files) await restoreFile(source, file, placeOf(file, { dataDir, artworkDir }));
  } catch (error) {
    for (const folder of folders) if (existsSync(folder)) await empty(folder);
    throw error;
  }
  const places = manifest.files.map(file => path.dirname(placeOf(file, { dataDir, artworkDir })));
  for (const folder of new Set(places)) flush(folder);
  for (const folder of folders) await giveAllToOwner(folder);
  await rm(path.join(dataDir, RESTORING));
  flush(dataDir);
  return manifest;
}

function placeOf({ path: name }: KeptFile, { dataDir, artworkDir }: Pick<Folders, 'dataDir' | 'artworkDir'>): string {
  return name.startsWith(`${ARTWORK}/`)
    ? path.join(artworkDir, name.slice(ARTWORK.length + 1))
    : path.join(dataDir, name);
}

async function restoreFile(source: string, file: KeptFile, place: string): Promise<void> {
  const copied = await copyFile(path.join(source, file.path), place).catch(error => {
    throw new BackupError(`Restoring ${file.path} failed (${error.code}). Nothing was restored.`);
  });
  if (copied.sha256 !== file.sha256)
    throw new BackupError(`${file.path} is not as it was backed up. Nothing was restored: take another backup.`);
}

/** Of several folders the outer one comes first. */
async function giveAllToOwner(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true }))
    if (!name.startsWith('lost+found')) giveToOwner(path.join(folder, name), folder);
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name !== 'lost+found') await rm(path.join(folder, name), { recursive: true, force: true });
}
