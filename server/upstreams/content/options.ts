import type { Logger } from 'pino';
import type { Records } from '../../cache/records.ts';
import type { Upstream } from '../http.ts';
import type { Known } from '../known.ts';

/** What every collection of the content service is made with. */
export interface ContentOptions {
  upstream: Upstream;
  records: Records;
  log: Logger;
  /** sanitises what an editor wrote */
  html: (raw: string) => string;
  /** what the index has; absent where there is none */
  known?: Known;
}
