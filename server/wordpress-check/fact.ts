import assert from 'node:assert/strict';
import type { Progress } from '../catalogue/sync/progress.ts';
import type { Config } from '../config.ts';
import type { Capabilities } from './capabilities.ts';
import type { Examination } from './examination.ts';
import type { Inspection } from './inspection.ts';

export type Status = 'info' | 'success' | 'warning' | 'error';

/** What a check found: a warning works but wants looking after, an error does not work. */
export interface Finding {
  readonly status: Status;
  readonly detail: string;
  /** how to mend it */
  readonly mend?: string | undefined;
  /** what it is judged by, for those who want to see for themselves */
  readonly data?: unknown;
}

/** What a look comes to; null where there is nothing to look at. */
export type Looked = Finding | null | Promise<Finding | null>;

const well =
  (status: Status) =>
  (detail: string, data?: unknown, mend?: string): Finding => ({ status, detail, mend, data });
const illAs =
  (status: Status) =>
  (detail: string, mend: string, data?: unknown): Finding => ({ status, detail, mend, data });

export const success = well('success');
export const info = well('info');
export const warning = illAs('warning');
export const error = illAs('error');

/** A warning where anything is to be mended. */
export const mended = (detail: string, mends: readonly (string | false)[], data: unknown): Finding => {
  const mend = mends.filter(Boolean).join(' ');
  return mend ? warning(detail, mend, data) : success(detail, data);
};

/** The worst of all: what the whole comes to. */
export const worst = (found: readonly { readonly status: Status }[]): Status =>
  (['error', 'warning', 'success'] as const).find(status => found.some(each => each.status === status)) ?? 'info';

/** What only a running gateway knows. */
export interface Running {
  /** what the cache holds */
  readonly cache: () => { readonly entries: number; readonly bytes: number };
  readonly index: () => { readonly ready: boolean; readonly ageMs: number | null; readonly progress: Progress };
  /** what the services can do, looked at now */
  readonly capabilities: () => Promise<Capabilities>;
}

/** What checks may look at. */
export interface CheckContext extends Examination {
  readonly config: Config;
  /** null where no gateway runs in this process */
  readonly running: Running | null;
  /** whether a cart of our own may be written to */
  readonly tryCart: boolean;
}

/** What the gateway relies on at one route of a service. */
export interface Expectation {
  /** the REST collection, e.g. wp/v2/posts */
  readonly route: string;
  /** in words: the route is the subject */
  readonly expects: string;
  /** true for what changes something on the service, and takes it back */
  readonly writes: boolean;
  /** @throws AssertionError where the service does otherwise, NotAvailable where it cannot be seen */
  readonly check: (service: Inspection, expects: string) => unknown;
}

/** A line of doctor's. */
export interface Check {
  readonly id: string;
  readonly name: string;
  readonly find: (context: CheckContext) => Looked;
  readonly expectations: readonly Expectation[];
}

/**
 * One thing that differs from one WordPress to the next, or from one machine to the next. Its file alone asks for it,
 * and says what doctor finds, what the contract holds a service to, and what the gateway goes by.
 */
export type Fact = Check | readonly Expectation[];

export const check = (
  id: string,
  name: string,
  find: Check['find'],
  expectations: readonly Expectation[] = [],
): Check => ({ id, name, find, expectations });

export type Sentences = Readonly<Record<string, Expectation['check']>>;

/** Expectations of one route, by their sentences. */
export const expect = (route: string, sentences: Sentences, writes = false): Expectation[] =>
  Object.entries(sentences).map(([expects, check]) => ({ route, expects, writes, check }));

/** The same of what is found out by changing something, which they take back. */
export const writing = (route: string, sentences: Sentences): Expectation[] => expect(route, sentences, true);

/** Expectations of what need not be there: `given` throws where it is not. */
export const where = (
  given: (service: Inspection, route: string) => void | Promise<void>,
  expectations: readonly Expectation[],
): Expectation[] =>
  expectations.map(one => ({
    ...one,
    check: async service => {
      await given(service, one.route);
      await one.check(service, one.expects);
    },
  }));

/** What must be refused, by the status and the code that its sentence ends with: `… with 404 rest_no_route`. */
export const refused =
  (path: string, options?: Parameters<Inspection['refusal']>[1]): Expectation['check'] =>
  async ({ refusal }, expects) =>
    assert.equal(await refusal(path, options), expects.split(' with ').at(-1));

/** There is nothing to hold the service to: the gateway does without it, or nothing on it shows it. */
export class NotAvailable extends Error {}

/** @throws NotAvailable without `found` */
export function orNotAvailable<T>(found: T | null | undefined | false | 0 | '', reason: string): asserts found is T {
  if (!found) throw new NotAvailable(reason);
}
