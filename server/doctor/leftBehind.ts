import { existsSync } from 'node:fs';
import path from 'node:path';
import { StorageError } from '../submissions/errors.ts';
import { readBacklog } from '../submissions/storage/backlog.ts';
import { openDatabase } from '../submissions/storage/open.ts';
import type { Check } from './doctor.ts';

const check = 'Earlier file';

/** Whether something waits in the data folder's file although submissions go to a PostgreSQL by now. */
export const leftBehind: Check = async ({ dataDir, databaseUrl }) => {
  const file = path.join(dataDir, 'submissions.sqlite');
  if (!databaseUrl || !existsSync(file)) return [];
  try {
    const database = await openDatabase({ dataDir }, Date.now());
    const { pending, parked, held } = await readBacklog(database).finally(() => database.close());
    const left = pending + parked + held;
    if (left === 0) return [];
    const mend = 'Nobody delivers them: start a gateway without DATABASE_URL once, until npm run doctor shows none.';
    return [{ status: 'fail', check, detail: `${left} submissions are left in ${file}`, mend }];
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return [{ status: 'warn', check, detail: error.reason, mend: error.message }];
  }
};
