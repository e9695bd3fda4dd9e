import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Check, error, type Finding, success, warning } from '../../fact.ts';

const LITTLE_MB = 500;

/** Whether the data folder takes a file, and how much more it could take. */
export const dataFolder: Check = {
  id: 'data-folder',
  name: 'Data folder',
  find: ({ config }) => look('DATA_DIR', config.dataDir),
};

/** The same of the folder of artwork where it lies elsewhere. */
export const artworkFolder: Check = {
  id: 'artwork-folder',
  name: 'Artwork folder',
  find: async ({ config: { artworkDir, dataDir } }) =>
    path.dirname(artworkDir) === dataDir ? null : look('ARTWORK_DIR', artworkDir),
};

async function look(variable: string, dir: string): Promise<Finding> {
  try {
    await writeIn(dir);
    const { bavail, bsize } = await statfs(dir);
    const free = Math.floor((bavail * bsize) / 1024 / 1024);
    const detail = `${dir}, ${free} MB free`;
    if (free >= LITTLE_MB) return success(detail);
    return warning(detail, 'Make room: submissions and uploads are refused on a full disk.');
  } catch (fault) {
    const mend = `Give this user the right to write there, make room, or set ${variable} to another folder.`;
    return error(`${dir}: ${(fault as NodeJS.ErrnoException).code}`, mend);
  }
}

// Permissions alone would not tell of a full or read-only disk.
async function writeIn(dir: string): Promise<void> {
  const name = path.join(dir, `.doctor-${process.pid}`);
  const file = await open(name, 'w', 0o600);
  try {
    await file.write('x'.repeat(4096));
    await file.sync();
  } finally {
    await file.close();
    await rm(name, { force: true });
  }
}
