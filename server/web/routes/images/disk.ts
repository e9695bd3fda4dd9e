import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBounded } from '../../../cache/bounded.ts';

/** Files by name, in one folder of a limited size; those not asked for longest go first. */
export interface Disk {
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
  /** bytes held, with some for each file's name */
  size(): Promise<number>;
}

/**
 * Opens the folder; what an earlier run left in it counts from its time.
 * @param unread told why that could not be read to its end: what is written from now on is held all the same
 */
export function openDisk(dir: string, maxBytes: number, unread: (error: Error) => void = () => {}): Disk {
  mkdirSync(dir, { recursive: true });
  const fileOf = (name: string) => path.join(dir, name);
  /** those that have no room any more, until they are gone */
  const leaving = new Set<string>();
  const leave = async (name: string) => {
    leaving.add(name);
    await rm(fileOf(name), { force: true }).catch(() => {});
    leaving.delete(name);
  };
  const held = createBounded<number>({
    maxBytes,
    sizeOf: bytes => bytes,
    evicted: (_, name) => void leave(name),
  });
  const opened = remember(dir, held).catch(unread);
  return {
    async read(name) {
      await opened;
      if (leaving.has(name)) return null;
      try {
        const bytes = await readFile(fileOf(name));
        // Another worker of the machine may have made it.
        held.set(name, bytes.length);
        // So that the next run knows what was wanted last.
        utimes(fileOf(name), new Date(), new Date()).catch(() => {});
        return bytes;
      } catch {
        held.delete(name);
        return null;
      }
    },
    async write(name, bytes) {
      await opened;
      const partial = fileOf(`${randomUUID()}.partial`);
      // Somebody may have deleted the folder: all of it can be made again.
      await mkdir(dir, { recursive: true });
      // Without it a power cut may leave the name and none of the bytes, and they would be served as the picture.
      try {
        await writeFile(partial, bytes, { flush: true });
        await rename(partial, fileOf(name));
      } catch (error) {
        // A full disk is not to be filled with halves.
        await rm(partial, { force: true });
        throw error;
      }
      held.set(name, bytes.length);
    },
    async remove(name) {
      await opened;
      held.delete(name);
      await rm(fileOf(name), { force: true });
    },
    async size() {
      await opened;
      return held.calculatedSize;
    },
  };
}

/** Longer than the writing of a picture takes: what is younger another worker may still be writing. */
const WRITTEN_MS = 60_000;
const removeLeft = async (file: string, writtenAt: number) => {
  if (Date.now() - writtenAt > WRITTEN_MS) await rm(file, { force: true });
};

async function remember(dir: string, held: { set(name: string, bytes: number): unknown }): Promise<void> {
  const files: { name: string; bytes: number; at: number }[] = [];
  for (const name of await readdir(dir)) {
    const about = await stat(path.join(dir, name)).catch(() => null);
    if (name.endsWith('.partial')) await removeLeft(path.join(dir, name), about?.mtimeMs ?? 0);
    else if (about?.isFile()) files.push({ name, bytes: about.size, at: about.mtimeMs });
  }
  for (const { name, bytes } of files.toSorted((a, b) => a.at - b.at)) held.set(name, bytes);
}
