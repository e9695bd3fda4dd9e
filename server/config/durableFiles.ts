import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lchownSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Brings a file, or the entries of a folder, to the disk: what was written or renamed is lost with the power until then. */
export function flush(place: string): void {
  const descriptor = openSync(place, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * What root makes in somebody's folder is theirs, as SQLite has it of its own files: root runs commands beside a service
 * that has a user of its own, which could not read it otherwise. @param folder whose owner that is
 */
export function giveToOwner(place: string, folder: string = path.dirname(place)): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  try {
    lchownSync(place, uid, gid);
  } catch {
    // A network share, say, knows no other owner.
  }
}

/**
 * Writes a file that only its owner can read. It is there whole or not at all, also after a power cut or on a full disk.
 * @throws what the file system says; then nothing has changed
 */
export function replaceFile(file: string, content: string): void {
  const part = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(part, content, { mode: 0o600, flag: 'wx', flush: true });
    giveToOwner(part);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  flush(path.dirname(file));
}

/**
 * Makes a file if it is missing, for the owner of its folder, and takes it away from everyone but its owner. What SQLite
 * puts beside it follows.
 */
export function makePrivate(file: string): void {
  makeMissing(file);
  const descriptor = openSync(file, 'a', 0o600);
  try {
    const { mode, uid } = fstatSync(descriptor);
    // What belongs to somebody else is theirs to close.
    if ((mode & 0o077) !== 0 && uid === process.getuid?.()) fchmodSync(descriptor, 0o600);
  } finally {
    closeSync(descriptor);
  }
}

function makeMissing(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  giveToOwner(file);
}
