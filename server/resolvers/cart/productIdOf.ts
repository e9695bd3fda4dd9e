import type { Context } from '../../context/context.ts';
import { slugOf } from '../../upstreams/store/slugOf.ts';
import type { StoreCartItem } from '../../upstreams/store/wire.ts';

/** The id of the product that is bought, or that the variation belongs to. */
export async function productIdOf(item: StoreCartItem, { catalogue, shop, scope }: Context): Promise<number | null> {
  const slug = slugOf(item);
  if (!slug) return null;
  if (catalogue.products.ready) return catalogue.products.idOf(slug);
  return (await shop.products.bySlug(scope, slug, 'card'))?.id ?? null;
}
