import { type StorageCause, StorageError } from './errors.ts';

// SQLite's result codes, and what the operating system says when the file is made.
const FILE: Readonly<Record<string, StorageCause>> = {
  5: 'locked',
  8: 'not writable',
  13: 'disk full',
  14: 'not writable',
  EACCES: 'not writable',
  EROFS: 'not writable',
  ENOTDIR: 'not writable',
  ENOSPC: 'disk full',
  EFBIG: 'disk full',
};

// A write that the disk refused; SQLite tells a file-size limit and a broken disk by the same code.
const WRITE_REFUSED = [778, 1034, 1546, 4874];

// SQLSTATE: disk full, read-only, refused logins, a server without the database, and a wait for others that took too long.
const SERVER: Readonly<Record<string, StorageCause>> = {
  '53100': 'disk full',
  '25006': 'not writable',
  '28P01': 'access denied',
  '28000': 'access denied',
  '3D000': 'no such database',
  '42501': 'access denied',
  '55P03': 'busy',
  '57014': 'busy',
};

// Of a server that answers and will not: all but the classes of lost connections, of what it is short of, and of its own stop.
const REFUSED = /^(?!08|53|57)(\d|XX)[\dA-Z]{3,4}$/;

// SQLSTATE: a table, column or other thing is there already that the migration is to make.
const MADE_BEFORE = ['42P07', '42701', '42710'];

/** Of a database in which somebody holds a table, or whose statements take too long. */
export const HELD_UP = 'Let what holds its tables end, or end it: pg_stat_activity shows it.';

/** What went wrong with the file of submissions, and its mend. */
export function faultOfFile(file: string, error: unknown): StorageError {
  const { code, errcode } = error as { code?: string; errcode?: number };
  const refused = errcode !== undefined && WRITE_REFUSED.includes(errcode);
  const reason = refused ? 'not writable' : (FILE[String(errcode === undefined ? code : errcode & 0xff)] ?? 'unusable');
  return new StorageError(
    `Storing submissions in ${file} failed: ${messageOf(error)}. Check free space, permissions and that one machine uses DATA_DIR.`,
    { cause: error, reason },
  );
}

/** What is written to a file that a start does not find, or begun anew beside it, is lost. */
export const fileGone = (file: string): StorageError =>
  new StorageError(
    `Storing submissions failed: ${file} is not the file that was opened. Put DATA_DIR back, or start the gateway again.`,
    { reason: 'file gone' },
  );

/** What went wrong with the server at DATABASE_URL. Its own words may quote what was stored: only codes are passed on. */
export function faultOfServer(error: unknown): StorageError {
  const { code = '' } = error as { code?: string };
  const reason = SERVER[code] ?? (REFUSED.test(code) ? 'unusable' : 'unreachable');
  return new StorageError(
    `Storing submissions in PostgreSQL failed: ${reason} (${code || 'connection lost'}). ${mendOf(code, reason)}`,
    { cause: error, reason },
  );
}

function mendOf(code: string, reason: StorageCause): string {
  if (MADE_BEFORE.includes(code))
    return 'Its tables are newer than its schema, as where a dump was restored over them. Restore the dump into a new database and set DATABASE_URL to that.';
  return reason === 'busy' ? HELD_UP : 'Check DATABASE_URL and the server.';
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
