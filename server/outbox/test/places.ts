import { afterAll, beforeAll } from 'vitest';
import type { StoragePlace } from '../../storage/open.ts';
import { temporaryFolder } from './harness.ts';
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts';

/** Where submissions can be kept, each place new and empty; PostgreSQL where its packages are. */
export function places(): { name: string; makePlace: () => Promise<StoragePlace> }[] {
  const inFile = async () => ({ dataDir: temporaryFolder() });
  if (!postgresPrograms()) return [{ name: 'a file', makePlace: inFile }];
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  const inPostgres = async () => ({ dataDir: '', databaseUrl: await postgres.database() });
  return [
    { name: 'a file', makePlace: inFile },
    { name: 'PostgreSQL', makePlace: inPostgres },
  ];
}
