import type { Taxonomy, Term } from '../data/rows.ts';
import { RestError } from '../rest/error.ts';
import { paging } from '../rest/list.ts';
import type { Rest } from '../rest/rest.ts';
import type { Answer, Call, Route } from '../rest/route.ts';
import { escapeName } from '../rest/text.ts';
import { storeImageWire } from '../wire/image.ts';
import { reviewsIn } from '../wire/rating.ts';
import { countOf, termUrl } from '../wire/term.ts';
import { listTerms, termParams } from './terms.ts';

const BASE = '/wc/store/v1/products';

/** Categories, tags and attributes as any stranger may read them. */
export const storeTerms = (rest: Rest): Route[] => [
  listRoute(rest, `${BASE}/categories`, 'product_cat', categoryWire),
  { path: `${BASE}/categories/:id`, GET: { answer: call => category(call, rest) } },
  listRoute(rest, `${BASE}/tags`, 'product_tag', termWire),
  { path: `${BASE}/attributes`, GET: { answer: () => ({ body: attributes(rest) }) } },
  ...rest.database
    .all('attributes')
    .map(({ id, slug }) => listRoute(rest, `${BASE}/attributes/${id}/terms`, `pa_${slug}`, termWire)),
];

type Show = (term: Term, rest: Rest) => unknown;

const listRoute = (rest: Rest, path: string, taxonomy: Taxonomy, show: Show): Route => ({
  path,
  GET: {
    params: {
      ...termParams('view', 'edit'),
      hide_empty: { type: 'boolean', default: true },
      // all of them unless asked otherwise
      per_page: { ...paging.per_page!, default: 10_000 },
    },
    answer: call => list(call, rest, taxonomy, show),
  },
});

/** Totals are told only where there is a further page. */
function list(call: Call, rest: Rest, taxonomy: Taxonomy, show: Show): Answer {
  const { total, totalPages = 0, body } = listTerms(call, rest, taxonomy, term => show(term, rest));
  return totalPages > 1 ? { body, total, totalPages } : { body };
}

const termWire = (term: Term, { database }: Rest) => ({
  id: term.id,
  name: escapeName(term.name),
  slug: term.slug,
  description: term.description,
  parent: term.parent,
  count: countOf(term, database),
});

function categoryWire(term: Term, rest: Rest) {
  const media = rest.database.get('media', term.image);
  return {
    ...termWire(term, rest),
    image: media ? storeImageWire(media, rest) : null,
    review_count: reviewsIn(term.id, rest.database),
    permalink: termUrl(term, rest),
  };
}

function category(call: Call, rest: Rest): Answer {
  const term = rest.database.get('terms', Number(call.at.id));
  if (term?.taxonomy === 'product_cat') return { body: categoryWire(term, rest) };
  throw new RestError(404, 'woocommerce_rest_category_invalid_id', 'Invalid category ID.');
}

function attributes({ database }: Rest) {
  const rows = database.all('attributes').sort((one, other) => one.name.localeCompare(other.name));
  return rows.map(({ id, name, slug }) => {
    const taxonomy = `pa_${slug}`;
    const count = database.all('terms').filter(term => term.taxonomy === taxonomy).length;
    return { id, name, taxonomy, type: 'select', order: 'menu_order', has_archives: false, count };
  });
}
