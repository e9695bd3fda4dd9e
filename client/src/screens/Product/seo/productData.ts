import type { Product, ProductGroup } from 'schema-dts';
import { isGtin } from '../../../../../rules/gtin.ts';
import type { ProductSeo_ProductFragment } from '../../../gql/graphql.ts';
import { plainText } from '../../../lib/format/plainText.ts';
import { absolute } from '../../../seo/absolute.ts';
import type { Site } from '../../../site/useSite.ts';
import { groupData } from './groupData.ts';
import { offerData } from './offerData.ts';

/**
 * The product as search engines read it: with an offer only where it is sold at a price, with a rating only where there
 * is one, and with its variations where it has some.
 */
export function productData(product: ProductSeo_ProductFragment, site: Site): Product | ProductGroup {
  const { name, path, sku, seoGtin: gtin, image, rating, shortDescription, description, reviews } = product;
  const share = image?.seoPicture;
  const words = plainText(shortDescription || description);
  const common = {
    name,
    url: site.url + path,
    ...(words && { description: words }),
    ...(sku && { sku }),
    ...(isGtin(gtin) && { gtin }),
    ...(site.name && { brand: { '@type': 'Brand' as const, name: site.name } }),
    ...(share && { image: absolute(share, site.url) }),
    ...described(product),
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
      review: reviews?.items.map(reviewData) ?? [],
    }),
  };
  const group = groupData(product, site);
  return group
    ? { '@type': 'ProductGroup', ...common, ...offerData(product, site), ...group }
    : { '@type': 'Product', ...common, ...offerData(product, site) };
}

type Review = NonNullable<ProductSeo_ProductFragment['reviews']>['items'][number];

const reviewData = ({ reviewer, review, rating, createdAt }: Review) => ({
  '@type': 'Review' as const,
  author: { '@type': 'Person' as const, name: reviewer },
  reviewBody: plainText(review),
  ...(rating > 0 && { reviewRating: { '@type': 'Rating' as const, ratingValue: rating, bestRating: 5 } }),
  datePublished: createdAt,
});

/** What is the same of every one of it. */
function described({ seoAttributes: attributes }: ProductSeo_ProductFragment) {
  const only = (slugs: RegExp) => {
    const options = attributes.find(({ slug }) => slugs.test(slug))?.options ?? [];
    return options.length === 1 ? options[0]!.name : null;
  };
  const [size, material, color] = [only(/^size$/), only(/^material$/), only(/^colou?r$/)];
  return { ...(size && { size }), ...(material && { material }), ...(color && { color }) };
}
