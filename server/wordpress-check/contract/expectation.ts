import type { Inspection } from './inspection.ts';

/** What the gateway relies on at one route of a service. */
export interface Expectation {
  /** the REST collection, e.g. wp/v2/posts */
  readonly route: string;
  /** in words: the route is the subject */
  readonly expects: string;
  /** true for what changes something on the service, and takes it back */
  readonly writes?: boolean;
  /** @throws AssertionError where the service does otherwise, NotAvailable where it cannot be seen */
  readonly check: (service: Inspection) => Promise<void>;
}

/** There is nothing to hold the service to: the gateway does without it, or nothing on it shows it. */
export class NotAvailable extends Error {}

/** @throws NotAvailable without `found` */
export function orNotAvailable<T>(found: T | null | undefined | false, reason: string): asserts found is T {
  if (found === null || found === undefined || found === false) throw new NotAvailable(reason);
}
