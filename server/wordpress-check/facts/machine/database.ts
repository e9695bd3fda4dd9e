import type { Config } from '../../../config.ts';
import type { Database } from '../../../storage/database.ts';
import { StorageError } from '../../../storage/errors.ts';
import { StorageProbe } from '../../../storage/health.ts';
import { openDatabase } from '../../../storage/open.ts';
import { type Check, error, type Finding, success } from '../../fact.ts';

/** Whether submissions can be stored. */
export const database: Check = {
  id: 'database',
  name: 'Database',
  find: ({ config }) => {
    const place = config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `file in ${config.dataDir}`;
    return inDatabase(
      config,
      async opened => {
        const health = await new StorageProbe(opened, () => performance.now()).health();
        if (health.ready) return success(place);
        return error(`${place}: ${health.reason}`, 'Make room, or let this user write.');
      },
      ({ reason, message }) => error(`${place}: ${reason}`, message),
    );
  },
};

/** Looks into the place of submissions, or says why it cannot be opened. */
export async function inDatabase<Found extends Finding | null>(
  place: Pick<Config, 'dataDir' | 'databaseUrl'>,
  look: (opened: Database) => Promise<Found>,
  failed: (error: StorageError) => Found,
): Promise<Found> {
  try {
    const opened = await openDatabase(place, Date.now());
    return await look(opened).finally(() => opened.close());
  } catch (fault) {
    if (!(fault instanceof StorageError)) throw fault;
    return failed(fault);
  }
}
