import type { Product, Variation } from './wire.ts';

/** Whether some of it is there: a shop that counts may still call its last ones in stock when they are gone. */
export const isInStock = ({ stock_status, manage_stock, stock_quantity }: Product | Variation): boolean =>
  stock_status === 'instock' && (!manage_stock || (stock_quantity ?? 1) > 0);
