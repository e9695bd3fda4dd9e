import { AssertionError } from 'node:assert';
import { redact, UpstreamError } from '../../upstreams/errors.ts';
import { type Expectation, NotAvailable } from './expectation.ts';
import { content } from './expectations/content.ts';
import { forms } from './expectations/forms.ts';
import { menus } from './expectations/menus.ts';
import { posts } from './expectations/posts.ts';
import { products } from './expectations/products.ts';
import { reviews } from './expectations/reviews.ts';
import { shop } from './expectations/shop.ts';
import { site } from './expectations/site.ts';
import { store } from './expectations/store.ts';
import { variations } from './expectations/variations.ts';
import type { Inspection } from './inspection.ts';

/** Everything the gateway relies on, by route. */
export const expectations: readonly Expectation[] = [
  ...site,
  ...posts,
  ...content,
  ...menus,
  ...forms,
  ...shop,
  ...products,
  ...variations,
  ...reviews,
  ...store,
];

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
  if (!service.capabilities.content.answers) return [await judge(expectations[0]!, service)];
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
