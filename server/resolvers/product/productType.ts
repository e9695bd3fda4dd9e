import { wordIn } from '../../../rules/wordIn.ts';
import type { ProductType } from '../../gql/types.ts';
import type { Product } from '../../upstreams/shop/wire.ts';

export const TYPES: Record<string, ProductType> = {
  simple: 'SIMPLE',
  variable: 'VARIABLE',
  grouped: 'GROUPED',
  external: 'EXTERNAL',
};

const TYPENAMES = {
  SIMPLE: 'SimpleProduct',
  VARIABLE: 'VariableProduct',
  GROUPED: 'GroupedProduct',
  EXTERNAL: 'ExternalProduct',
} as const;

export const productType = (product: Product): ProductType => wordIn(TYPES, product.type) ?? 'SIMPLE';

export const productTypename = (product: Product) => TYPENAMES[productType(product)];
