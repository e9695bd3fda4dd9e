import { StorageError } from '../submissions/errors.ts';
import { type Backlog, readBacklog } from '../submissions/storage/backlog.ts';
import { StorageProbe } from '../submissions/storage/health.ts';
import { openDatabase } from '../submissions/storage/open.ts';
import type { Check, Finding } from './doctor.ts';

const LATE_MS = 10 * 60 * 1000;

/** Whether submissions can be stored, and which of them wait for the service or the operator. */
export const outbox: Check = async config => {
  const place = config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `file in ${config.dataDir}`;
  try {
    const database = await openDatabase(config, Date.now());
    try {
      const health = await new StorageProbe(database, Date.now).health();
      const backlog = await readBacklog(database);
      const check = 'Database';
      const written: Finding = health.ready
        ? { status: 'good', check, detail: place }
        : { status: 'fail', check, detail: `${place}: ${health.reason}`, mend: 'Make room, or let this user write.' };
      return [written, ...findings(backlog, Date.now())];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return [{ status: 'fail', check: 'Database', detail: `${place}: ${error.reason}`, mend: error.message }];
  }
};

function findings({ pending, parked, held, delivered, oldest }: Backlog, now: number): Finding[] {
  const check = 'Submissions';
  const late = oldest !== null && now - oldest.getTime() > LATE_MS;
  const since = oldest ? `, the oldest since ${oldest.toISOString()}` : '';
  const waiting: Finding = late
    ? {
        status: 'warn',
        check,
        detail: `${pending} wait${since}`,
        mend: 'Is the form route of WordPress there? npm run submissions -- list --state pending says what it answers.',
      }
    : { status: 'good', check, detail: `${pending} wait${since}, ${delivered} delivered` };
  return [
    waiting,
    ...(parked > 0 ? [asking(`${parked} parked`, 'parked', 'retry or erase them.')] : []),
    ...(held > 0 ? [asking(`${held} held as suspected spam`, 'held', 'release or discard them.')] : []),
  ];
}

const asking = (detail: string, state: string, then: string): Finding => ({
  status: 'warn',
  check: 'Submissions',
  detail,
  mend: `npm run submissions -- list --state ${state}, then ${then}`,
});
