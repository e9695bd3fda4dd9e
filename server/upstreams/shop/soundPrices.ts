import type { ShopOptions } from './options.ts';

interface Prices {
  price?: string | null | undefined;
  regular_price?: string | null | undefined;
  sale_price?: string | null | undefined;
  on_sale?: boolean | undefined;
  purchasable?: boolean | undefined;
}

const isBelowNothing = (price: unknown): boolean => Number(price) < 0;

/** Prices as they can be charged: what costs less than nothing is had on request, and no sale is dearer than none. */
export function soundPrices<P extends Prices>(row: P): P {
  if (isBelowNothing(row.price))
    return Object.assign(row, {
      price: null,
      regular_price: null,
      sale_price: null,
      on_sale: false,
      purchasable: false,
    });
  if (row.on_sale && row.regular_price && row.sale_price && Number(row.sale_price) >= Number(row.regular_price))
    row.on_sale = false;
  return row;
}

/** Says of a row that its price was taken away. */
export function tellPriceBelow({ upstream, log }: ShopOptions, row: unknown): void {
  const { id, price } = row as { id?: unknown; price?: unknown };
  if (isBelowNothing(price))
    log.warn({ upstream: upstream.name, row: id, price }, 'A price is below 0: what has it is had on request');
}
