import { damagedLogs } from '../../../storage/damagedLog.ts';
import { fileOfSubmissions } from '../../../storage/sqlite.ts';
import { type Check, error } from '../../fact.ts';

/** Whether a start could not read all that had been stored before it. */
export const damagedLog: Check = {
  id: 'damaged-log',
  name: 'Damaged log',
  async find({ config: { dataDir, databaseUrl } }) {
    const logs = databaseUrl ? [] : damagedLogs(fileOfSubmissions(dataDir));
    if (logs.length === 0) return null;
    const frames = logs.reduce((sum, log) => sum + log.frames, 0);
    return error(
      `${frames} frames of the log of submissions could not be read at a start: what was acknowledged may be missing`,
      `Compare with the last backup and with what the form service has, and look at the disk. The log is kept as ${logs.map(({ file }) => file).join(', ')}: remove it then.`,
    );
  },
};
