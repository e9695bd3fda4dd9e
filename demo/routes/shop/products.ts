import type { Product } from '../../data/rows.ts';
import { collection } from '../../rest/collection.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import { productLinks, productWire } from '../../wire/shop/product.ts';
import { notBuilt } from '../content/articles.ts';
import { sortProducts } from './productOrder.ts';
import { fits, productParams as params } from './productQuery.ts';
import { refuseCreation, refuseList, refuseRow } from './shop.ts';

export const products = (rest: Rest) =>
  collection(rest, 'products', {
    ...{ path: '/wc/v3/products', params, contexts: ['view', 'edit'], refuseList, refuseRow, alwaysAllowed: true },
    unknown: ['woocommerce_rest_product_invalid_id', 'Invalid ID.'],
    fits: (row, { args }) => fits(row, args, rest.database),
    sort: (rows, args) => sortProducts(rows, args, rest.database),
    show: (row, { args }) => wireOf(row, args, rest),
    beside: row => ({ links: productLinks(row, rest) }),
    POST: { permit: refuseCreation, answer: notBuilt },
  });

/** The back office is told more. */
const wireOf = (row: Product, { context }: Args, rest: Rest) => ({
  ...productWire(row, rest),
  ...(context === 'edit' && { permalink_template: `${rest.home}/product/%pagename%/`, generated_slug: row.slug }),
});
