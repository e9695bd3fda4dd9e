import { existsSync } from 'node:fs';
import { readBacklog } from '../../../outbox/storage/backlog.ts';
import { fileOfSubmissions } from '../../../storage/sqlite.ts';
import { type Check, error, type Finding, warning } from '../../fact.ts';
import { inDatabase } from './database.ts';

/** Whether something waits in the data folder's file although submissions go to a PostgreSQL by now. */
export const leftBehind: Check = {
  id: 'earlier-file',
  name: 'Earlier file',
  async find({ config: { dataDir, databaseUrl } }) {
    const file = fileOfSubmissions(dataDir);
    if (!databaseUrl || !existsSync(file)) return null;
    return inDatabase(
      { dataDir },
      async (opened): Promise<Finding | null> => {
        const { pending, parked, held } = await readBacklog(opened);
        const left = pending + parked + held;
        if (left === 0) return null;
        const mend =
          'Nobody delivers them: start a gateway without DATABASE_URL once, until npm run doctor shows none.';
        return error(`${left} submissions are left in ${file}`, mend);
      },
      ({ reason, message }) => warning(reason, message),
    );
  },
};
