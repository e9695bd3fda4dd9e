import type { Product } from 'schema-dts';
import type { ProductSeo_ProductFragment } from '../../gql/graphql.ts';
import { plainText } from '../../lib/plainText.ts';
import { absolute } from '../../seo/absolute.ts';

const availability = {
  IN_STOCK: 'https://schema.org/InStock',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  ON_BACKORDER: 'https://schema.org/BackOrder',
} as const;

/** The product as search engines read it: with an offer only where it is sold at a price, with a rating only where there is one. */
export function productData(product: ProductSeo_ProductFragment, siteUrl: string): Product {
  const { name, path, sku, image, rating, shortDescription, description } = product;
  const share = image?.share;
  const words = plainText(shortDescription || description);
  return {
    '@type': 'Product',
    name,
    url: siteUrl + path,
    ...(words && { description: words }),
    ...(sku && { sku }),
    ...(share && { image: absolute(share, siteUrl) }),
    ...offers(product, siteUrl),
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  };
}

function offers(product: ProductSeo_ProductFragment, siteUrl: string): Pick<Product, 'offers'> {
  const { price, path, stock, sample, asOf } = product;
  if (!price || sample || asOf || product.protected) return {};
  const common = {
    priceCurrency: price.currency,
    url: siteUrl + path,
    ...(stock.status && { availability: availability[stock.status] }),
  };
  const range = product.__typename === 'VariableProduct' ? product.priceRange : null;
  if (range && range.min.amount !== range.max.amount) {
    return {
      offers: { '@type': 'AggregateOffer', lowPrice: range.min.amount, highPrice: range.max.amount, ...common },
    };
  }
  return { offers: { '@type': 'Offer', price: range?.min.amount ?? price.amount, ...common } };
}
