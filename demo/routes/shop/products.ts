import type { Product, Variation } from '../../data/rows.ts';
import { RestError } from '../../rest/error.ts';
import type { Links } from '../../rest/links.ts';
import { context, cut, listAnswer } from '../../rest/list.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { productWire } from '../../wire/shop/product.ts';
import { variationAsProduct } from '../../wire/shop/variation.ts';
import { notBuilt } from '../content/articles.ts';
import { findProducts, productParams } from './productQuery.ts';
import { refuseCreation, refuseList, refuseRow } from './shop.ts';

export const products = (rest: Rest): Route[] => [
  {
    path: '/wc/v3/products',
    GET: { params: productParams, permit: refuseList, answer: call => list(call, rest) },
    POST: { permit: refuseCreation, answer: notBuilt },
  },
  {
    path: '/wc/v3/products/:id',
    GET: { params: context('view', 'edit'), permit: refuseRow, answer: call => one(call, rest) },
    unbuilt: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
];

const rowWire = (row: Product | Variation, rest: Rest) =>
  'parent' in row ? variationAsProduct(row, rest) : productWire(row, rest);

function list(call: Call, rest: Rest): Answer {
  const page = cut(findProducts(call.args, rest.database), call.args);
  return listAnswer(
    page,
    page.rows.map(row => ({ ...rowWire(row, rest), ...editFields(row, call, rest) })),
  );
}

const editFields = (row: Product | Variation, call: Call, rest: Rest) =>
  call.args.context === 'edit' && 'slug' in row
    ? { permalink_template: `${rest.home}/product/%pagename%/`, generated_slug: row.slug }
    : {};

function one(call: Call, rest: Rest): Answer {
  const id = Number(call.at.id);
  const row = rest.database.get('products', id) ?? rest.database.get('variations', id);
  if (!row) throw new RestError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
  const wire = rowWire(row, rest);
  return { body: { ...wire, ...editFields(row, call, rest) }, links: wire._links as Links };
}
