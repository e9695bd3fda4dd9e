import type { Product } from '../data/rows.ts';
import { RestError, refuse } from '../rest/error.ts';
import {
  choice,
  chosen,
  context,
  cutStrictly,
  dates,
  hasWords,
  inOrder,
  type Key,
  listAnswer,
  order,
  paging,
  within,
} from '../rest/list.ts';
import type { ParamSpecs } from '../rest/params.ts';
import type { Rest } from '../rest/rest.ts';
import { type Answer, type Args, type Call, isAdmin, type Route } from '../rest/route.ts';
import { productPostWire } from '../wire/productPost.ts';
import { termRoutes } from './terms.ts';

const params: ParamSpecs = {
  ...context('view', 'embed', 'edit'),
  ...paging,
  ...choice,
  ...dates,
  ...order('desc'),
  orderby: { type: 'string', enum: 'date id include modified relevance slug title'.split(' '), default: 'date' },
  offset: { type: 'integer' },
  search: { type: 'string' },
  slug: { type: 'strings', default: [] },
};

/** Products as a post type, without prices: search results link here. Public like posts, with their two taxonomies. */
export const productPosts = (rest: Rest): Route[] => [
  { path: '/wp/v2/product', GET: { params, answer: call => list(call, rest) }, unbuilt: ['POST'] },
  {
    path: '/wp/v2/product/:id',
    GET: {
      params: context('view', 'embed', 'edit'),
      permit: call => refuseReading(find(call, rest), call),
      answer: call => ({ body: productPostWire(find(call, rest), call, rest) }),
    },
    unbuilt: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  ...termRoutes(rest, '/wp/v2/product_cat', 'product_cat'),
  ...termRoutes(rest, '/wp/v2/product_tag', 'product_tag'),
];

function list(call: Call, rest: Rest): Answer {
  const { args } = call;
  const rows = rest.database.all('products').filter(row => row.status === 'publish' && fits(row, args, rest));
  const keys: Record<string, Key<Product>> = {
    id: row => row.id,
    title: row => row.name,
    slug: row => row.slug,
    modified: row => row.modified,
  };
  const sorted = inOrder(rows, args, keys, row => row.date);
  const page = cutStrictly(sorted, args);
  return listAnswer(
    page,
    page.rows.map(row => productPostWire(row, call, rest)),
  );
}

const fits = (row: Product, args: Args, rest: Rest) =>
  chosen(row.id, args) &&
  within(row, args, rest.database.site.gmtOffset) &&
  (args.slug.length === 0 || args.slug.includes(row.slug)) &&
  (!args.search || hasWords(`${row.name} ${row.shortDescription} ${row.description}`, args.search));

function find(call: Call, rest: Rest): Product {
  const row = rest.database.get('products', Number(call.at.id));
  if (!row) throw new RestError(404, 'rest_post_invalid_id', 'Invalid post ID.');
  return row;
}

const refuseReading = (row: Product, call: Call) =>
  row.status === 'publish' || isAdmin(call)
    ? null
    : refuse(call.user !== null, 'rest_forbidden', 'Sorry, you are not allowed to do that.');
