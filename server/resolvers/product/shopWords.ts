import type { ProductType, StockStatus } from '../../gql/types.ts';

/** As the shop writes the types of products. */
export const typeWords = {
  SIMPLE: 'simple',
  VARIABLE: 'variable',
  GROUPED: 'grouped',
  EXTERNAL: 'external',
} as const satisfies Record<ProductType, string>;

/** As the shop writes the states of stock. */
export const stockWords = {
  IN_STOCK: 'instock',
  ON_BACKORDER: 'onbackorder',
  OUT_OF_STOCK: 'outofstock',
} as const satisfies Record<StockStatus, string>;

export const nameOf = <Name extends string>(words: Readonly<Record<Name, string>>, word: string): Name =>
  (Object.keys(words) as Name[]).find(name => words[name] === word)!;

export const stockStatusOf = (word: string): StockStatus => nameOf(stockWords, word);
