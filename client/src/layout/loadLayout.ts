import type { Ask } from '../data/ask.ts';
import type { LayoutQuery } from '../gql/graphql.ts';
import { LayoutOperation } from '../gql/operations.ts';

export interface LayoutOutcome {
  data: LayoutQuery | null;
  /** what could not be had, by the names of the query's fields; `all` when the gateway did not answer */
  failed: string[];
}

/**
 * The layout is its own operation, made of reference data: it costs the services nothing, and its failure costs no
 * page.
 */
export async function loadLayout(ask: Ask): Promise<LayoutOutcome> {
  try {
    const { data = null, errors } = await ask(LayoutOperation, {});
    return { data, failed: errors.map(({ path }) => String(path?.[0] ?? 'all')) };
  } catch {
    return { data: null, failed: ['all'] };
  }
}
