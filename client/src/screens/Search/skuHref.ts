import type { SearchQuery } from '../../gql/graphql.ts';

/** A SKU that might be a word is looked for as one. */
const IS_SKU = /[\d-]/;

/** Where what was searched leads at once: the product whose SKU it is, with the choice that it names; null for words. */
export function skuHref(query: string, sku: SearchQuery['search']['sku']): string | null {
  if (!sku?.product || !IS_SKU.test(query)) return null;
  const choice = new URLSearchParams(
    sku.variation?.attributes.filter(({ valueSlug }) => valueSlug).map(({ slug, valueSlug }) => [slug, valueSlug]),
  );
  return sku.product.path + (choice.size ? `?${choice}` : '');
}
