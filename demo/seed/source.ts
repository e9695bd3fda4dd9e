import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seed } from './types.ts';

/** Where rows come from. They are read only where the rows at hand were made from something else. */
export interface SeedSource {
  /** changes with whatever `read` answers */
  hash: string;
  read(): Promise<Seed>;
}

/** The files beside this one. The reader is loaded with the first read: most starts find their rows in the database. */
export function seedFiles(): SeedSource {
  const folder = import.meta.dirname;
  const hash = createHash('sha256');
  for (const file of globSync('**/*.{json,md}', { cwd: folder }).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return { hash: hash.digest('hex'), read: async () => (await import('./load.ts')).loadSeed(folder) };
}

export const seedInMemory = (seed: Seed): SeedSource => ({
  hash: createHash('sha256').update(JSON.stringify(seed)).digest('hex'),
  read: async () => seed,
});
