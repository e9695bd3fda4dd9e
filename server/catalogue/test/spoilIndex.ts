import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Overwrites the index in a data folder while it is used, as a broken disk does. */
export function spoilIndex(dataDir: string): void {
  const name = readdirSync(dataDir).find(one => /^catalogue-.*\.sqlite$/.test(one))!;
  const file = path.join(dataDir, name);
  const beside = new DatabaseSync(file);
  // What lies in the log would be read from there.
  beside.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  beside.close();
  writeFileSync(file, Buffer.alloc(statSync(file).size, 'x'), { flag: 'r+' });
}
