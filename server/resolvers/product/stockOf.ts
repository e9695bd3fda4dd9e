import { wordIn } from '../../../rules/wordIn.ts';
import type { Backorders, StockStatus } from '../../gql/types.ts';
import { isInStock } from '../../upstreams/shop/inStock.ts';
import type { Product, Variation } from '../../upstreams/shop/wire.ts';

// What a product and a variation have in common: price, stock, picture, measures, options.

const STOCK: Record<string, StockStatus> = {
  instock: 'IN_STOCK',
  outofstock: 'OUT_OF_STOCK',
  onbackorder: 'ON_BACKORDER',
};

const BACKORDERS: Record<string, Backorders> = { no: 'NO', notify: 'NOTIFY', yes: 'YES' };

/** In stock only if the status says so and pieces are not counted or one is left: then no label says otherwise. */
export function stockOf(row: Product | Variation) {
  const said = wordIn(STOCK, row.stock_status) ?? null;
  const inStock = isInStock(row);
  const backorders = wordIn(BACKORDERS, row.backorders) ?? 'NO';
  const none = backorders === 'NO' ? 'OUT_OF_STOCK' : 'ON_BACKORDER';
  const status = said === 'IN_STOCK' && !inStock ? none : said;
  const managed = row.manage_stock ?? false;
  const quantity = managed ? (row.stock_quantity ?? null) : null;
  return { status, managed, quantity, backorders, inStock };
}
