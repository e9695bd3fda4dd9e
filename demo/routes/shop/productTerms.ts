import type { Taxonomy, Term } from '../../data/rows.ts';
import { RestError } from '../../rest/error.ts';
import { allMethods, self } from '../../rest/links.ts';
import { context } from '../../rest/list.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Call, Route } from '../../rest/route.ts';
import { escapeName } from '../../rest/text.ts';
import { imageWire } from '../../wire/content/image.ts';
import { countOf } from '../../wire/content/term.ts';
import { listTerms, termParams } from '../content/terms.ts';
import { refuseList, refuseRow } from './shop.ts';

type Wire = Record<string, unknown>;

export const productCategories = (rest: Rest) =>
  shopTermRoutes(rest, '/wc/v3/products/categories', 'product_cat', categoryFields);

/** One taxonomy of the shop below wc/v3: its list and one term. */
export function shopTermRoutes(
  rest: Rest,
  base: string,
  taxonomy: Taxonomy,
  more: (term: Term, rest: Rest) => Wire,
): Route[] {
  const show = (term: Term) => ({ ...termWire(term, base, rest), ...more(term, rest) });
  const find = (call: Call) => {
    const term = rest.database.get('terms', Number(call.at.id));
    return term?.taxonomy === taxonomy ? term : undefined;
  };
  const missing = (call: Call) =>
    find(call) ? null : new RestError(404, 'woocommerce_rest_term_invalid', 'Resource does not exist.');
  return [
    {
      path: base,
      GET: {
        params: termParams('view', 'edit'),
        permit: refuseList,
        answer: call => listTerms(call, rest, taxonomy, show),
      },
      unbuilt: ['POST'],
    },
    {
      path: `${base}/:id`,
      GET: {
        params: context('view', 'edit'),
        permit: call => refuseRow(call) ?? missing(call),
        answer: call => ({ body: show(find(call)!) }),
      },
      unbuilt: ['POST', 'PUT', 'PATCH', 'DELETE'],
    },
  ];
}

const termWire = (term: Term, base: string, rest: Rest): Wire => ({
  id: term.id,
  name: escapeName(term.name),
  slug: term.slug,
  description: term.description,
  count: countOf(term, rest.database),
  ...term.heads,
  _links: {
    self: self(rest.url(`${base}/${term.id}`), allMethods),
    collection: [{ href: rest.url(base) }],
    ...(term.parent ? { up: [{ href: rest.url(`${base}/${term.parent}`) }] } : {}),
  },
});

function categoryFields(term: Term, rest: Rest): Wire {
  const media = rest.database.get('media', term.image);
  return {
    parent: term.parent,
    display: term.display,
    image: media ? imageWire(media, rest) : null,
    menu_order: term.menuOrder,
  };
}
