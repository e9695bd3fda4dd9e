import { wholeList } from '../../rest/list.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Route } from '../../rest/route.ts';
import { shopTermRoutes } from './productTerms.ts';
import { refuseList } from './shop.ts';

const BASE = '/wc/v3/products/attributes';

/** The attributes are few and come on one page, whatever is asked; each has a list of terms of its own. */
export const attributes = (rest: Rest): Route[] => [
  {
    path: BASE,
    GET: { permit: refuseList, answer: () => list(rest) },
  },
  ...rest.database
    .all('attributes')
    .flatMap(each =>
      shopTermRoutes(rest, `${BASE}/${each.id}/terms`, `pa_${each.slug}`, term => ({ menu_order: term.menuOrder })),
    ),
];

function list(rest: Rest): Answer {
  const rows = rest.database.all('attributes').sort((one, other) => one.name.localeCompare(other.name));
  return wholeList(rows.map(({ id, name, slug }) => ({ id, name, slug: `pa_${slug}` })));
}
