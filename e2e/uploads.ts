import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';

const drawn = path.join(import.meta.dirname, '../test-results/uploads');

/** Gives an embedded service, by its data folder, the pictures that others before it have drawn: drawing takes a minute of a core. */
export async function shareUploads(dataDir: string): Promise<void> {
  await mkdir(drawn, { recursive: true });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await symlink(drawn, path.join(dataDir, 'uploads'));
}
