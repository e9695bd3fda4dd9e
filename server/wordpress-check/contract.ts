import { AssertionError } from 'node:assert';
import { redact, UpstreamError } from '../upstreams/errors.ts';
import { type Expectation, NotAvailable } from './fact.ts';
import { reachability } from './facts/place/reachability.ts';
import { expectations } from './facts.ts';
import type { Inspection } from './inspection.ts';

/** What became of one expectation: `not available` is no fault, for the gateway does without. */
export interface Verdict {
  readonly route: string;
  readonly expects: string;
  readonly outcome: 'pass' | 'fail' | 'not available';
  /** why, where it is no pass */
  readonly detail?: string;
}

/** Holds a service to every expectation, one after the other: a shop has visitors besides. */
export async function holdTo(service: Inspection, { writes }: { writes: boolean }): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  // Of what is no WordPress there is nothing more to say.
  if (!service.capabilities.content.answers) return [await judge(reachability.expectations[0]!, service)];
  for (const expectation of expectations)
    if (writes || !expectation.writes) verdicts.push(await judge(expectation, service));
  return verdicts;
}

async function judge({ route, expects, check }: Expectation, service: Inspection): Promise<Verdict> {
  try {
    await check(service);
    return { route, expects, outcome: 'pass' };
  } catch (error) {
    if (error instanceof NotAvailable) return { route, expects, outcome: 'not available', detail: error.message };
    if (error instanceof AssertionError || error instanceof UpstreamError)
      return { route, expects, outcome: 'fail', detail: redact(error.message).replace(/\s+/g, ' ').slice(0, 200) };
    throw error;
  }
}
