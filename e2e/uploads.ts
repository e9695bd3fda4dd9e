import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seed } from '../demo/seed/index.ts';

const LONGEST_DRAWING_MS = 900_000;
const drawn = path.join(import.meta.dirname, '../test-results/uploads');

/** Gives an embedded service, by its data folder, the pictures that others before it have drawn: drawing takes a minute of a core. */
export async function shareUploads(dataDir: string): Promise<void> {
  await mkdir(drawn, { recursive: true });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await symlink(drawn, path.join(dataDir, 'uploads'));
}

/** Waits until the service that was started has drawn its pictures: beside two browsers each would come late. */
export async function allDrawn(): Promise<void> {
  const isDrawn = async () => {
    const folders = await readdir(drawn);
    return seed.media.every(({ file }) => folders.some(folder => existsSync(path.join(drawn, folder, file))));
  };
  const latest = Date.now() + LONGEST_DRAWING_MS;
  while (!(await isDrawn())) {
    if (Date.now() > latest) throw new Error(`Not all pictures were drawn in ${LONGEST_DRAWING_MS} ms`);
    await sleep(250);
  }
}
