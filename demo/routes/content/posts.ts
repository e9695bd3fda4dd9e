import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { articleParams, articleRoutes } from './articles.ts';

export function posts(rest: Rest): Route[] {
  const params = { ...articleParams(), categories: { type: 'terms' as const }, tags: { type: 'terms' as const } };
  return articleRoutes(
    rest,
    'post',
    params,
    ({ categories, tags }, args) => hasTerms(categories, args.categories) && hasTerms(tags, args.tags),
  );
}

/** A category does not include its children here; no ids at all is no filter. */
const hasTerms = (ids: number[], wanted: number[] | undefined): boolean =>
  !wanted?.length || wanted.some(id => ids.includes(id));
