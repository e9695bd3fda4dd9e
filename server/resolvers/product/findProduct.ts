import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import { sampleProducts } from '../../upstreams/shop/sample.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import { exactlyOne, idOf } from '../arguments.ts';
import { dependOnIndex, pathTag } from '../indexTags.ts';
import { fetchAlong } from './fetchAlong.ts';
import { isRefused } from './listProducts.ts';
import { productSetFor } from './productSet.ts';
import { loadProduct } from './productsById.ts';

export async function findProduct(
  args: { id?: string | null; slug?: string | null },
  info: GraphQLResolveInfo,
  context: Context,
): Promise<Product | null> {
  const { catalogue, scope, shop } = context;
  const selected = selectedFields(info);
  const set = productSetFor(selected);
  const given = exactlyOne(args, 'slug', 'id');
  const id = given === 'id' ? idOf(args.id) : catalogue.products.idOf(args.slug!);
  dependOnIndex(context, [pathTag('product', id), 'productGroups']);
  const known = id === null ? null : loadProduct(id, set, context);
  if (id !== null && catalogue.products.ready) fetchAlong(id, selected, info, context);
  // A product made, or made anew, a moment ago is not in the index yet.
  const bySlug = (slug: string) => orSample(shop.products.bySlug(scope, slug, set), slug, context);
  return (await known) ?? (args.slug && !catalogue.products.complete ? bySlug(args.slug) : null);
}

/** Where the samples stand in for the shop, each has a page. */
const orSample = (load: Promise<Product | null>, slug: string, { config, catalogue }: Context) =>
  load.catch(error => {
    const sample = sampleProducts.find(one => one.slug === slug);
    if (sample && !catalogue.products.ready && config.sampleData && isRefused(error)) return sample;
    throw error;
  });
