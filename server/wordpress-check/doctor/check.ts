import type { Config } from '../../config.ts';
import type { Remotes } from './remote.ts';
import type { Running } from './running.ts';

export type Status = 'info' | 'success' | 'warning' | 'error';

/** What a check found: a warning works but wants looking after, an error does not work. */
export interface Finding {
  readonly status: Status;
  readonly detail: string;
  /** how to mend it */
  readonly mend?: string;
  /** what it is judged by, for those who want to see for themselves */
  readonly data?: unknown;
}

/** What checks may look at; a service is null where the embedded one is meant, which runs with the site alone. */
export interface CheckContext extends Remotes {
  readonly config: Config;
  /** null where no gateway runs in this process */
  readonly running: Running | null;
  /** whether a cart of our own may be written to */
  readonly tryCart: boolean;
}

/** Looks at one thing. */
export interface Check {
  readonly id: string;
  readonly name: string;
  /** null where there is nothing to look at */
  readonly run: (context: CheckContext) => Promise<Finding | null>;
}
