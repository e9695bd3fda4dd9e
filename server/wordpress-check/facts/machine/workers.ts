import os from 'node:os';
import { type Check, success, warning } from '../../fact.ts';

/** How many processes of this machine serve. */
export const workers: Check = {
  id: 'workers',
  name: 'Workers',
  async find({ config: { workers, memoryMb } }) {
    const cores = os.availableParallelism();
    const data = { workers, memoryMb, cores };
    const detail = `${workers} of ${memoryMb} MB each, on ${cores} ${cores === 1 ? 'core' : 'cores'}`;
    if (workers <= cores) return success(detail, data);
    return warning(
      detail,
      'Set WORKERS to the number of cores, or leave it out: more of them wait for each other.',
      data,
    );
  },
};
