import type { Logger } from 'pino';
import { StorageError } from '../../storage/errors.ts';

// How long nothing is begun after the database failed: a try that could not be noted would be made again and again.
const PAUSE_MS = 5_000;

/**
 * Bears what the database does while nobody waits for an answer: whoever sent it has been answered and the row is safe,
 * so a write that fails now is the operator's.
 */
export class StorageBackoff {
  readonly #log: Pick<Logger, 'error'>;
  readonly #clock: () => number;
  #until = 0;

  constructor(log: Pick<Logger, 'error'>, clock: () => number) {
    this.#log = log;
    this.#clock = clock;
  }

  /** Whether there was some a moment ago. */
  get fresh(): boolean {
    return this.#clock() < this.#until;
  }

  /** What the work gives, or null where the database failed. */
  async run<Result>(work: () => Promise<Result>): Promise<Result | null> {
    try {
      return await work();
    } catch (error) {
      this.#until = this.#clock() + PAUSE_MS;
      const fault = error instanceof StorageError ? error.message : String((error as Error).name);
      this.#log.error({ fault }, 'outbox not usable');
      return null;
    }
  }
}
