import type { GraphQLResolveInfo } from 'graphql';
import type { Relations } from '../../catalogue/read/related.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import { productsById } from './productsById.ts';

export const related = async (ids: readonly number[], info: GraphQLResolveInfo, context: Context) =>
  productsById(ids, selectedFields(info), context);

/** Where lists do not show a product. */
const HIDDEN = new Set(['hidden', 'search']);

/** The products that the shop names beside one: as the index has them, else as the row says. */
export const named = (
  product: Product,
  row: readonly number[] | undefined,
  kind: keyof Relations,
  { catalogue }: Context,
): readonly number[] => (catalogue.products.ready ? catalogue.products.relations(product.id)[kind] : (row ?? []));

/** Named products without hidden ones, which the index leaves out already. */
export const offered = async (ids: readonly number[], info: GraphQLResolveInfo, context: Context): Promise<Product[]> =>
  (await related(ids, info, context)).filter(row => !HIDDEN.has(row.catalog_visibility ?? 'visible'));
