import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { flush, makePrivate } from '../config/durableFiles.ts';
import { unreadFrames } from './writeAheadLog.ts';

/** A copy of a write-ahead log that SQLite could not read to its end. */
export interface DamagedLog {
  readonly file: string;
  /** How many frames were left out. */
  readonly frames: number;
}

const MARK = '-wal-damaged-';

/** Another process may be writing just now: what is damage is still there after this. */
const LOOK_AGAIN_MS = 50;

/**
 * Keeps a copy of a database's log if SQLite is about to leave some of it out: it says nothing, and writes over it.
 * To be called before the database is opened. @throws what the file system says
 */
export async function keepDamagedLog(database: string): Promise<void> {
  const log = `${database}-wal`;
  if (unreadFrames(log) === 0) return;
  await sleep(LOOK_AGAIN_MS);
  const frames = unreadFrames(log);
  if (frames === 0) return;
  const hash = createHash('sha256').update(readFileSync(log)).digest('hex').slice(0, 12);
  const copy = `${database}${MARK}${frames}-${hash}`;
  if (existsSync(copy)) return;
  const part = `${copy}.${process.pid}.part`;
  copyFileSync(log, part);
  makePrivate(part);
  flush(part);
  renameSync(part, copy);
  flush(path.dirname(copy));
}

/** The kept copies of a database's logs; they stay until somebody removes them. */
export function damagedLogs(database: string): DamagedLog[] {
  const [dir, name] = [path.dirname(database), path.basename(database)];
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter(entry => entry.startsWith(`${name}${MARK}`) && !entry.endsWith('.part'))
    .map(entry => ({ file: path.join(dir, entry), frames: Number.parseInt(entry.slice(`${name}${MARK}`.length), 10) }));
}
