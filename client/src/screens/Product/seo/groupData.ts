import type { ProductGroup } from 'schema-dts';
import { isGtin } from '../../../../../rules/gtin.ts';
import type { ProductSeo_ProductFragment } from '../../../gql/graphql.ts';
import { absolute } from '../../../seo/absolute.ts';
import type { Site } from '../../../site/useSite.ts';
import { commonOf, isOffered, isSentAtOnce, sameTerms } from './offerData.ts';
import { amountOf } from './priceData.ts';

const named = { size: 'size', material: 'material', colour: 'color', color: 'color' } as const;

type Group = Pick<ProductGroup, 'productGroupID' | 'variesBy' | 'hasVariant'>;
type Variable = Extract<ProductSeo_ProductFragment, { __typename: 'VariableProduct' }>;
type Variation = NonNullable<Variable['variations']>[number];

/** The variations of a product with what tells them apart, each at its own address; null of a product without. */
export function groupData(product: ProductSeo_ProductFragment, site: Site): Group | null {
  if (product.__typename !== 'VariableProduct' || !product.variations?.length) return null;
  const { id, sku, variations } = product;
  const slugs = new Set(variations.flatMap(one => one.attributes.map(({ slug }) => slug)));
  const varies = [...slugs].flatMap(slug => nameOf(slug) ?? []);
  return {
    productGroupID: sku ?? id,
    ...(varies.length > 0 && { variesBy: varies.map(name => `https://schema.org/${name}`) }),
    hasVariant: variations.map(one => variantOf(product, one, site)),
  };
}

const nameOf = (slug: string) => (Object.hasOwn(named, slug) ? named[slug as keyof typeof named] : null);

function variantOf(product: Variable, variation: Variation, site: Site) {
  const { sku, seoGtin: gtin, price, stock, attributes, image } = variation;
  const chosen = new URLSearchParams(
    attributes.filter(({ valueSlug }) => valueSlug).map(one => [one.slug, one.valueSlug]),
  );
  const url = `${site.url}${product.path}${chosen.size > 0 ? `?${chosen}` : ''}`;
  const known = attributes.flatMap(({ slug, value }) => {
    const name = nameOf(slug);
    return name && value ? [[name, value]] : [];
  });
  const share = image?.seoPicture ?? product.image?.seoPicture;
  return {
    '@type': 'Product' as const,
    name: [product.name, ...attributes.map(({ value }) => value).filter(Boolean)].join(', '),
    url,
    ...(sku && { sku }),
    ...(isGtin(gtin) && { gtin }),
    ...(share && { image: absolute(share, site.url) }),
    ...Object.fromEntries(known),
    ...(price &&
      isOffered(product) && {
        offers: {
          '@type': 'Offer' as const,
          price: amountOf(variation)!,
          ...commonOf({ currency: price.currency, status: stock.status, url }),
          ...sameTerms(site, isSentAtOnce(product, product.stock) && isSentAtOnce(product, stock)),
        },
      }),
  };
}
