import type { Product } from 'schema-dts';
import type { ProductSeo_ProductFragment } from '../../../gql/graphql.ts';
import type { Site } from '../../../site/useSite.ts';
import { amountOf, rangeOf } from './priceData.ts';

const availability = {
  IN_STOCK: 'https://schema.org/InStock',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  ON_BACKORDER: 'https://schema.org/BackOrder',
} as const;

type Status = keyof typeof availability | null;

/** Whether it is told for sale at all. */
export const isOffered = ({ sample, asOf, protected: locked }: ProductSeo_ProductFragment): boolean =>
  !sample && !asOf && !locked;

/** What a product is offered for: one price, or the range of its variations. */
export function offerData(product: ProductSeo_ProductFragment, site: Site): Pick<Product, 'offers'> {
  const { price, path, stock } = product;
  // Of what comes in variations each has its price: without them nobody knows the range.
  const variations = product.__typename === 'VariableProduct' ? product.variations : [];
  if (!price || !variations || !isOffered(product)) return {};
  const offered = commonOf({ currency: price.currency, status: stock.status, url: site.url + path });
  const common = { ...offered, ...termsOf(site, isSentAtOnce(product, stock)) };
  const priced = variations.filter(one => one.price);
  const range = rangeOf(priced);
  if (range && range.low !== range.high)
    return {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: range.low,
        highPrice: range.high,
        offerCount: priced.length,
        ...common,
      },
    };
  return { offers: { '@type': 'Offer', price: range?.low ?? amountOf(product)!, ...common } };
}

interface Offered {
  currency: string;
  status: Status;
  url: string;
}

/** What an offer says besides its price and the terms of the shop. */
export const commonOf = ({ currency, status, url }: Offered) => ({
  priceCurrency: currency,
  url,
  ...(status && { availability: availability[status] }),
});

/** Whether the days of delivery hold: of a thing that is sold here, while it is in stock. */
export const isSentAtOnce = (
  { __typename, shipping }: ProductSeo_ProductFragment,
  { status }: { status: Status },
): boolean => shipping.required && __typename !== 'ExternalProduct' && status === 'IN_STOCK';

/** The terms of the shop where they were written out before, in the same page. */
export const sameTerms = (site: Site, isSent: boolean) =>
  Object.fromEntries(Object.entries(termsOf(site, isSent)).map(([name, { '@id': id }]) => [name, { '@id': id }]));

/** Delivery, of what is sent at once, and returns, as far as they are configured. */
const termsOf = ({ delivery, returnDays, place }: Site, isSent: boolean) => ({
  // Delivery and returns must name their country, and delivery its cost: without them search engines take neither.
  ...(isSent &&
    delivery?.cost &&
    place && {
      shippingDetails: {
        '@type': 'OfferShippingDetails' as const,
        '@id': '#delivery',
        shippingRate: {
          '@type': 'MonetaryAmount' as const,
          value: delivery.cost.amount,
          currency: delivery.cost.currency,
        },
        shippingDestination: { '@type': 'DefinedRegion' as const, addressCountry: place.country },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime' as const,
          cutoffTime: `${delivery.orderBefore}:00+02:00`,
          handlingTime: { '@type': 'QuantitativeValue' as const, minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: {
            '@type': 'QuantitativeValue' as const,
            minValue: 1,
            maxValue: delivery.workingDays,
            unitCode: 'DAY',
          },
        },
      },
    }),
  ...(returnDays &&
    place && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy' as const,
        '@id': '#returns',
        applicableCountry: place.country,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow' as const,
        merchantReturnDays: returnDays,
      },
    }),
});
