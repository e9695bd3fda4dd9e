import type { Progress } from '../../catalogue/catalogue.ts';
import type { Capabilities } from '../capabilities/capabilities.ts';

/** What only a running gateway knows. */
export interface Running {
  /** what the cache holds */
  readonly cache: () => { readonly entries: number; readonly bytes: number };
  readonly index: () => { readonly ready: boolean; readonly ageMs: number | null; readonly progress: Progress };
  /** what the services can do, looked at now */
  readonly capabilities: () => Promise<Capabilities>;
}
