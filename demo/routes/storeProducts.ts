import { RestError } from '../rest/error.ts';
import { cut, listAnswer } from '../rest/list.ts';
import type { Rest } from '../rest/rest.ts';
import type { Answer, Call, Route } from '../rest/route.ts';
import { findItem, type Item } from '../store/item.ts';
import { storeProductWire } from '../wire/storeProduct.ts';
import { collectionData } from './collectionData.ts';
import { findStoreProducts, storeProductParams } from './storeProductQuery.ts';

const BASE = '/wc/store/v1/products';

/** The catalogue as any stranger may read it. */
export const storeProducts = (rest: Rest): Route[] => [
  { path: BASE, GET: { params: storeProductParams, answer: call => list(call, rest) } },
  ...collectionData(rest),
  { path: `${BASE}/:id`, GET: { answer: call => one(findItem(Number(call.at.id), rest.database), 'id', rest) } },
  { path: `${BASE}/:slug`, GET: { answer: call => one(bySlug(call.at.slug!, rest), 'slug', rest) } },
];

function list(call: Call, rest: Rest): Answer {
  const page = cut(findStoreProducts(call.args, rest.database), call.args);
  const answer = listAnswer(
    page,
    page.rows.map(row => storeProductWire(findItem(row.id, rest.database)!, rest)),
  );
  return { ...answer, headers: { 'Last-Modified': lastModified(rest) } };
}

function lastModified({ database }: Rest): string {
  const latest = database
    .all('products')
    .reduce((last, row) => (row.modified > last ? row.modified : last), '2000-01-01T00:00:00');
  return new Date(Date.parse(`${latest}Z`) - database.site.gmtOffset * 3_600_000).toUTCString();
}

function bySlug(slug: string, rest: Rest): Item | undefined {
  const product = rest.database.all('products').find(row => row.slug === slug);
  return product && { product, variation: undefined };
}

/** What is not published does not exist here. */
function one(item: Item | undefined, by: 'id' | 'slug', rest: Rest): Answer {
  if (item && (item.variation ?? item.product).status === 'publish') {
    const body = storeProductWire(item, rest);
    return { body, links: body._links };
  }
  throw new RestError(404, `woocommerce_rest_product_invalid_${by}`, `Invalid product ${by === 'id' ? 'ID' : 'slug'}.`);
}
