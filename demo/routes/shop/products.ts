import { collection } from '../../rest/collection.ts';
import type { Rest } from '../../rest/rest.ts';
import { productWire } from '../../wire/shop/product.ts';
import { sortProducts } from './productOrder.ts';
import { fits, productParams as params } from './productQuery.ts';
import { refuseList, refuseRow } from './shop.ts';

export const products = (rest: Rest) =>
  collection(rest, 'products', {
    path: '/wc/v3/products',
    params,
    refuseList,
    refuseRow,
    unknown: ['woocommerce_rest_product_invalid_id', 'Invalid ID.'],
    fits: (row, { args }) => fits(row, args, rest.database),
    sort: (rows, args) => sortProducts(rows, args, rest.database),
    // By its own address the row takes no list of keys: PHP has the whole text for one.
    show: (row, { args }) => productWire(row, rest, [args.include_meta ?? []].flat()),
  });
