import { redirect } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load } from '../../data/load.ts';
import { slugRedirect } from '../../data/slugRedirect.ts';
import { PageOperation } from '../../gql/operations/Page.ts';
import { PagesNamedOperation } from '../../gql/operations/PagesNamed.ts';

/** Reads a page by its slug. */
export const loadPage = (ask: Ask, slug: string) =>
  load(ask, { query: PageOperation, variables: { slug }, found: ({ page }) => page != null });

/** Where a page lives that was asked for by another slug than it has; null for one that has it. */
export const pageRedirect = (slug: string, outcome: Awaited<ReturnType<typeof loadPage>>) =>
  slugRedirect(slug, outcome.data.data?.page?.path);

/** Reads the pages of a slug that stand below others: the only one is led to, of several a choice is shown. */
export async function loadChoice(ask: Ask, slug: string) {
  const found = ({ pages }: { pages?: { items: readonly unknown[] } | null }) => Boolean(pages?.items.length);
  const outcome = await load(ask, { query: PagesNamedOperation, variables: { slug }, found });
  const [only, ...more] = outcome.data.data?.pages?.items ?? [];
  return only && !more.length ? redirect(only.path) : outcome;
}
