import type { Product } from '../../data/rows.ts';
import { RestError } from '../../rest/error.ts';
import { context, pageOf } from '../../rest/list.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { productLinks, productWire } from '../../wire/shop/product.ts';
import { notBuilt } from '../content/articles.ts';
import { sortProducts } from './productOrder.ts';
import { fits, productParams } from './productQuery.ts';
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

function list({ args }: Call, rest: Rest): Answer {
  const { database } = rest;
  const rows = database.all('products').filter(row => fits(row, args, database));
  return pageOf(sortProducts(rows, args, database), args, row => wireOf(row, args, rest));
}

/** The back office is told more. */
const wireOf = (row: Product, { context }: Args, rest: Rest) => ({
  ...productWire(row, rest),
  ...(context === 'edit' && { permalink_template: `${rest.home}/product/%pagename%/`, generated_slug: row.slug }),
});

function one({ at, args }: Call, rest: Rest): Answer {
  const row = rest.database.get('products', Number(at.id));
  if (!row) throw new RestError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
  return { body: wireOf(row, args, rest), links: productLinks(row, rest) };
}
