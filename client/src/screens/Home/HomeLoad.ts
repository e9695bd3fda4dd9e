import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { HomeOperation } from '../../gql/operations/Home.ts';

/** What the shop or WordPress does not tell just now is left out: the page stands without it. */
export const load = (ask: Ask) => loadQuery(ask, { query: HomeOperation, variables: {}, found: () => true });
