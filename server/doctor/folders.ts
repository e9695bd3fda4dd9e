import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Check, Finding } from './doctor.ts';

const LITTLE_MB = 500;

/** Whether the folders take a file, and how much more they could take. */
export const folders: Check = async config => [
  await folder('Data folder', 'DATA_DIR', config.dataDir),
  ...(path.dirname(config.artworkDir) === config.dataDir
    ? []
    : [await folder('Artwork folder', 'ARTWORK_DIR', config.artworkDir)]),
];

async function folder(check: string, variable: string, dir: string): Promise<Finding> {
  try {
    await writeIn(dir);
    const { bavail, bsize } = await statfs(dir);
    const free = Math.floor((bavail * bsize) / 1024 / 1024);
    const detail = `${dir}, ${free} MB free`;
    if (free >= LITTLE_MB) return { status: 'good', check, detail };
    return { status: 'warn', check, detail, mend: 'Make room: submissions and uploads are refused on a full disk.' };
  } catch (error) {
    const mend = `Give this user the right to write there, make room, or set ${variable} to another folder.`;
    return { status: 'fail', check, detail: `${dir}: ${(error as NodeJS.ErrnoException).code}`, mend };
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
