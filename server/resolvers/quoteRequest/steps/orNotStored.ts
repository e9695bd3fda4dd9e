import type { Context } from '../../../context/context.ts';
import { StorageError } from '../../../storage/errors.ts';
import { stepRefused } from './stepFailures.ts';

/** Where nothing could be stored, whoever asked has to know that. */
export async function orNotStored<Result>(work: () => Promise<Result>, { log }: Context) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error({ fault: error.message }, 'A step of a quote request could not be stored');
    return stepRefused('NOT_STORED', null);
  }
}
