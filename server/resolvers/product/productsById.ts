import type { Context } from '../../context/context.ts';
import { orOlder, orOlderEach } from '../../context/standIn.ts';
import type { ProductSet } from '../../upstreams/shop/product.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import { dependOnIndex } from '../indexTags.ts';
import { rowsThere } from '../rowsThere.ts';
import { isLink, productSetFor } from './productSet.ts';

/** Products in the order of `ids`; those that are gone or cannot be had are left out. Links alone come from the index without a call. */
export async function productsById(
  ids: readonly number[],
  selected: ReadonlySet<string>,
  context: Context,
): Promise<Product[]> {
  const { catalogue, scope } = context;
  dependOnIndex(
    context,
    ids.map(id => `product:${id}`),
  );
  if (catalogue.products.ready && isLink(selected)) return catalogue.products.links(ids);
  const set = productSetFor(selected);
  const load = context.loaders.product.loadMany(ids.map(id => ({ id, set })));
  const rows = catalogue.products.ready
    ? await orOlderEach(scope, ids, load, id => catalogue.products.row(id))
    : await load;
  return rowsThere(rows, scope);
}

/** A product as the shop has it; while that is away as the index has it, marked by `asOf`. Null for an unknown one. */
export function loadProduct(
  id: number,
  set: ProductSet,
  { catalogue, loaders, scope }: Context,
): Promise<Product | null> {
  const load = loaders.product.load({ id, set });
  return catalogue.products.ready ? orOlder(scope, load, () => catalogue.products.row(id)) : load;
}
