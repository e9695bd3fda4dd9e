import type { Seed, SeedProduct } from '../seed/types.ts';
import type { Ids } from './ids.ts';
import type { Product, Variation } from './rows.ts';

const FIRST_VARIATION = 6001;
/** room for variations per product, so that one more does not move the next product's */
const ROOM = 100;

export function plantProducts(seed: Seed, ids: Ids): { products: Product[]; variations: Variation[] } {
  const variations = seed.products.flatMap((product, at) => plantVariations(product, at, ids));
  const products = seed.products.map((product, at) => plantProduct(product, at, ids));
  return { products, variations };
}

function plantProduct(product: SeedProduct, at: number, ids: Ids): Product {
  return {
    ...product,
    id: ids.of('product', product.slug),
    categories: ids.many('product_cat', product.categories),
    tags: ids.many('product_tag', product.tags),
    images: ids.many('media', product.images),
    upsells: ids.many('product', product.upsells),
    crossSells: ids.many('product', product.crossSells),
    grouped: ids.many('product', product.grouped),
    variations: product.variations.map((_, index) => variationId(at, index)),
  };
}

const variationId = (product: number, index: number) => FIRST_VARIATION + product * ROOM + index;

function plantVariations(product: SeedProduct, at: number, ids: Ids): Variation[] {
  if (product.variations.length > ROOM) {
    throw new Error(`Seed: "${product.slug}" has over ${ROOM} variations. Raise ROOM in plantProducts.ts.`);
  }
  return product.variations.map((variation, index) => ({
    ...variation,
    id: variationId(at, index),
    parent: ids.of('product', product.slug),
    image: ids.maybe('media', variation.image),
    date: product.date,
    modified: product.modified,
    status: product.status === 'private' ? 'private' : 'publish',
  }));
}
