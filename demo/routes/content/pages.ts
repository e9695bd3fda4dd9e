import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { articleParams, articleRoutes } from './articles.ts';

export function pages(rest: Rest): Route[] {
  const params = {
    ...articleParams('menu_order'),
    parent: { type: 'integers' as const, default: [] },
  };
  return articleRoutes(
    rest,
    'page',
    params,
    (row, args) => args.parent.length === 0 || args.parent.includes(row.parent),
  );
}
