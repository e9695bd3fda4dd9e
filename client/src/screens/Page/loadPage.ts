import type { Ask } from '../../data/ask.ts';
import { load } from '../../data/load.ts';
import { slugRedirect } from '../../data/slugRedirect.ts';
import { PageOperation } from '../../gql/operations/Page.ts';

/** Reads a page by its slug. */
export const loadPage = (ask: Ask, slug: string) =>
  load(ask, { query: PageOperation, variables: { slug }, found: ({ page }) => page != null });

/** Where a page lives that was asked for by another slug than it has; null for one that has it. */
export const pageRedirect = (slug: string, outcome: Awaited<ReturnType<typeof loadPage>>) =>
  slugRedirect(slug, outcome.data.data?.page?.path);
