import { existsSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { counted } from '../../../../rules/fillText.ts';
import type { Config } from '../../../config.ts';
import { readBacklog } from '../../../outbox/storage/backlog.ts';
import { createOrderQueue } from '../../../quotes/storage/orderQueue.ts';
import { damagedLogs } from '../../../storage/damagedLog.ts';
import { CLOCK, type Database } from '../../../storage/database.ts';
import { StorageError } from '../../../storage/errors.ts';
import { HELD_UP } from '../../../storage/faults.ts';
import { probeOf } from '../../../storage/health.ts';
import { openDatabase } from '../../../storage/open.ts';
import { fileOfSubmissions } from '../../../storage/sqlite.ts';
import { check, error, type Finding, mended, success, warning } from '../../fact.ts';

const MB = 1024 * 1024;
const LITTLE_MB = 500;
/** Longer than WordPress takes when it is well. */
const LATE_MS = 10 * 60 * 1000;

/** Whether the data folder takes a file, and how much more it could take. */
export const dataFolder = check('data-folder', 'Data folder', ({ config }) =>
  lookIn('DATA_DIR', config.dataDir, config.artworkBounds),
);

/** The same of the folder of artwork where it lies elsewhere. */
export const artworkFolder = check('artwork-folder', 'Artwork folder', async ({ config }) => {
  const { artworkDir, dataDir, artworkBounds } = config;
  return path.dirname(artworkDir) === dataDir ? null : lookIn('ARTWORK_DIR', artworkDir, artworkBounds);
});

async function lookIn(variable: string, dir: string, { freeBytes }: Config['artworkBounds']): Promise<Finding> {
  try {
    await writeIn(dir);
    const { bavail, bsize } = await statfs(dir);
    const free = Math.floor((bavail * bsize) / MB);
    const detail = `${dir}, ${free} MB free`;
    if (free >= Math.max(LITTLE_MB, freeBytes / MB)) return success(detail);
    return warning(detail, 'Make room: submissions and uploads are refused on a full disk.');
  } catch (fault) {
    const mend = `Give this user the right to write there, make room, or set ${variable} to another folder.`;
    return error(`${dir}: ${(fault as NodeJS.ErrnoException).code}`, mend);
  }
}

// Permissions alone would not tell of a full or read-only disk.
async function writeIn(dir: string): Promise<void> {
  const name = path.join(dir, `.doctor-${process.pid}`);
  const file = await open(name, 'w', 0o600);
  try {
    await file.write('x'.repeat(4096));
    await file.sync();
  } finally {
    await file.close();
    await rm(name, { force: true });
  }
}

/** Whether submissions can be stored. */
export const database = check('database', 'Database', ({ config }) => {
  const place = config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `file in ${config.dataDir}`;
  return inDatabase(
    config,
    async opened => {
      const health = await probeOf(opened, () => performance.now()).health();
      const mend = health.ready || health.reason !== 'busy' ? 'Make room, or let this user write.' : HELD_UP;
      if (!health.ready) return error(`${place}: ${health.reason}`, mend);
      return config.databaseUrl ? compareClocks(opened, place) : success(place);
    },
    ({ reason, message }) => error(`${place}: ${reason}`, message),
  );
});

const NOTABLE_S = 3;
/** Two whose clocks differ by a minute may both mail a link to sign in. */
const HARMFUL_S = 60;

/**
 * Of processes that share a database each goes by its own clock, but for what it is sending: one machine that agrees with it
 * agrees with the others.
 */
async function compareClocks(opened: Database, place: string): Promise<Finding> {
  const [row] = await opened.query(`SELECT ${CLOCK} AS at`);
  const ahead = Math.round((Number(row?.at) - Date.now()) / 1_000);
  const off = Math.abs(ahead);
  if (off < NOTABLE_S) return success(place);
  const detail = `${place}: its clock is ${off} s ${ahead > 0 ? 'ahead' : 'behind'}`;
  const mend = 'Let both machines set their clocks by NTP: offers, keys and links end as much earlier or later.';
  return (off < HARMFUL_S ? warning : error)(detail, mend);
}

/** Looks into the place of submissions; `failed` says why it cannot be opened, which is once enough. */
async function inDatabase(
  place: Pick<Config, 'dataDir' | 'databaseUrl'>,
  look: (opened: Database) => Promise<Finding | null>,
  failed: (error: StorageError) => Finding | null = () => null,
): Promise<Finding | null> {
  try {
    const opened = await openDatabase(place, Date.now());
    return await look(opened).finally(() => opened.close());
  } catch (fault) {
    if (!(fault instanceof StorageError)) throw fault;
    return failed(fault);
  }
}

/** Whether a start could not read all that had been stored before it. */
export const damagedLog = check('damaged-log', 'Damaged log', ({ config: { dataDir, databaseUrl } }) => {
  const logs = databaseUrl ? [] : damagedLogs(fileOfSubmissions(dataDir));
  if (logs.length === 0) return null;
  const frames = logs.reduce((sum, log) => sum + log.frames, 0);
  return error(
    `${frames} frames of the log of submissions could not be read at a start: what was acknowledged may be missing`,
    `Compare with the last backup and with what the form service has, and look at the disk. The log is kept as ${logs.map(({ file }) => file).join(', ')}: remove it then.`,
  );
});

const isLate = (since: Date | number | null): boolean => since !== null && Date.now() - Number(since) > LATE_MS;

/** Which submissions wait for the service or the operator. */
export const outbox = check('outbox', 'Outbox', ({ config }) =>
  inDatabase(config, async opened => {
    const backlog = await readBacklog(opened);
    const { pending, parked, held, delivered, oldest } = backlog;
    const details = [
      `${pending} wait${oldest ? `, the oldest since ${oldest.toISOString()}` : ''}`,
      parked > 0 && `${parked} parked`,
      held > 0 && `${held} held as suspected spam`,
      `${delivered} delivered`,
    ];
    const mends = [
      isLate(oldest) &&
        'Is the form route of WordPress there? npm run submissions -- list --state pending says what it answers.',
      parked > 0 && 'npm run submissions -- list --state parked, then retry or erase them.',
      held > 0 && 'npm run submissions -- list --state held, then release or discard them.',
    ];
    return mended(details.filter(Boolean).join('; '), mends, backlog);
  }),
);

/** Which accepted offers are no order yet, and which orders are not what was offered. */
export const quoteOrders = check('quote-orders', 'Accepted offers', ({ config }) =>
  inDatabase(config, async opened => {
    const waiting = await createOrderQueue({ database: opened, mails: false, clock: Date.now }).waiting();
    const { due, held, oldest } = waiting;
    const since = oldest === null ? '' : `, the oldest accepted at ${new Date(oldest).toISOString()}`;
    const mends = [
      isLate(oldest) &&
        'Does WooCommerce take orders? The log says "not made yet" with what it answers. They are ordered once it does.',
      held > 0 &&
        'npm run quotes -- list --queue accepted: set the held orders right in WooCommerce, or close the requests.',
    ];
    return mended(`${due} to be ordered${since}; ${held} held`, mends, waiting);
  }),
);

/** Whether something waits in the data folder's file although submissions go to a PostgreSQL by now. */
export const leftBehind = check('earlier-file', 'Earlier file', ({ config: { dataDir, databaseUrl } }) => {
  const file = fileOfSubmissions(dataDir);
  if (!databaseUrl || !existsSync(file)) return null;
  return inDatabase(
    { dataDir },
    async opened => {
      const { pending, parked, held } = await readBacklog(opened);
      const left = pending + parked + held;
      const mend = 'Nobody delivers them: start a gateway without DATABASE_URL once, until npm run doctor shows none.';
      return left === 0
        ? null
        : error(`${counted(left, '1 submission is', '{count} submissions are')} left in ${file}`, mend);
    },
    ({ reason, message }) => warning(reason, message),
  );
});
