import { redirect, redirectDocument } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load } from '../../data/load.ts';
import { SlugOperation } from '../../gql/operations/Slug.ts';

/** Reads the post or page at a path; an old form of an address leads to the canonical one. */
export async function loadRoute(ask: Ask, path: string) {
  const variables = { path };
  const outcome = await load(ask, { query: SlugOperation, variables, found: ({ route }) => isShown(route) });
  if (outcome.data.kind !== 'ready') return outcome;
  const route = outcome.data.data?.route;
  if (route?.__typename !== 'Redirect') return outcome;
  // A file is no screen of the router.
  return (/\.\w+$/.test(route.to) ? redirectDocument : redirect)(route.to, route.status);
}

/** What has screens of its own elsewhere is not shown here. */
const isShown = (route: { __typename?: string } | null | undefined): boolean =>
  /^(Page|Post|Redirect)$/.test(`${route?.__typename}`);
