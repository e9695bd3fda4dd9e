import { existsSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { type HandedOn, handedOnBeside, handedOnBy, takeOver } from './handedOn.ts';
import { SCHEMA, VERSION } from './schema.ts';

/** SQLITE_BUSY */
const BUSY = 5;

/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN */
const OF_DISK = [8, 10, 13, 14];

/** Where the index should lie nothing can be written. */
export class NoDiskError extends Error {
  constructor(file: string, cause: Error) {
    super(`DATA_DIR: ${file} cannot be used: ${cause.message}. Make room there, or name a folder to write to.`, {
      cause,
    });
  }
}

/** How one process has the index open. */
export interface Connections {
  readonly reader: DatabaseSync;
  readonly writer: DatabaseSync;
  /** takes long answers */
  readonly scanner: DatabaseSync;
  /** which file it is: another one may come to lie in its place */
  readonly inode: number | undefined;
}

export const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

export function closeConnections({ reader, writer, scanner }: Connections): void {
  for (const connection of [reader, writer, scanner]) connection.close();
}

/** Opens the file as it is; a new one is filled with what is handed on. @throws where it is broken, or of another version */
export function joinFile(file: string, handedOn?: HandedOn): Connections {
  const [reader, writer, scanner] = [connect(file, handedOn), connect(file), connect(file)];
  return { reader, writer, scanner, inode: inodeOf(file) };
}

/** The same, but for a broken file, which is begun anew. @throws NoDiskError where the disk does not let it */
export function openFile(file: string, log: Logger): Connections {
  if (!existsSync(file)) return begin(file, handedOnBeside(file));
  try {
    return joinFile(file);
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) throw error;
    log.warn({ file, reason: (error as Error).message }, 'The index cannot be used and is walked anew');
    const handedOn = handedOnBy(file);
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
    return begin(file, handedOn);
  }
}

function begin(file: string, handedOn: HandedOn): Connections {
  try {
    return joinFile(file, handedOn);
  } catch (error) {
    if (!OF_DISK.includes((error as { errcode?: number }).errcode! & 0xff)) throw error;
    throw new NoDiskError(file, error as Error);
  }
}

function connect(file: string, handedOn?: HandedOn): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    prepareFile(db, handedOn);
    // Later a writer that finds another process at work tries again with the next pass, and holds nobody up.
    db.exec('PRAGMA busy_timeout = 50');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Two processes may come upon an empty folder at once: the one that waits finds the file made. */
function prepareFile(db: DatabaseSync, handedOn?: HandedOn): void {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 4000000;');
  db.exec('BEGIN IMMEDIATE');
  if (!db.prepare('SELECT 1 FROM sqlite_schema').get()) {
    db.exec(`${SCHEMA} PRAGMA user_version = ${VERSION};`);
    if (handedOn) takeOver(db, handedOn);
  }
  db.exec('COMMIT');
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version !== VERSION) throw new Error(`it is of version ${version}, not ${VERSION}`);
  const { quick_check: check } = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  if (check !== 'ok') throw new Error(String(check));
}
